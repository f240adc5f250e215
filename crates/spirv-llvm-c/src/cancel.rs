//! The flag by which a host ends translations in other threads.

use crate::options::COptions;
use crate::pointers::{exclusive, free, guard, hand_out, shared};
use crate::status::Status;
use spirv_llvm::CancelFlag;

/// A flag for canceling translations in other threads. Unlike other handles, several threads may use it at once, but
/// not while it is freed.
pub struct CCancel(CancelFlag);

/// Returns a new flag that is not raised. `spirv_llvm_cancel_free` frees it.
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

/// Sets the flag that cancels translations with these options; null removes it.
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
