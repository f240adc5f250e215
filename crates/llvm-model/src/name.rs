//! Names and other byte strings of LLVM IR. They are nearly always UTF-8, but need not be.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

/// An immutable byte string: a symbol, value, section or attribute name, or the text of a metadata string.
///
/// Nearly every value and block of a module has a name, and nearly all of these are short: short names take no memory
/// of their own.
#[derive(Clone)]
pub struct Name(Bytes);

/// The longest name that is kept in place: the space beside the discriminant of the two forms.
const SHORT: usize = 14;

#[derive(Clone)]
enum Bytes {
    /// The first `len` bytes; the others are zero.
    Short { len: u8, bytes: [u8; SHORT] },
    /// A pointer alone fits beside the discriminant; one with a length would not.
    Long(Box<Box<[u8]>>),
}

impl Name {
    /// The name of what has none.
    pub const EMPTY: Name = Name(Bytes::Short { len: 0, bytes: [0; SHORT] });

    /// A name of `len` bytes, which `fill` is given as zeros to be overwritten.
    #[inline]
    pub fn filled(len: usize, fill: impl FnOnce(&mut [u8])) -> Name {
        let mut bytes = [0; SHORT];
        match bytes.get_mut(..len) {
            Some(used) => {
                fill(used);
                Name(Bytes::Short { len: len as u8, bytes })
            }
            None => {
                let mut bytes = vec![0; len].into_boxed_slice();
                fill(&mut bytes);
                Name(Bytes::Long(Box::new(bytes)))
            }
        }
    }
    /// The bytes.
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        match &self.0 {
            Bytes::Short { len, bytes } => bytes.get(..usize::from(*len)).unwrap_or(bytes),
            Bytes::Long(bytes) => bytes,
        }
    }
    /// The text, or `None` when the bytes are not UTF-8.
    pub fn as_str(&self) -> Option<&str> {
        std::str::from_utf8(self.as_bytes()).ok()
    }
    /// The text when it starts with `prefix`, which is asked first: most names do not, and reading text costs more.
    #[inline]
    pub fn as_str_if_starts_with(&self, prefix: &str) -> Option<&str> {
        if self.starts_with(prefix) { self.as_str() } else { None }
    }
    /// The text with every invalid sequence replaced; for messages.
    pub fn to_string_lossy(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(self.as_bytes())
    }
    /// Whether there are no bytes. Unnamed things have an empty name.
    #[inline]
    pub fn is_empty(&self) -> bool {
        matches!(self.0, Bytes::Short { len: 0, .. })
    }
    /// Whether the bytes start with `prefix`.
    #[inline]
    pub fn starts_with(&self, prefix: &str) -> bool {
        self.as_bytes().starts_with(prefix.as_bytes())
    }
}

impl Default for Name {
    #[inline]
    fn default() -> Self {
        Name::EMPTY
    }
}

impl PartialEq for Name {
    #[inline]
    fn eq(&self, other: &Name) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl Eq for Name {}

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Name) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Name {
    fn cmp(&self, other: &Name) -> Ordering {
        self.as_bytes().cmp(other.as_bytes())
    }
}

impl Hash for Name {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_bytes().hash(state);
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
        Name::from(text.as_bytes())
    }
}

impl From<String> for Name {
    fn from(text: String) -> Self {
        Name::from(text.into_bytes())
    }
}

impl From<&[u8]> for Name {
    #[inline]
    fn from(bytes: &[u8]) -> Self {
        Name::filled(bytes.len(), |to| to.copy_from_slice(bytes))
    }
}

impl From<Vec<u8>> for Name {
    fn from(bytes: Vec<u8>) -> Self {
        Name::from(bytes.as_slice())
    }
}

impl PartialEq<str> for Name {
    fn eq(&self, other: &str) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl PartialEq<&str> for Name {
    fn eq(&self, other: &&str) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_its_bytes_at_every_length() {
        for len in 0..=2 * SHORT {
            let bytes: Vec<u8> = (1..=len as u8).collect();
            let names = [
                Name::from(bytes.as_slice()),
                Name::from(bytes.clone()),
                Name::filled(len, |to| to.copy_from_slice(&bytes)),
            ];
            for name in &names {
                assert_eq!((name.as_bytes(), name.is_empty()), (bytes.as_slice(), len == 0));
                assert_eq!(name, &names[0]);
            }
        }
        assert_eq!(size_of::<Name>(), 16);
    }
}
