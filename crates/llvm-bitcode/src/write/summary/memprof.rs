//! Memory profiles of calls and allocations. Contexts are written out as frames, which every reader
//! understands.

use indexmap::IndexSet;
use llvm_model::summary::{
    AllocSummary, AllocationContext, AllocationType, FunctionSummary, ModuleSummaryIndex, SummaryKind,
};
use rustc_hash::FxBuildHasher;

use super::super::ModuleWriter;
use super::super::dialect::WriteError;
use super::{SummaryWriter, VERSION_WITH_SIZES};
use crate::codes::summary as code;

fn functions(index: &ModuleSummaryIndex) -> impl Iterator<Item = &FunctionSummary> {
    index.values.values().flat_map(|value| &value.summaries).filter_map(|summary| match &summary.kind {
        SummaryKind::Function(function) => Some(&**function),
        _ => None,
    })
}

/// Whether sizes of allocations are known.
pub(super) fn has_sizes(index: &ModuleSummaryIndex) -> bool {
    functions(index).flat_map(|f| &f.allocs).flat_map(|a| &a.contexts).any(|c| !c.sizes.is_empty())
}

/// All frames, each once.
pub(super) fn stack_ids(index: &ModuleSummaryIndex) -> IndexSet<u64, FxBuildHasher> {
    let mut ids = IndexSet::default();
    for function in functions(index) {
        ids.extend(function.callsites.iter().flat_map(|c| &c.stack_ids));
        ids.extend(function.allocs.iter().flat_map(|a| &a.contexts).flat_map(|c| &c.stack_ids));
    }
    ids
}

impl SummaryWriter<'_> {
    fn frame(&self, stack_id: u64) -> u64 {
        self.stack_ids.get_index_of(&stack_id).map_or(0, |i| i as u64)
    }
}

impl ModuleWriter<'_> {
    /// The profile of the function that comes next.
    pub(super) fn write_memory_profile(
        &mut self,
        summary: &SummaryWriter<'_>,
        function: &FunctionSummary,
    ) -> Result<(), WriteError> {
        let combined = summary.is_combined();
        for callsite in &function.callsites {
            self.ops.clear();
            self.ops.push(match callsite.callee {
                Some(callee) => summary.number(callee)?,
                None if combined => 0,
                None => return Err(WriteError::new("the summary of a profiled call has no callee")),
            });
            if combined {
                self.ops.extend([callsite.stack_ids.len() as u64, callsite.clones.len() as u64]);
            } else if callsite.clones != [0] {
                return Err(WriteError::new("clones of calls are known in an index of many modules only"));
            }
            self.ops.extend(callsite.stack_ids.iter().map(|&id| summary.frame(id)));
            if combined {
                self.ops.extend(callsite.clones.iter().map(|&clone| u64::from(clone)));
            }
            let code = if combined { code::COMBINED_CALLSITE_INFO } else { code::PERMODULE_CALLSITE_INFO };
            self.out.record(code, &self.ops);
        }
        function.allocs.iter().try_for_each(|alloc| self.write_allocation(summary, alloc))
    }

    fn write_allocation(
        &mut self,
        summary: &SummaryWriter<'_>,
        alloc: &AllocSummary,
    ) -> Result<(), WriteError> {
        let combined = summary.is_combined();
        let sizes = self.sizes(summary, &alloc.contexts);
        self.ops.clear();
        if combined || summary.version >= VERSION_WITH_SIZES {
            self.ops.push(alloc.contexts.len() as u64);
        }
        if combined {
            self.ops.push(alloc.versions.len() as u64);
        } else if alloc.versions != [AllocationType::NONE] {
            return Err(WriteError::new(
                "versions of allocations are known in an index of many modules only",
            ));
        }
        for context in &alloc.contexts {
            let kind = self.allocation_type(context.kind);
            self.ops.extend([kind, context.stack_ids.len() as u64]);
            self.ops.extend(context.stack_ids.iter().map(|&id| summary.frame(id)));
        }
        if combined {
            for &version in &alloc.versions {
                let version = self.allocation_type(version);
                self.ops.push(version);
            }
        }
        self.ops.extend(sizes);
        let code = if combined { code::COMBINED_ALLOC_INFO } else { code::PERMODULE_ALLOC_INFO };
        self.out.record(code, &self.ops);
        Ok(())
    }

    /// The sizes at the end of an allocation's record. LLVM 20 and newer read for each context how many full contexts
    /// it stands for and their sizes, the hashes of which come in a record of their own before; LLVM 19 one number for
    /// each context. Sizes without hashes, as LLVM 19 wrote them, newer ones cannot read.
    fn sizes(&mut self, summary: &SummaryWriter<'_>, contexts: &[AllocationContext]) -> Vec<u64> {
        if contexts.iter().all(|context| context.sizes.is_empty()) {
            return Vec::new();
        }
        if !self.dialect.has(20) {
            let what = "sizes of allocations in a module summary";
            if !self.dialect.keep(19, what) {
                return Vec::new();
            }
            let total = |context: &AllocationContext| {
                context.sizes.iter().fold(0u64, |total, size| total.saturating_add(size.total_size))
            };
            return contexts.iter().map(total).collect();
        }
        let hashed = contexts.iter().flat_map(|c| &c.sizes).all(|size| size.full_stack_id != 0);
        if summary.is_combined() || !hashed {
            self.dialect.drop("sizes of allocations in a module summary, as LLVM 19 has them");
            return Vec::new();
        }
        self.ops.clear();
        let mut sizes = Vec::new();
        for context in contexts {
            sizes.push(context.sizes.len() as u64);
            for size in &context.sizes {
                self.ops.extend([size.full_stack_id >> 32, size.full_stack_id & u64::from(u32::MAX)]);
                sizes.push(size.total_size);
            }
        }
        self.out.record(code::ALLOC_CONTEXT_IDS, &self.ops);
        sizes
    }

    fn allocation_type(&mut self, kind: AllocationType) -> u64 {
        let is_hot = kind.0 & AllocationType::HOT.0 != 0;
        if is_hot && !self.dialect.keep(17, "hot allocations in a module summary") {
            return u64::from(kind.0 & !AllocationType::HOT.0 | AllocationType::NOT_COLD.0);
        }
        u64::from(kind.0)
    }
}
