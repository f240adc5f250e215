//! Summaries for link-time optimization: GLOBALVAL_SUMMARY, FULL_LTO_GLOBALVAL_SUMMARY and MODULE_STRTAB blocks.
//!
//! They are read last, since the names of globals, which the hashes of values are made of, may come late. The layout of
//! records depends on the version of the summary; LLVM 14 to 18 write 9, LLVM 19 writes 10, LLVM 22 writes 12, LLVM 23 writes 14. Records of
//! a function's details stand before the record of the function, those of its memory profile behind it since version 14.

mod memprof;
mod type_ids;
mod values;

use std::collections::BTreeMap;

use llvm_model::summary::{
    FunctionSummary, Guid, IndexFlags, IndexForm, ModuleSummaryIndex, SummaryModule, SummaryModuleId,
    SummaryValue, SummaryValueId,
};
use llvm_model::{Id, Name};

use super::ModuleReader;
use super::ops::{self, Ops, Parsed};
use crate::bitstream::{BlockHeader, Entry, Record};
use crate::codes::{block, module_strtab, summary as code};
use crate::error::{ReadError, ReadErrorKind};

/// The newest version of summaries that is known.
const NEWEST: u64 = 14;
/// Since this version, hashes of values are pairs of 32 bits, the upper ones first.
const HASHES_IN_HALVES: u64 = 11;
/// Since this version, stack ids are pairs of 32 bits, the upper ones first.
const STACK_IDS_IN_HALVES: u64 = 12;
/// Since this version, the hash of each function that CFI is about stands before its name.
const HASHES_OF_CFI_FUNCTIONS: u64 = 14;

/// The state of reading a summary.
struct SummaryReader<'r, 'a> {
    reader: &'r mut ModuleReader<'a>,
    index: ModuleSummaryIndex,
    version: u64,
    /// Values by their numbers. Numbers and hashes come from the file: no order of them may make a look-up slow.
    numbers: BTreeMap<u64, SummaryValueId>,
    by_guid: BTreeMap<Guid, SummaryValueId>,
    module_numbers: BTreeMap<u64, SummaryModuleId>,
    /// Positions in the lists of the index.
    type_ids: BTreeMap<&'a [u8], usize>,
    type_id_vtables: BTreeMap<&'a [u8], usize>,
    /// Details of the function of the next record.
    pending: Box<FunctionSummary>,
    stack_ids: Vec<u64>,
    radix_tree: Vec<u32>,
    /// Hashes of the full contexts of the allocation of the next record.
    context_ids: Vec<u64>,
    /// The value of the last summary, for the record with its original name.
    last: Option<SummaryValueId>,
}

impl<'a> ModuleReader<'a> {
    /// Reads the summary, if there is one.
    pub(super) fn read_summary(&mut self, rec: &mut Record<'a>) -> Result<(), ReadError> {
        let blocks = std::mem::take(&mut self.summary_blocks);
        let is_modules = |header: &BlockHeader| header.id == block::MODULE_STRTAB;
        let Some(first) = blocks.iter().find(|header| !is_modules(header)) else { return Ok(()) };
        let form = if blocks.iter().any(is_modules) { IndexForm::Combined } else { IndexForm::PerModule };
        let mut summary = SummaryReader {
            reader: self,
            index: ModuleSummaryIndex { form, ..ModuleSummaryIndex::default() },
            version: 0,
            numbers: BTreeMap::new(),
            by_guid: BTreeMap::new(),
            module_numbers: BTreeMap::new(),
            type_ids: BTreeMap::new(),
            type_id_vtables: BTreeMap::new(),
            pending: Box::default(),
            stack_ids: Vec::new(),
            radix_tree: Vec::new(),
            context_ids: Vec::new(),
            last: None,
        };
        if form == IndexForm::PerModule {
            let hash = summary.reader.hash;
            summary.index.modules.push(SummaryModule { path: Name::default(), hash });
        }
        summary.add_globals().map_err(|k| ReadError::new(k, first.start).in_block(first.id))?;
        for header in blocks {
            summary.read_block(header, rec)?;
        }
        let index = summary.index;
        self.module.summary = Some(Box::new(index));
        Ok(())
    }
}

impl<'a> SummaryReader<'_, 'a> {
    /// Gives the globals of the module the numbers that they have as values. Ifuncs come last; LLVM does not list them.
    fn add_globals(&mut self) -> Parsed<()> {
        let module = &self.reader.module;
        let listed = module.globals.len() + module.functions.len() + module.aliases.len();
        (0..listed as u64).try_for_each(|number| self.add_global(number).map(|_| ()))
    }

    /// Lists the global with a number.
    fn add_global(&mut self, number: u64) -> Parsed<SummaryValueId> {
        let Some(props) = self.reader.global_props(number) else {
            return Err(ReadErrorKind::BadReference { what: "value of the summary", id: number });
        };
        let guid = self.reader.module.guid_of(props, self.reader.global_attachments(number));
        let name = props.name.clone();
        self.add_value(number, guid, name)
    }

    fn add_value(&mut self, number: u64, guid: Guid, name: Name) -> Parsed<SummaryValueId> {
        self.reader.charge(200 + name.as_bytes().len() as u64)?;
        let id = *self
            .by_guid
            .entry(guid)
            .or_insert_with(|| self.index.values.push(SummaryValue { guid, name, summaries: Vec::new() }));
        self.numbers.insert(number, id);
        Ok(id)
    }

    fn read_block(&mut self, header: BlockHeader, rec: &mut Record<'a>) -> Result<(), ReadError> {
        self.reader.bits.enter(header)?;
        loop {
            match self.reader.bits.next(rec)? {
                Entry::End => return Ok(()),
                Entry::Block(inner) => self.reader.bits.skip(inner)?,
                Entry::Record => {
                    let mut ops = Ops::new(&rec.ops);
                    let done = match header.id {
                        block::MODULE_STRTAB => self.module_record(rec.code, &mut ops),
                        _ => self.record(rec.code, &mut ops),
                    };
                    done.map_err(|k| self.reader.in_record(k, rec, header.id))?;
                }
            }
        }
    }

    /// A record of MODULE_STRTAB: a module's number and path, then its hash.
    fn module_record(&mut self, code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        match code {
            module_strtab::ENTRY => {
                let number = ops.next()?;
                let path = ops::name(ops.rest())?;
                self.reader.charge(128 + path.as_bytes().len() as u64)?;
                let id = self.index.modules.push(SummaryModule { path, hash: [0; 5] });
                self.module_numbers.insert(number, id);
            }
            module_strtab::HASH => {
                let last = self.index.modules.len().checked_sub(1).map(SummaryModuleId::from_index);
                let Some(module) = last.map(|id| &mut self.index.modules[id]) else {
                    return Err(ReadErrorKind::Inconsistent("a hash without a module before it"));
                };
                module.hash = module_hash(ops)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn record(&mut self, code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        if code == code::VERSION {
            self.version = ops.next()?;
            if self.version >= HASHES_OF_CFI_FUNCTIONS && self.reader.module.producer.is_empty() {
                // An index of many modules does not name its producer.
                self.reader.module.producer = Name::from("LLVM23");
            }
            return match self.version {
                1..=NEWEST => Ok(()),
                value => Err(ReadErrorKind::BadValue { what: "version of a summary", value }),
            };
        }
        if self.version == 0 {
            return Err(ReadErrorKind::Inconsistent("a summary does not start with its version"));
        }
        match code {
            code::FLAGS => self.index.flags = IndexFlags(ops.next()?),
            code::BLOCK_COUNT => {
                self.index.block_count = self.index.block_count.saturating_add(ops.next()?);
            }
            code::VALUE_GUID => {
                let number = ops.next()?;
                let guid = if self.version >= HASHES_IN_HALVES { from_halves(ops)? } else { ops.next()? };
                self.add_value(number, Guid(guid), Name::default())?;
            }
            code::PERMODULE
            | code::PERMODULE_PROFILE
            | code::PERMODULE_RELBF
            | code::COMBINED
            | code::COMBINED_PROFILE => self.function(code, ops)?,
            code::PERMODULE_GLOBALVAR_INIT_REFS
            | code::PERMODULE_VTABLE_GLOBALVAR_INIT_REFS
            | code::COMBINED_GLOBALVAR_INIT_REFS => self.variable(code, ops)?,
            code::ALIAS | code::COMBINED_ALIAS => self.alias(code, ops)?,
            code::COMBINED_ORIGINAL_NAME => self.original_name(ops)?,
            code::TYPE_TESTS
            | code::TYPE_TEST_ASSUME_VCALLS
            | code::TYPE_CHECKED_LOAD_VCALLS
            | code::TYPE_TEST_ASSUME_CONST_VCALL
            | code::TYPE_CHECKED_LOAD_CONST_VCALL => self.type_id_uses(code, ops)?,
            code::PARAM_ACCESS => self.param_access(ops)?,
            code::TYPE_ID => self.type_id(ops)?,
            code::TYPE_ID_METADATA => self.type_id_vtables(ops)?,
            code::CFI_FUNCTION_DEFS => self.cfi_functions(ops, |index| &mut index.cfi_functions)?,
            code::CFI_FUNCTION_DECLS => self.cfi_functions(ops, |index| &mut index.cfi_declarations)?,
            code::STACK_IDS => self.read_stack_ids(ops)?,
            code::CONTEXT_RADIX_TREE_ARRAY => self.read_radix_tree(ops)?,
            code::ALLOC_CONTEXT_IDS => self.read_context_ids(ops)?,
            code::PERMODULE_CALLSITE_INFO | code::COMBINED_CALLSITE_INFO => self.callsite(code, ops)?,
            code::PERMODULE_ALLOC_INFO | code::COMBINED_ALLOC_INFO | code::COMBINED_ALLOC_INFO_NO_CONTEXT => {
                self.allocation(code, ops)?
            }
            // LLVM skips other records, too.
            _ => {}
        }
        Ok(())
    }

    /// The value with a number.
    fn value(&mut self, number: u64) -> Parsed<SummaryValueId> {
        match self.numbers.get(&number) {
            Some(&id) => Ok(id),
            None => self.add_global(number),
        }
    }

    /// The names in the string table that a record lists.
    fn cfi_functions(
        &mut self,
        ops: &mut Ops<'_>,
        list: impl Fn(&mut ModuleSummaryIndex) -> &mut Vec<Name>,
    ) -> Parsed<()> {
        while !ops.is_empty() {
            // Readers of names alone compute the hash, and come to the same one.
            if self.version >= HASHES_OF_CFI_FUNCTIONS {
                ops.next()?;
            }
            let name = self.string(ops)?;
            self.reader.charge(64 + name.len() as u64)?;
            list(&mut self.index).push(Name::from(name));
        }
        Ok(())
    }

    /// A string by its place in the string table, which comes next.
    fn string(&self, ops: &mut Ops<'_>) -> Parsed<&'a [u8]> {
        let (offset, size) = (ops.next()?, ops.next()?);
        self.reader.string_bytes(offset, size)
    }
}

/// The hash of a module: five numbers of 32 bits.
pub(super) fn module_hash(ops: &mut Ops<'_>) -> Parsed<[u32; 5]> {
    let mut hash = [0; 5];
    for word in &mut hash {
        *word = ops.next_u32("word of a module's hash")?;
    }
    if ops.is_empty() { Ok(hash) } else { Err(ops.wrong_count()) }
}

/// A number of 64 bits in two operands, the upper half first.
fn from_halves(ops: &mut Ops<'_>) -> Parsed<u64> {
    let (upper, lower) = (ops.next_u32("half of a number")?, ops.next_u32("half of a number")?);
    Ok(u64::from(upper) << 32 | u64::from(lower))
}
