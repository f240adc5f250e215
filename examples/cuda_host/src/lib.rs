//! Starts kernels on NVIDIA's GPUs: code in PTX that `spirv-llvm -r --executable=nvptx64-nvidia-cuda` and LLVM made.
//!
//! [`Kernel::all`] reads the layout of the arguments, which the module states as `!spirv.kernel_abi`, and [`Kernel::parameters`]
//! makes the parameters of a launch; neither needs a device. [`Device`] runs launches with NVIDIA's driver.

mod driver;
mod layout;

pub use driver::{Code, Device, Memory};
pub use layout::{Argument, Given, Kernel, Kind, Parameter, Range};
