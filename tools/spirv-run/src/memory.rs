//! Memory that kernels work on.

use std::ops::Range;

/// The largest alignment that a type of OpenCL has: that of `double16`.
const ALIGNMENT: usize = 128;

/// As much memory as has this alignment.
#[derive(Clone, Copy)]
#[repr(C, align(128))]
struct Line([u8; ALIGNMENT]);

/// Bytes that begin at a multiple of 128.
#[derive(Clone, Default)]
pub struct Bytes {
    lines: Vec<Line>,
    len: usize,
}

impl Bytes {
    /// So many zeros; nothing if there is not enough memory.
    #[must_use]
    pub fn zeros(len: usize) -> Option<Self> {
        let count = len.div_ceil(ALIGNMENT);
        let mut lines = Vec::new();
        lines.try_reserve_exact(count).ok()?;
        lines.resize(count, Line([0; ALIGNMENT]));
        Some(Self { lines, len })
    }

    /// How many bytes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Where they begin.
    pub(crate) fn address(&mut self) -> *mut u8 {
        self.lines.as_mut_ptr().cast()
    }

    /// Where they are, as memory of this name.
    pub(crate) fn allocation(&mut self, name: &str) -> Allocation {
        let start = self.address().expose_provenance();
        Allocation { range: start..start + self.len, name: name.to_owned() }
    }

    /// A copy of them.
    #[must_use]
    pub fn to_vec(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.lines.iter().flat_map(|line| line.0).collect();
        bytes.truncate(self.len);
        bytes
    }

    /// Overwrites them from the first on; bytes beyond their end are ignored.
    pub fn write(&mut self, bytes: &[u8]) {
        let bytes = &bytes[..bytes.len().min(self.len)];
        for (line, part) in self.lines.iter_mut().zip(bytes.chunks(ALIGNMENT)) {
            line.0[..part.len()].copy_from_slice(part);
        }
    }
}

impl From<&[u8]> for Bytes {
    fn from(bytes: &[u8]) -> Self {
        let mut lines = vec![Line([0; ALIGNMENT]); bytes.len().div_ceil(ALIGNMENT)];
        for (line, part) in lines.iter_mut().zip(bytes.chunks(ALIGNMENT)) {
            line.0[..part.len()].copy_from_slice(part);
        }
        Self { lines, len: bytes.len() }
    }
}

/// Memory of a launch, with its name in errors.
#[derive(Clone, Debug)]
pub(crate) struct Allocation {
    pub(crate) range: Range<usize>,
    pub(crate) name: String,
}

/// The buffers of launches, by number.
#[derive(Clone, Default)]
pub struct Memory {
    buffers: Vec<Bytes>,
}

/// A buffer of a [`Memory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BufferId(usize);

impl Memory {
    /// Takes a buffer in.
    pub fn add(&mut self, bytes: Bytes) -> BufferId {
        self.buffers.push(bytes);
        BufferId(self.buffers.len() - 1)
    }

    /// Returns the contents of a buffer; nothing if it belongs to another memory.
    #[must_use]
    pub fn get(&self, id: BufferId) -> Option<&Bytes> {
        self.buffers.get(id.0)
    }

    /// As [`Memory::get`], to be changed.
    pub fn get_mut(&mut self, id: BufferId) -> Option<&mut Bytes> {
        self.buffers.get_mut(id.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_kept_and_aligned() {
        let data: Vec<u8> = (0..=255).chain(0..9).collect();
        let mut bytes = Bytes::from(&data[..]);
        assert_eq!((bytes.to_vec(), bytes.len()), (data, 265));
        assert_eq!(bytes.address().addr() % ALIGNMENT, 0);
        bytes.write(&[7, 8]);
        assert_eq!(bytes.to_vec()[..3], [7, 8, 2]);
        assert!(Bytes::zeros(usize::MAX).is_none());
    }
}
