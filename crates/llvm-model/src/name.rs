//! Names and other byte strings of LLVM IR. They are nearly always UTF-8, but need not be.

use std::borrow::Cow;
use std::fmt;

/// An immutable byte string: a symbol, value, section or attribute name, or the text of a metadata string.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(Box<[u8]>);

impl Name {
    /// The bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
    /// The text, or `None` when the bytes are not UTF-8.
    pub fn as_str(&self) -> Option<&str> {
        std::str::from_utf8(&self.0).ok()
    }
    /// The text with every invalid sequence replaced; for messages.
    pub fn to_string_lossy(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.0)
    }
    /// Whether there are no bytes. Unnamed things have an empty name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// Whether the bytes start with `prefix`.
    pub fn starts_with(&self, prefix: &str) -> bool {
        self.0.starts_with(prefix.as_bytes())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string_lossy())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_string_lossy())
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Name(text.as_bytes().into())
    }
}

impl From<String> for Name {
    fn from(text: String) -> Self {
        Name(text.into_bytes().into())
    }
}

impl From<&[u8]> for Name {
    fn from(bytes: &[u8]) -> Self {
        Name(bytes.into())
    }
}

impl From<Vec<u8>> for Name {
    fn from(bytes: Vec<u8>) -> Self {
        Name(bytes.into())
    }
}

impl PartialEq<str> for Name {
    fn eq(&self, other: &str) -> bool {
        *self.0 == *other.as_bytes()
    }
}

impl PartialEq<&str> for Name {
    fn eq(&self, other: &&str) -> bool {
        *self.0 == *other.as_bytes()
    }
}
