//! The string table: the names of all globals, one after the other.

use rustc_hash::FxHashMap;

/// A string table that grows. Equal strings are kept once.
#[derive(Debug, Default)]
pub(super) struct StringTable {
    bytes: Vec<u8>,
    places: FxHashMap<Box<[u8]>, u64>,
}

impl StringTable {
    /// Offset and size of a string.
    pub(super) fn add(&mut self, text: &[u8]) -> [u64; 2] {
        let size = text.len() as u64;
        if let Some(&offset) = self.places.get(text) {
            return [offset, size];
        }
        let offset = self.bytes.len() as u64;
        self.bytes.extend_from_slice(text);
        self.places.insert(text.into(), offset);
        [offset, size]
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}
