//! The bytes of push constants and of buffers for values.

use anyhow::{Result, ensure};
use spirv_llvm::reflection::ByteRange;

/// A buffer whose address a block holds, or that a descriptor names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Memory of the session.
    Memory(usize),
    /// Program data of the reflection.
    Data(usize),
    /// The buffer of `printf`.
    Printf,
}

/// Bytes, and the places among them that hold addresses of buffers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// The bytes, zero where the addresses are.
    pub bytes: Vec<u8>,
    /// The offset of each address.
    pub addresses: Vec<(usize, Source)>,
}

/// More bytes than any block has: reflection is not trusted with the host's memory.
const MOST_BYTES: u32 = 1 << 20;

impl Block {
    /// Puts a value into its range.
    ///
    /// # Errors
    /// The value does not have the size of the range, or the range is far away.
    pub fn put(&mut self, range: ByteRange, value: &[u8]) -> Result<()> {
        let size = range.size as usize;
        // OpenCL's vectors of three elements have the size of four.
        let is_padded = size.is_multiple_of(3) && value.len() == size / 3 * 4;
        let value = if is_padded { value.get(..size).unwrap_or(value) } else { value };
        ensure!(value.len() == size, "a value has {} bytes, and the module has {size} for it", value.len());
        self.grow(range)?;
        if let Some(place) = self.bytes.get_mut(range.offset as usize..).and_then(|rest| rest.get_mut(..size))
        {
            place.copy_from_slice(value);
        }
        Ok(())
    }

    /// Puts three integers into their range.
    ///
    /// # Errors
    /// The range does not have 12 bytes, or is far away.
    pub fn put_dimensions(&mut self, range: ByteRange, values: [u32; 3]) -> Result<()> {
        self.put(range, &values.map(u32::to_le_bytes).concat())
    }

    /// Puts the address of a buffer into its range.
    ///
    /// # Errors
    /// The range does not have 8 bytes, or is far away.
    pub fn put_address(&mut self, range: ByteRange, source: Source) -> Result<()> {
        ensure!(range.size == 8, "an address has 8 bytes, and the module has {} for it", range.size);
        self.grow(range)?;
        self.addresses.push((range.offset as usize, source));
        Ok(())
    }

    fn grow(&mut self, range: ByteRange) -> Result<()> {
        let end = range.offset.saturating_add(range.size);
        ensure!(end <= MOST_BYTES, "a block has more than {MOST_BYTES} bytes");
        // Vulkan counts push constants in words.
        let end = (end as usize).next_multiple_of(4);
        self.bytes.resize(self.bytes.len().max(end), 0);
        Ok(())
    }
}
