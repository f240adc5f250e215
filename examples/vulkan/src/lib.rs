//! Starts OpenCL kernels that were translated to Vulkan modules. The reflection in the module is all that a launch needs.
//!
//! [`Plan::of`] turns a launch into descriptors, push constants and specialization constants; it does not use Vulkan.
//! [`Session`] holds the memory of a program on a [`Device`] and runs plans. [`printf::text`] formats the records that
//! `printf` has left in its buffer.

mod block;
mod capabilities;
mod device;
mod dispatch;
mod formats;
mod images;
mod plan;
pub mod printf;
mod ranges;
mod request;
mod session;

pub use block::{Block, Source};
pub use device::Device;
pub use plan::{Binding, Contents, DescriptorKind, Plan};
pub use ranges::Region;
pub use request::{Argument, Image, ImageKind, Launch, Memory};
pub use session::Session;
