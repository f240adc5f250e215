//! Bitcode to [`llvm_model::Module`].
//!
//! A file is read in two passes over its blocks: first the outline (identification, modules, string tables), since
//! names stand in a string table behind the module; then the module, whose function bodies come last, since they may
//! need anything that stands at module level. Nothing recurses on the file's structure, and the module's memory is charged
//! against a budget that grows with the length of the file.

mod attributes;
mod bodies;
mod body;
mod body_debug;
mod calls;
mod constant_expr;
mod constants;
mod container;
mod debug_info;
mod file;
mod global_uses;
mod globals;
mod instructions;
mod memory;
mod metadata;
mod ops;
mod summary;
mod symtab;
mod terminators;
mod type_table;
mod types;
mod upgrade;
mod values;

use llvm_model::instruction::Instruction;
use llvm_model::{
    Arena, AttrListId, DataLayout, FunctionId, Host, Id, InstId, MdKindId, Module, Name, SyncScopeId,
};
use rustc_hash::FxHashMap;

pub use self::file::{BitcodeFile, read, read_within};

use self::ops::Parsed;
use crate::bitstream::{BitstreamReader, BlockHeader, Entry, Record};
use crate::codes::{NAME_ENTRY, block};
use crate::error::{ReadError, ReadErrorKind};

/// A type number that is not known.
pub(crate) const NONE: u32 = u32::MAX;

/// The memory that may be used for each byte of the file, and on top of that for any file.
const MEMORY_PER_BYTE: u64 = 80;
const MEMORY_BASE: u64 = 8 << 20;

/// The state of reading a module.
struct ModuleReader<'a> {
    bits: BitstreamReader<'a>,
    strtab: &'a [u8],
    module: Module,
    version: u64,
    types: type_table::TypeTable,
    /// Attribute blocks that came before the types they name.
    early_attributes: Vec<BlockHeader>,
    groups: FxHashMap<u64, attributes::Group>,
    attribute_lists: Vec<AttrListId>,
    sections: Vec<Name>,
    collectors: Vec<Name>,
    /// The properties of the assembly of the next record.
    asm_properties: Vec<(Name, Name)>,
    /// All numbered values that are known: of the module, then of the function that is being read.
    values: Vec<values::Slot>,
    /// How deep constants nest, by constant.
    constant_depth: Vec<u16>,
    /// Empty room, where the instructions of one body after the other are read.
    room_for_insts: Arena<InstId, Instruction>,
    global_uses: Vec<(global_uses::GlobalUse, u64)>,
    /// Functions with a body in the order of their records, which is that of the bodies.
    defined: Vec<FunctionId>,
    /// The type numbers of the functions.
    function_type_numbers: Vec<u32>,
    bodies: Vec<BlockHeader>,
    /// Functions by the position of their bodies in words, if the symbol table has it.
    body_positions: FxHashMap<u64, FunctionId>,
    /// Blocks with a taken address.
    block_addresses: Vec<(FunctionId, u32)>,
    metadata: metadata::MetadataNumbers,
    md_kinds: FxHashMap<u64, MdKindId>,
    sync_scopes: Vec<SyncScopeId>,
    bundle_tags: Vec<Name>,
    /// Start of the identification block that belongs to the module, in bits: positions in the symbol table count
    /// from there.
    identification_start: u64,
    /// GLOBALVAL_SUMMARY, FULL_LTO_GLOBALVAL_SUMMARY and MODULE_STRTAB blocks, in order.
    summary_blocks: Vec<BlockHeader>,
    /// The module's own hash; zero when the file has none.
    hash: [u32; 5],
    budget: u64,
    /// Whether the budget is less than the plausible maximum.
    bounded: bool,
    bounds: ReadBounds<'a>,
    layout: DataLayout,
}

/// The limits of the reading.
#[derive(Clone, Copy)]
pub struct ReadBounds<'a> {
    /// The bytes that may be used: the option's limit, and at most the plausible maximum for a file of the length.
    pub memory: u64,
    /// The host: whether the module is still wanted, which is asked before every function body, and threads.
    pub host: Host<'a>,
}

impl Default for ReadBounds<'_> {
    /// The plausible maximum for a file of the length.
    fn default() -> Self {
        ReadBounds { memory: u64::MAX, host: Host::PATIENT }
    }
}

fn read_module<'a>(
    stream: &'a [u8],
    outline: &container::Outline<'a>,
    bounds: ReadBounds<'a>,
) -> Result<Module, ReadError> {
    let mut module = Module { producer: outline.producer.clone(), ..Module::default() };
    let sync_scopes = ["singlethread", ""].map(|name| module.sync_scopes.intern(Name::from(name))).to_vec();
    let plausible = MEMORY_BASE + MEMORY_PER_BYTE * stream.len() as u64;
    let mut reader = ModuleReader {
        bits: BitstreamReader::new(stream)?,
        strtab: outline.strtab,
        module,
        version: 0,
        types: type_table::TypeTable::default(),
        early_attributes: Vec::new(),
        groups: FxHashMap::default(),
        attribute_lists: Vec::new(),
        sections: Vec::new(),
        collectors: Vec::new(),
        asm_properties: Vec::new(),
        values: Vec::new(),
        constant_depth: Vec::new(),
        global_uses: Vec::new(),
        defined: Vec::new(),
        function_type_numbers: Vec::new(),
        bodies: Vec::new(),
        body_positions: FxHashMap::default(),
        block_addresses: Vec::new(),
        metadata: metadata::MetadataNumbers::default(),
        md_kinds: FxHashMap::default(),
        sync_scopes,
        bundle_tags: Vec::new(),
        identification_start: outline.identification_start,
        summary_blocks: Vec::new(),
        hash: [0; 5],
        budget: plausible.min(bounds.memory),
        bounded: bounds.memory < plausible,
        bounds,
        layout: DataLayout::default(),
        room_for_insts: Arena::new(),
    };
    let mut record = Record::default();
    reader.read_outer(outline.module, &mut record)?;
    reader.end_module_metadata();
    reader.layout = DataLayout::parse(&reader.module.data_layout.to_string_lossy()).unwrap_or_default();
    reader.read_bodies()?;
    reader.check_block_addresses()?;
    reader.read_summary(&mut record)?;
    Ok(reader.module)
}

impl<'a> ModuleReader<'a> {
    /// Charges the memory that something costs against the budget of the file.
    #[inline]
    fn charge(&mut self, bytes: u64) -> Parsed<()> {
        match self.budget.checked_sub(bytes) {
            Some(rest) => {
                self.budget = rest;
                Ok(())
            }
            None if self.bounded => Err(ReadErrorKind::Memory(self.bounds.memory)),
            None => {
                Err(ReadErrorKind::Limit { what: "contents for a file of this length", max: MEMORY_PER_BYTE })
            }
        }
    }

    /// Adds the place of a record to its error.
    #[cold]
    fn in_record(&self, kind: ReadErrorKind, record: &Record<'_>, block: u32) -> ReadError {
        ReadError::new(kind, record.start).in_block(block).in_record(record.code)
    }

    /// Everything of the module but the function bodies.
    fn read_outer(&mut self, module: BlockHeader, rec: &mut Record<'a>) -> Result<(), ReadError> {
        self.bits.enter(module)?;
        loop {
            match self.bits.next(rec)? {
                Entry::End => break,
                Entry::Record => {
                    self.module_record(rec).map_err(|k| self.in_record(k, rec, block::MODULE))?
                }
                Entry::Block(inner) => match inner.id {
                    block::BLOCKINFO => self.bits.read_block_info(inner, rec)?,
                    block::TYPE => {
                        self.read_types(inner, rec)?;
                        for early in std::mem::take(&mut self.early_attributes) {
                            let resume = self.bits.position();
                            self.read_attributes(early, rec)?;
                            self.bits.resume(resume)?;
                        }
                    }
                    block::PARAMATTR | block::PARAMATTR_GROUP => self.read_attributes(inner, rec)?,
                    block::CONSTANTS => self.read_constants(inner, rec)?,
                    block::METADATA_KIND => self.read_metadata_kinds(inner, rec)?,
                    block::METADATA => self.read_metadata(inner, rec)?,
                    block::OPERAND_BUNDLE_TAGS | block::SYNC_SCOPE_NAMES => self.read_names(inner, rec)?,
                    block::VALUE_SYMTAB => self.read_module_symbols(inner, rec)?,
                    block::FUNCTION => {
                        self.bodies.push(inner);
                        self.bits.skip(inner)?;
                    }
                    block::GLOBALVAL_SUMMARY | block::FULL_LTO_GLOBALVAL_SUMMARY | block::MODULE_STRTAB => {
                        self.summary_blocks.push(inner);
                        self.bits.skip(inner)?;
                    }
                    _ => self.bits.skip(inner)?,
                },
            }
        }
        self.resolve_global_uses().map_err(|k| ReadError::new(k, module.start).in_block(block::MODULE))
    }

    /// OPERAND_BUNDLE_TAGS and SYNC_SCOPE_NAMES: names in the order of their numbers.
    fn read_names(&mut self, header: BlockHeader, rec: &mut Record<'a>) -> Result<(), ReadError> {
        self.bits.enter(header)?;
        let mut scopes = Vec::new();
        loop {
            match self.bits.next(rec)? {
                Entry::Block(inner) => self.bits.skip(inner)?,
                Entry::End => break,
                Entry::Record => {
                    let name = match rec.code {
                        NAME_ENTRY => ops::name(&rec.ops),
                        other => Err(ReadErrorKind::UnknownRecord(other)),
                    };
                    let name = name.map_err(|k| self.in_record(k, rec, header.id))?;
                    if header.id == block::SYNC_SCOPE_NAMES {
                        scopes.push(self.module.sync_scopes.intern(name));
                    } else {
                        self.bundle_tags.push(name);
                    }
                }
            }
        }
        // Numbers 0 and 1 never go through the table.
        for (place, scope) in scopes.into_iter().enumerate().skip(2) {
            self.sync_scopes.truncate(place);
            self.sync_scopes.push(scope);
        }
        Ok(())
    }

    /// Checks that every block with a taken address exists, now that all bodies are known.
    fn check_block_addresses(&self) -> Result<(), ReadError> {
        for &(function, block) in &self.block_addresses {
            let blocks = self.module.functions[function].body.as_ref().map_or(0, |b| b.blocks.len());
            if block as usize >= blocks {
                return Err(self
                    .bits
                    .error(ReadErrorKind::BadReference { what: "basic block", id: u64::from(block) }));
            }
        }
        Ok(())
    }

    fn alloca_space(&self) -> u32 {
        self.layout.alloca_space
    }

    fn data_layout(&self) -> &DataLayout {
        &self.layout
    }

    /// The scope with a number; numbers without a name mean the system scope, as in LLVM.
    fn sync_scope(&self, number: u64) -> SyncScopeId {
        let known = usize::try_from(number).ok().and_then(|n| self.sync_scopes.get(n)).copied();
        known.or_else(|| self.sync_scopes.get(1).copied()).unwrap_or(SyncScopeId::from_index(1))
    }
}
