//! What comes in from C: pointers and handles, looked at before anything else is done with them.

use std::ffi::{CStr, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs `work`; a panic, which would be a defect of this library, gives `otherwise` and ends here.
pub(crate) fn guard<T>(otherwise: T, work: impl FnOnce() -> T) -> T {
    // Whoever looks at what `work` left half done gets `otherwise` first.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(otherwise)
}

/// The bytes that C hands over; `None` for a null pointer to more than none.
///
/// # Safety
/// `data` is null, or points to `size` bytes that nobody changes as long as the result is used.
pub(crate) unsafe fn bytes<'a>(data: *const c_void, size: usize) -> Option<&'a [u8]> {
    match (data.is_null(), size) {
        (_, 0) => Some(&[]),
        (true, _) => None,
        // SAFETY: not null, and the caller vouches for the bytes. No object is larger than isize::MAX.
        (false, _) => Some(unsafe { std::slice::from_raw_parts(data.cast(), size) }),
    }
}

/// The text that C hands over; `None` for a null pointer and for what is not UTF-8.
///
/// # Safety
/// `text` is null, or points to bytes up to a zero that nobody changes as long as the result is used.
pub(crate) unsafe fn text<'a>(text: *const c_char) -> Option<&'a str> {
    if text.is_null() {
        return None;
    }
    // SAFETY: not null, and the caller vouches for the zero at the end.
    unsafe { CStr::from_ptr(text) }.to_str().ok()
}

/// What a handle stands for; `None` for a null one.
///
/// # Safety
/// `handle` is null, or comes from this library, is not freed, and nobody changes it as long as the result is used.
pub(crate) unsafe fn shared<'a, T>(handle: *const T) -> Option<&'a T> {
    // SAFETY: a handle that is not null comes from `Box::into_raw`, or points into what one owns.
    unsafe { handle.as_ref() }
}

/// What a handle stands for, to change it; `None` for a null one.
///
/// # Safety
/// `handle` is null, or comes from this library, is not freed, and nobody else uses it as long as the result is used.
pub(crate) unsafe fn exclusive<'a, T>(handle: *mut T) -> Option<&'a mut T> {
    // SAFETY: a handle that is not null comes from `Box::into_raw`.
    unsafe { handle.as_mut() }
}

/// Hands a value out as a handle.
pub(crate) fn hand_out<T>(value: T) -> *mut T {
    Box::into_raw(Box::new(value))
}

/// Frees what a handle stands for; nothing for a null one.
///
/// # Safety
/// `handle` is null, or comes from [`hand_out`] and is used by nobody from here on.
pub(crate) unsafe fn free<T>(handle: *mut T) {
    if !handle.is_null() {
        // SAFETY: it comes from `Box::into_raw`, and the caller gives it up.
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
