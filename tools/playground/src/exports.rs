//! The functions that the host of the WebAssembly module calls.

#![allow(unsafe_code, reason = "memory is shared with the host")]
#![allow(unreachable_pub, reason = "the host calls these functions")]

use std::alloc::Layout;

/// Allocates memory for a request of `len` bytes. Null if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn allocate(len: usize) -> *mut u8 {
    match Layout::array::<u8>(len.max(1)) {
        // SAFETY: the size is not zero.
        Ok(layout) => unsafe { std::alloc::alloc(layout) },
        Err(_) => std::ptr::null_mut(),
    }
}

/// Answers the request of `len` bytes at `request`, which [`allocate`] returned for this `len`, and frees it. The result is
/// the address of the answer: its length as 4 bytes in little endian, and its bytes. [`release`] frees it.
///
/// # Safety
/// The host keeps to that.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn respond(request: *mut u8, len: usize) -> *mut u8 {
    // SAFETY: the host says so.
    let request = unsafe { Vec::from_raw_parts(request, len, len.max(1)) };
    let answer = crate::respond(&request);
    let mut out = Vec::with_capacity(answer.len() + 4);
    out.extend((answer.len() as u32).to_le_bytes());
    out.extend(answer);
    Box::into_raw(out.into_boxed_slice()).cast()
}

/// Frees an answer.
///
/// # Safety
/// [`respond`] returned it, and nothing uses it any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn release(answer: *mut u8) {
    // SAFETY: the host says so, and the first 4 bytes are the length of the rest.
    unsafe {
        let len = u32::from_le_bytes(answer.cast::<[u8; 4]>().read()) as usize + 4;
        drop(Box::from_raw(std::ptr::slice_from_raw_parts_mut(answer, len)));
    }
}
