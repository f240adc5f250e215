//! The flag by which a host ends translations in other threads.

use crate::options::COptions;
use crate::pointers::{exclusive, free, guard, hand_out, shared};
use crate::status::Status;
use spirv_llvm::CancelFlag;

/// A flag by which a host cancels translations in other threads. As the only kind of handle it may be used by many
/// threads at once in every way except for being freed.
pub struct CCancel(CancelFlag);

/// A flag that is not raised. `spirv_llvm_cancel_free` frees it.
#[unsafe(no_mangle)]
pub extern "C" fn spirv_llvm_cancel_new() -> *mut CCancel {
    guard(std::ptr::null_mut(), || hand_out(CCancel(CancelFlag::new())))
}

/// Frees the handle; options that have the flag keep it as it is.
///
/// # Safety
/// `cancel` is null, or a handle that is not used from here on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_cancel_free(cancel: *mut CCancel) {
    // SAFETY: as the caller vouches.
    unsafe { free(cancel) };
}

/// Raises the flag permanently: translations with options that have it end with the status `cancelled` at the next
/// function that they reach. It may be called in a signal handler.
///
/// # Safety
/// `cancel` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_cancel_request(cancel: *const CCancel) {
    // SAFETY: as the caller vouches.
    if let Some(cancel) = unsafe { shared(cancel) } {
        cancel.0.cancel();
    }
}

/// Has translations with these options end when the flag is raised; null: nothing ends them.
///
/// # Safety
/// `options` is null or a handle that no other thread uses during the call; `cancel` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_options_set_cancel(
    options: *mut COptions,
    cancel: *const CCancel,
) -> Status {
    guard(Status::Internal, || {
        // SAFETY: as the caller vouches.
        let Some(options) = (unsafe { exclusive(options) }) else { return Status::InvalidArgument };
        // SAFETY: as the caller vouches.
        options.set_cancel(unsafe { shared(cancel) }.map(|cancel| cancel.0.clone()))
    })
}
