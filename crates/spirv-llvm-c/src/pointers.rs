//! Input from C: pointers and handles, checked before any other use.

use std::ffi::{CStr, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs `work`; if it panics, which would be a defect of this library, returns `otherwise`.
pub(crate) fn guard<T>(otherwise: T, work: impl FnOnce() -> T) -> T {
    // Partial results of `work` are not visible: the caller receives `otherwise`.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(otherwise)
}

/// The bytes that C hands over; `None` for a null pointer to more than none.
///
/// # Safety
/// `data` is null, or points to `size` bytes that do not change as long as the result is used.
pub(crate) unsafe fn bytes<'a>(data: *const c_void, size: usize) -> Option<&'a [u8]> {
    match (data.is_null(), size) {
        (_, 0) => Some(&[]),
        (true, _) => None,
        // SAFETY: not null, and the caller vouches for the bytes. No object is larger than isize::MAX.
        (false, _) => Some(unsafe { std::slice::from_raw_parts(data.cast(), size) }),
    }
}

/// Returns the text that C passes; `None` for a null pointer and for text that is not UTF-8.
///
/// # Safety
/// `text` is null, or points to zero-terminated bytes that do not change as long as the result is used.
pub(crate) unsafe fn text<'a>(text: *const c_char) -> Option<&'a str> {
    if text.is_null() {
        return None;
    }
    // SAFETY: not null, and the caller vouches for the zero at the end.
    unsafe { CStr::from_ptr(text) }.to_str().ok()
}

/// Returns the object of a handle; `None` for a null one.
///
/// # Safety
/// `handle` is null, or comes from this library, is not freed, and is not changed as long as the result is used.
pub(crate) unsafe fn shared<'a, T>(handle: *const T) -> Option<&'a T> {
    // SAFETY: a handle that is not null comes from `Box::into_raw`, or points into an object of one.
    unsafe { handle.as_ref() }
}

/// Returns the object of a handle, to change it; `None` for a null one.
///
/// # Safety
/// `handle` is null, or comes from this library, is not freed, and has no other users as long as the result is used.
pub(crate) unsafe fn exclusive<'a, T>(handle: *mut T) -> Option<&'a mut T> {
    // SAFETY: a handle that is not null comes from `Box::into_raw`.
    unsafe { handle.as_mut() }
}

/// Hands a value out as a handle.
pub(crate) fn hand_out<T>(value: T) -> *mut T {
    Box::into_raw(Box::new(value))
}

/// Frees the object of a handle; does nothing for a null one.
///
/// # Safety
/// `handle` is null, or comes from [`hand_out`] and is not used from here on.
pub(crate) unsafe fn free<T>(handle: *mut T) {
    if !handle.is_null() {
        // SAFETY: it comes from `Box::into_raw`, and the caller passes ownership.
        let value = unsafe { Box::from_raw(handle) };
        guard((), || drop(value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn null_pointers_are_looked_at_first() {
        // SAFETY: a null pointer is allowed.
        assert_eq!(unsafe { bytes(std::ptr::null(), 0) }, Some(&[][..]));
        // SAFETY: a null pointer is allowed.
        assert_eq!(unsafe { bytes(std::ptr::null(), 3) }, None);
        // SAFETY: a null pointer is allowed.
        assert_eq!(unsafe { text(std::ptr::null()) }, None);
        // SAFETY: the text ends with a zero.
        assert_eq!(unsafe { text(c"\xff".as_ptr()) }, None);
    }

    #[test]
    fn a_panic_ends_at_the_guard() {
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(|_| {}));
        let answer = guard(7, || panic!("for the test"));
        std::panic::set_hook(hook);
        assert_eq!(answer, 7);
    }
}
