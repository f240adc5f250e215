//! The C ABI of spirv-llvm. `include/spirv_llvm.h` is generated from this crate (`cargo xtask codegen`); the comments
//! here on functions are the documentation for C programmers.
//!
//! Rules of every function:
//!
//! - Nothing here keeps state between calls: functions may be called in any thread, and at the same time. Handles are
//!   like values of C++: many threads may read one, and a thread that changes or frees it must be its only user.
//! - A null handle, and a number beyond the end of a list, are allowed: the result is 0, null, or false.
//! - A panic, which would be a defect, does not pass through: it becomes the status `internal`.
//! - Texts are UTF-8 and end with a zero. They live as long as the handle they come from.
#![expect(unsafe_code, reason = "pointers of C come in and go out here, and nowhere else in the project")]
#![warn(clippy::undocumented_unsafe_blocks, clippy::multiple_unsafe_ops_per_block)]
#![deny(unsafe_op_in_unsafe_fn)]

mod allocator;
mod cancel;
mod diagnostics;
mod inspect;
mod inspected_constants;
mod json;
mod options;
mod outcome;
mod pointers;
mod status;
mod text;
mod translate;

pub use allocator::{Allocator, spirv_llvm_options_set_allocator};
pub use cancel::*;
pub use diagnostics::*;
pub use inspect::*;
pub use options::*;
pub use outcome::*;
pub use status::*;
pub use translate::*;

use std::ffi::c_char;

/// The version of the ABI in this header. Libraries with other versions have other file names.
pub const SPIRV_LLVM_ABI_VERSION: u32 = 1;

/// Returns the version of the library's ABI.
#[unsafe(no_mangle)]
pub extern "C" fn spirv_llvm_abi_version() -> u32 {
    SPIRV_LLVM_ABI_VERSION
}

/// Returns the version of the library, as `1.2.3`.
#[unsafe(no_mangle)]
pub extern "C" fn spirv_llvm_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}
