//! Summaries for link-time optimization, behind the function bodies: MODULE_STRTAB and GLOBALVAL_SUMMARY blocks and the
//! module's hash.
//!
//! They are written in the oldest version with the same meaning: version 9, which LLVM 14 to 23 read, or version 10 where
//! sizes of allocations are known. Additions of later versions only make files smaller.

mod memprof;
mod type_ids;
mod values;

use indexmap::IndexSet;
use llvm_model::summary::{IndexFlags, IndexForm, ModuleSummaryIndex, SummaryKind, SummaryValueId};
use llvm_model::{GlobalProps, Id, MdId, MdKindId, Module};
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::dialect::WriteError;
use super::{ModuleWriter, chars, width};
use crate::codes::{block, module, module_strtab, summary as code};

/// The version that every reader from LLVM 16 on understands.
const VERSION: u64 = 9;
/// The records of allocations have the number of contexts, so that sizes can follow.
const VERSION_WITH_SIZES: u64 = 10;

/// Flags of an index by the first version of LLVM that knows them.
const FLAGS_SINCE: [(IndexFlags, u32, &str); 3] = [
    (
        IndexFlags::SUPPORTS_HOT_COLD_NEW,
        17,
        "support of hot and cold operator new, a flag of a module summary",
    ),
    (IndexFlags::UNIFIED_LTO, 17, "unified LTO, a flag of a module summary"),
    (IndexFlags::INTERNALIZE_AND_PROMOTE, 22, "internalized and promoted values, a flag of a module summary"),
];

/// The common part of the records of a summary.
struct SummaryWriter<'i> {
    index: &'i ModuleSummaryIndex,
    version: u64,
    /// Numbers of the values in the order of their ids.
    numbers: Vec<u64>,
    stack_ids: IndexSet<u64, FxBuildHasher>,
}

impl SummaryWriter<'_> {
    fn number(&self, id: SummaryValueId) -> Result<u64, WriteError> {
        let number = self.numbers.get(id.index()).copied();
        number.ok_or_else(|| WriteError::new("a summary refers to a value that does not exist"))
    }

    fn is_combined(&self) -> bool {
        self.index.form == IndexForm::Combined
    }
}

impl ModuleWriter<'_> {
    /// Writes the summary, if there is one, and the module's hash, which is part of it.
    pub(super) fn write_summary(&mut self) -> Result<(), WriteError> {
        let Some(index) = self.module.summary.as_deref() else { return Ok(()) };
        if index.form == IndexForm::Combined {
            self.write_summarized_modules(index);
        }
        let block = if is_full_lto(self.module) {
            block::FULL_LTO_GLOBALVAL_SUMMARY
        } else {
            block::GLOBALVAL_SUMMARY
        };
        let has_sizes = self.dialect.has(19) && memprof::has_sizes(index);
        let mut summary = SummaryWriter {
            index,
            version: if has_sizes { VERSION_WITH_SIZES } else { VERSION },
            numbers: Vec::new(),
            stack_ids: memprof::stack_ids(index),
        };
        self.out.enter_block(block, width::USUAL);
        self.out.record(code::VERSION, &[summary.version]);
        let mut flags = index.flags;
        for (flag, since, what) in FLAGS_SINCE {
            if flags.contains(flag) && !self.dialect.keep(since, what) {
                flags = IndexFlags(flags.0 & !flag.0);
            }
        }
        self.out.record(code::FLAGS, &[flags.0]);
        self.number_summary_values(&mut summary);
        if !summary.stack_ids.is_empty() {
            self.ops.clear();
            self.ops.extend(&summary.stack_ids);
            self.out.record(code::STACK_IDS, &self.ops);
        }
        self.write_value_summaries(&summary)?;
        self.write_cfi_functions(index);
        self.write_type_ids(&summary)?;
        if index.block_count != 0 {
            self.out.record(code::BLOCK_COUNT, &[index.block_count]);
        }
        self.out.end_block();
        let own = index.modules.values().next().filter(|_| index.form == IndexForm::PerModule);
        if let Some(own) = own.filter(|own| own.hash != [0; 5]) {
            self.out.record(module::HASH, &own.hash.map(u64::from));
        }
        Ok(())
    }

    /// The paths and hashes of the modules of a combined index.
    fn write_summarized_modules(&mut self, index: &ModuleSummaryIndex) {
        self.out.enter_block(block::MODULE_STRTAB, width::SMALL);
        for (number, module) in (0..).zip(index.modules.values()) {
            self.ops.clear();
            self.ops.push(number);
            self.ops.extend(chars(module.path.as_bytes()));
            self.out.record(module_strtab::ENTRY, &self.ops);
            if module.hash != [0; 5] {
                self.out.record(module_strtab::HASH, &module.hash.map(u64::from));
            }
        }
        self.out.end_block();
    }

    /// Numbers the values: globals of the module as they are numbered everywhere, others behind them.
    fn number_summary_values(&mut self, summary: &mut SummaryWriter<'_>) {
        let (mut by_name, mut by_guid) = (FxHashMap::default(), FxHashMap::default());
        if !summary.is_combined() {
            let hashes = summary.index.values.values().any(|value| value.name.is_empty());
            for (number, props, attachments) in numbered_globals(self.module, self.debug_calls.made.len()) {
                if hashes {
                    by_guid.entry(self.module.guid_of(props, attachments)).or_insert(number);
                }
                by_name.entry(&props.name).or_insert(number);
            }
        }
        // 0 means in some records of combined indexes that a value was left out.
        let mut next = u64::from(self.numbers.globals).max(1);
        for value in summary.index.values.values() {
            let global =
                if value.name.is_empty() { by_guid.get(&value.guid) } else { by_name.get(&value.name) };
            summary.numbers.push(global.copied().unwrap_or_else(|| {
                let number = next;
                next += 1;
                self.out.record(code::VALUE_GUID, &[number, value.guid.0]);
                number
            }));
        }
    }

    /// Functions and variables in order, then the aliases of them.
    fn write_value_summaries(&mut self, summary: &SummaryWriter<'_>) -> Result<(), WriteError> {
        for aliases in [false, true] {
            for (id, value) in summary.index.values.iter() {
                let number = summary.number(id)?;
                for item in &value.summaries {
                    if matches!(item.kind, SummaryKind::Alias(_)) == aliases {
                        self.write_value_summary(summary, number, item)
                            .map_err(|e| e.in_function(value.name.to_string_lossy().into_owned()))?;
                    }
                }
            }
        }
        Ok(())
    }

    fn write_cfi_functions(&mut self, index: &ModuleSummaryIndex) {
        for (code, names) in [
            (code::CFI_FUNCTION_DEFS, &index.cfi_functions),
            (code::CFI_FUNCTION_DECLS, &index.cfi_declarations),
        ] {
            if !names.is_empty() {
                self.ops.clear();
                for name in names {
                    self.ops.extend(self.strings.add(name.as_bytes()));
                }
                self.out.record(code, &self.ops);
            }
        }
    }
}

/// The module's globals with their numbers as values; `made` functions are declared in the file only.
fn numbered_globals(
    module: &Module,
    made: usize,
) -> impl Iterator<Item = (u64, &GlobalProps, &[(MdKindId, MdId)])> {
    let functions = module.globals.len() as u64;
    let aliases = functions + (module.functions.len() + made) as u64;
    let ifuncs = aliases + module.aliases.len() as u64;
    (0..)
        .zip(module.globals.values().map(|g| (&g.props, &g.attachments[..])))
        .chain((functions..).zip(module.functions.values().map(|f| (&f.props, &f.attachments[..]))))
        .chain((aliases..).zip(module.aliases.values().map(|a| (&a.props, &[][..]))))
        .chain((ifuncs..).zip(module.ifuncs.values().map(|i| (&i.props, &i.attachments[..]))))
        .map(|(number, (props, attachments))| (number, props, attachments))
}

/// Returns whether the module is marked for regular link-time optimization although it has a summary.
fn is_full_lto(module: &Module) -> bool {
    let Some(flags) = module.named("llvm.module.flags") else { return false };
    flags.operands.iter().any(|&flag| match module.tuple(flag) {
        [_, Some(name), Some(value)] => {
            module.md_string(*name).is_some_and(|n| *n == "ThinLTO") && module.md_u64(*value) == Some(0)
        }
        _ => false,
    })
}
