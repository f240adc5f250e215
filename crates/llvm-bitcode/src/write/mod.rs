//! [`llvm_model::Module`] to bitcode.
//!
//! Everything is numbered first ([`numbering`]), then written front to back. Forms that LLVM 16 knows are preferred
//! wherever they have the same meaning; see [`dialect`].

mod attributes;
mod calls;
mod constant_expressions;
mod constants;
mod debug_calls;
mod debug_info;
mod dialect;
mod first_uses;
mod function;
mod function_numbering;
mod globals;
mod instructions;
mod memory_instructions;
mod metadata;
mod metadata_numbers;
mod numbering;
mod old_intrinsics;
mod parts;
mod strtab;
mod summary;
mod type_numbering;
mod types;

use llvm_model::{Constants, Host, Module, SyncScopeId, Types};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

use self::attributes::AttributeNumbers;
use self::debug_calls::DebugCalls;
use self::dialect::Dialect;
use self::metadata_numbers::MetadataNumbers;
use self::numbering::Numbering;
use self::old_intrinsics::OldIntrinsics;
use self::strtab::StringTable;
use crate::bitstream::{Abbrev, BitstreamWriter, Field, Tail};
use crate::codes::{NAME_ENTRY, block, identification, module as code};

pub use self::dialect::{Construct, Version, WriteError, WriteOptions, Written};

/// Widths of abbreviation ids by block, as LLVM has them.
mod width {
    pub(super) const MODULE: u32 = 3;
    pub(super) const IDENTIFICATION: u32 = 5;
    pub(super) const SMALL: u32 = 3;
    pub(super) const USUAL: u32 = 4;
    pub(super) const FUNCTION: u32 = 5;
}

/// Writes a module as a raw bitcode file.
///
/// # Errors
/// If the module has something that the chosen LLVM version cannot read, or refers to something that does not exist;
/// the error names it.
pub fn write(module: &Module, options: &WriteOptions) -> Result<Written, WriteError> {
    write_for(module, options, Host::PATIENT)
}

/// As [`write`] for a `host`, with its threads and as long as it wants. The bytes do not depend on it.
///
/// # Errors
/// As there, and one that [`is_stopped`](WriteError::is_stopped).
pub fn write_for(module: &Module, options: &WriteOptions, host: Host<'_>) -> Result<Written, WriteError> {
    let mut writer = ModuleWriter {
        host,
        out: BitstreamWriter::new(),
        module,
        types: Cow::Borrowed(&module.types),
        constants: Cow::Borrowed(&module.constants),
        dialect: Dialect::new(options, module.release()),
        strings: StringTable::default(),
        numbers: Numbering::default(),
        attributes: AttributeNumbers::default(),
        metadata: MetadataNumbers::default(),
        debug_calls: DebugCalls::default(),
        old: OldIntrinsics::default(),
        scopes: FxHashMap::default(),
        scope_names: Vec::new(),
        bundle_tags: Vec::new(),
        abbrevs: Abbrevs::default(),
        ops: Vec::new(),
        alloca_space: 0,
    };
    writer.enumerate()?;
    writer.write_identification();
    writer.write_module()?;
    let strings = std::mem::take(&mut writer.strings).into_bytes();
    write_strtab(&mut writer.out, &strings);
    let (dropped, needed) = writer.dialect.into_constructs();
    Ok(Written { bytes: writer.out.finish(), dropped, needed })
}

/// The block with the names that the modules before it use.
pub(crate) fn write_strtab(out: &mut BitstreamWriter, strings: &[u8]) {
    out.enter_block(block::STRTAB, width::SMALL);
    let blob = out.define_abbrev(Abbrev::new(crate::codes::BLOB, &[], Tail::Blob));
    out.abbreviated_text(blob, crate::codes::BLOB, &[], strings);
    out.end_block();
}

/// Ids of the abbreviations of BLOCKINFO, by use.
#[derive(Clone, Debug, Default)]
struct Abbrevs {
    symbol_8bit: u32,
    symbol_7bit: u32,
    symbol_char6: u32,
    block_char6: u32,
    block_7bit: u32,
    set_type: u32,
    integer: u32,
    constant_cast: u32,
    null: u32,
    load: u32,
    store: u32,
    binary: u32,
    binary_flags: u32,
    cast: u32,
    cast_flags: u32,
    ret_void: u32,
    ret: u32,
    unreachable: u32,
    gep: u32,
    br: u32,
    cond_br: u32,
    compare: u32,
    debug_loc: u32,
    call: u32,
    phi: u32,
    debug_value: u32,
    debug_call: u32,
}

/// How the operands of a source location in a function are written.
const LOCATION_FIELDS: [Field; 5] =
    [Field::Vbr(8), Field::Vbr(7), Field::Vbr(8), Field::Vbr(6), Field::Fixed(1)];

/// The state of writing a module.
struct ModuleWriter<'m> {
    /// The reader of the file.
    host: Host<'m>,
    out: BitstreamWriter,
    module: &'m Module,
    /// The module's types and constants, and the file's additional ones.
    types: Cow<'m, Types>,
    constants: Cow<'m, Constants>,
    dialect: Dialect,
    strings: StringTable,
    numbers: Numbering,
    attributes: AttributeNumbers,
    metadata: MetadataNumbers,
    debug_calls: DebugCalls,
    old: OldIntrinsics,
    /// Numbers of synchronization scopes.
    scopes: FxHashMap<SyncScopeId, u64>,
    scope_names: Vec<SyncScopeId>,
    /// Operand bundle tags in use.
    bundle_tags: Vec<llvm_model::Name>,
    abbrevs: Abbrevs,
    /// Operands of the record that is being put together.
    ops: Vec<u64>,
    alloca_space: u32,
}

impl ModuleWriter<'_> {
    fn write_identification(&mut self) {
        let out = &mut self.out;
        out.enter_block(block::IDENTIFICATION, width::IDENTIFICATION);
        let string = out.define_abbrev(Abbrev::new(identification::STRING, &[], Tail::Array(Field::Char6)));
        let epoch = out.define_abbrev(Abbrev::new(identification::EPOCH, &[Field::Vbr(6)], Tail::None));
        // Some readers take the version from here; it is that of the forms used.
        let producer = self.dialect.producer();
        out.abbreviated_text(string, identification::STRING, &[], producer.as_bytes());
        out.abbreviated(epoch, identification::EPOCH, &[0]);
        out.end_block();
    }

    fn write_module(&mut self) -> Result<(), WriteError> {
        self.out.enter_block(block::MODULE, width::MODULE);
        self.out.record(code::VERSION, &[2]);
        self.write_block_info();
        self.write_types();
        self.write_attributes()?;
        self.write_comdats();
        self.write_module_strings();
        self.write_globals()?;
        self.write_module_constants()?;
        self.write_metadata_kinds();
        self.write_module_metadata()?;
        let tags = std::mem::take(&mut self.bundle_tags);
        self.write_names(block::OPERAND_BUNDLE_TAGS, tags.iter().map(llvm_model::Name::as_bytes));
        self.bundle_tags = tags;
        if !self.scope_names.is_empty() {
            let names: Vec<&[u8]> = [&b"singlethread"[..], b""]
                .into_iter()
                .chain(self.scope_names.iter().map(|&id| self.module.sync_scopes[id].as_bytes()))
                .collect();
            self.write_names(block::SYNC_SCOPE_NAMES, names.into_iter());
        }
        self.write_functions()?;
        self.write_summary()?;
        self.out.end_block();
        Ok(())
    }

    /// A block that is a list of names; none if there are no names.
    fn write_names<'n>(&mut self, id: u32, names: impl Iterator<Item = &'n [u8]>) {
        let mut names = names.peekable();
        if names.peek().is_none() {
            return;
        }
        self.out.enter_block(id, width::SMALL);
        for name in names {
            self.out.record(NAME_ENTRY, &chars(name));
        }
        self.out.end_block();
    }

    fn write_block_info(&mut self) {
        use crate::bitstream::FIRST_ABBREV;
        use crate::codes::{constants, function, symtab};
        use Field::{Char6, Fixed, Literal, Vbr};
        let ty = Fixed(self.numbers.type_bits());
        let opcode = Fixed(4);
        let mut info = Vec::new();
        let mut list = Vec::new();
        let add = |list: &mut Vec<Abbrev>, abbrev: Abbrev| {
            list.push(abbrev);
            FIRST_ABBREV + list.len() as u32 - 1
        };
        let a = &mut self.abbrevs;
        a.set_type = add(&mut list, Abbrev::new(constants::SETTYPE, &[ty], Tail::None));
        a.integer = add(&mut list, Abbrev::new(constants::INTEGER, &[Vbr(8)], Tail::None));
        a.constant_cast = add(&mut list, Abbrev::new(constants::CE_CAST, &[opcode, ty, Vbr(8)], Tail::None));
        a.null = add(&mut list, Abbrev::new(constants::NULL, &[], Tail::None));
        info.push((block::CONSTANTS, std::mem::take(&mut list)));

        a.load = add(&mut list, Abbrev::new(function::LOAD, &[Vbr(6), ty, Vbr(4), Fixed(1)], Tail::None));
        a.store =
            add(&mut list, Abbrev::new(function::STORE, &[Vbr(6), Vbr(6), Vbr(4), Fixed(1)], Tail::None));
        a.binary = add(&mut list, Abbrev::new(function::BINOP, &[Vbr(6), Vbr(6), opcode], Tail::None));
        a.binary_flags =
            add(&mut list, Abbrev::new(function::BINOP, &[Vbr(6), Vbr(6), opcode, Fixed(8)], Tail::None));
        a.cast = add(&mut list, Abbrev::new(function::CAST, &[Vbr(6), ty, opcode], Tail::None));
        a.cast_flags =
            add(&mut list, Abbrev::new(function::CAST, &[Vbr(6), ty, opcode, Fixed(8)], Tail::None));
        a.ret_void = add(&mut list, Abbrev::new(function::RET, &[], Tail::None));
        a.ret = add(&mut list, Abbrev::new(function::RET, &[Vbr(6)], Tail::None));
        a.unreachable = add(&mut list, Abbrev::new(function::UNREACHABLE, &[], Tail::None));
        a.gep = add(&mut list, Abbrev::new(function::GEP, &[Fixed(3), ty], Tail::Array(Vbr(6))));
        a.br = add(&mut list, Abbrev::new(function::BR, &[Vbr(6)], Tail::None));
        a.cond_br = add(&mut list, Abbrev::new(function::BR, &[Vbr(6), Vbr(6), Vbr(6)], Tail::None));
        a.compare = add(&mut list, Abbrev::new(function::CMP2, &[Vbr(6), Vbr(6), Fixed(6)], Tail::None));
        a.debug_loc = add(&mut list, Abbrev::new(function::DEBUG_LOC, &LOCATION_FIELDS, Tail::None));
        a.call = add(&mut list, Abbrev::new(function::CALL, &[Vbr(6), Fixed(18), ty], Tail::Array(Vbr(6))));
        a.phi = add(&mut list, Abbrev::new(function::PHI, &[ty], Tail::Array(Vbr(6))));
        // Either records or calls are written. Metadata is numbered apart from values: as the distance from the call, its
        // number nearly always has all 32 bits.
        if self.debug_calls.are_used() {
            let fields = [Vbr(6), Fixed(18), ty, Vbr(6)];
            a.debug_call = add(&mut list, Abbrev::new(function::CALL, &fields, Tail::Array(Fixed(32))));
        } else {
            let fields = [Vbr(7), Vbr(7), Vbr(7), Vbr(6)];
            a.debug_value =
                add(&mut list, Abbrev::new(function::DEBUG_RECORD_VALUE_SIMPLE, &fields, Tail::None));
        }
        info.push((block::FUNCTION, std::mem::take(&mut list)));

        let entry = Literal(u64::from(symtab::ENTRY));
        let of_code = |code: Field, array| Abbrev { fields: vec![code, Vbr(8)], tail: Tail::Array(array) };
        a.symbol_8bit = add(&mut list, of_code(Fixed(3), Fixed(8)));
        a.symbol_7bit = add(&mut list, of_code(entry, Fixed(7)));
        a.symbol_char6 = add(&mut list, of_code(entry, Char6));
        a.block_char6 = add(&mut list, of_code(Literal(u64::from(symtab::BBENTRY)), Char6));
        a.block_7bit = add(&mut list, of_code(Literal(u64::from(symtab::BBENTRY)), Fixed(7)));
        info.push((block::VALUE_SYMTAB, list));
        self.out.write_block_info(info);
    }
}

/// A string as operands, one for each byte.
fn chars(bytes: &[u8]) -> Vec<u64> {
    bytes.iter().map(|&b| u64::from(b)).collect()
}

/// An alignment in bytes as records have it: 0 for none, else log2 + 1.
fn alignment(bytes: u64) -> u64 {
    if bytes == 0 { 0 } else { u64::from(bytes.ilog2()) + 1 }
}

/// Bits that numbers up to `max` take.
fn bits_for(max: u64) -> u32 {
    (64 - max.leading_zeros()).clamp(1, 32)
}
