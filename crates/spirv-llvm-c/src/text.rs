//! Conversion of texts for C.

use std::ffi::{CString, c_char};

/// A text for C. A zero inside, which would end it early, becomes U+FFFD.
pub(crate) fn owned(text: &str) -> CString {
    let whole = CString::new(text);
    whole.unwrap_or_else(|_| CString::new(text.replace('\0', "\u{fffd}")).unwrap_or_default())
}

/// The pointer to a text that may not be there.
pub(crate) fn pointer(text: Option<&CString>) -> *const c_char {
    text.map_or(std::ptr::null(), |text| text.as_ptr())
}
