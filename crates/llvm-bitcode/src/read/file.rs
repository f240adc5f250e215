//! A file and the modules in it.

use llvm_model::Module;

use super::ReadBounds;
use super::container::{self, Outline};
use crate::bitstream::{BitstreamWriter, RAW_MAGIC};
use crate::error::{ReadError, ReadErrorKind};
use crate::write::write_strtab;

/// A bitcode file, for reading its modules one by one.
///
/// Compilers write files with one module, which [`read`] is for. `llvm-cat` and linking for LTO make files with several,
/// and so does splitting a module for ThinLTO (`opt -thinlto-bc`, `clang -flto=thin` with virtual tables to check).
///
/// ```
/// # fn sizes(bytes: &[u8]) -> Result<(), llvm_bitcode::ReadError> {
/// let file = llvm_bitcode::BitcodeFile::open(bytes)?;
/// for number in 0..file.module_count() {
///     let module = file.read_module(number)?;
///     println!("{number}: {} functions", module.functions.len());
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct BitcodeFile<'a> {
    stream: &'a [u8],
    outlines: Vec<Outline<'a>>,
}

impl<'a> BitcodeFile<'a> {
    /// Finds the modules of a bitcode file, raw or in a wrapper. They are looked into when they are read.
    ///
    /// # Errors
    /// If `bytes` is not a bitcode file, or its outermost blocks are damaged.
    pub fn open(bytes: &'a [u8]) -> Result<Self, ReadError> {
        let stream = container::unwrap(bytes)?;
        Ok(BitcodeFile { stream, outlines: container::outlines(stream)? })
    }

    /// How many modules the file has, which can be none.
    pub fn module_count(&self) -> usize {
        self.outlines.len()
    }

    /// Reads a module by its number, from 0 in the order of the file.
    ///
    /// # Errors
    /// If the file has no module with this number, the module is damaged, or has anything that cannot be read; the error
    /// says where.
    pub fn read_module(&self, number: usize) -> Result<Module, ReadError> {
        self.read_module_within(number, ReadBounds::default())
    }

    fn read_module_within(&self, number: usize, bounds: ReadBounds<'a>) -> Result<Module, ReadError> {
        let Some(outline) = self.outlines.get(number) else {
            let kind = match self.outlines.len() {
                0 => ReadErrorKind::NoModule("the file has no module block"),
                _ => ReadErrorKind::BadReference { what: "module", id: number as u64 },
            };
            return Err(ReadError::new(kind, 32));
        };
        super::read_module(self.stream, outline, bounds)
            .map_err(|e| e.with_producer(outline.producer.as_str()))
    }

    /// A file with nothing but one of the modules, by its number; its bits are those of this file. `None` if there is no
    /// module with this number.
    pub fn extract(&self, number: usize) -> Option<Vec<u8>> {
        let outline = self.outlines.get(number)?;
        // Blocks that stand outside all others start and end on 32 bits.
        let byte = |bit: u64| usize::try_from(bit / 8).ok();
        let module = self.stream.get(byte(outline.identification_start)?..byte(outline.module.end())?)?;
        let mut out = BitstreamWriter::new();
        write_strtab(&mut out, outline.strtab);
        let strtab = out.finish();
        let strtab = strtab.strip_prefix(&RAW_MAGIC)?;
        Some([&RAW_MAGIC, module, strtab].concat())
    }
}

/// Reads a bitcode file with one module, as LLVM 14 to 23 write it: raw or in a wrapper.
///
/// # Errors
/// If `bytes` is not a bitcode file, is damaged, has several modules (which [`BitcodeFile`] reads), or has anything that
/// cannot be read; the error says where.
pub fn read(bytes: &[u8]) -> Result<Module, ReadError> {
    read_within(bytes, ReadBounds::default())
}

/// As [`read`], held to `bounds`.
///
/// # Errors
/// As there, and [`ReadErrorKind::Memory`] and [`ReadErrorKind::Stopped`] by the bounds.
pub fn read_within<'a>(bytes: &'a [u8], bounds: ReadBounds<'a>) -> Result<Module, ReadError> {
    let file = BitcodeFile::open(bytes)?;
    match file.module_count() {
        0 | 1 => file.read_module_within(0, bounds),
        several => Err(ReadError::new(ReadErrorKind::SeveralModules(several), 32)),
    }
}
