//! The summary of a function beyond that of other values.

use super::Index;
use crate::print::Writer;
use crate::summary_words::{ALLOCATION_TYPES, HOTNESSES, word_for};
use llvm_model::summary::{
    AllocSummary, AllocationType, CallEdge, CallFrequency, CallsiteSummary, FunctionFlags, FunctionSummary,
    Hotness, OffsetRange, ParamAccess,
};

impl Writer<'_> {
    pub(super) fn function_summary(&mut self, index: &Index, function: &FunctionSummary) {
        self.push(", insts: ");
        self.put(function.instruction_count);
        if function.flags != FunctionFlags::default() {
            self.push(", funcFlags: (");
            self.list(FunctionFlags::NAMED, |w, (flag, name)| w.flag(name, function.flags.contains(flag)));
            self.push(")");
        }
        if !function.calls.is_empty() {
            self.push(", calls: (");
            self.list(&function.calls, |w, call| w.call_edge(index, call));
            self.push(")");
        }
        if !function.type_ids.is_empty() {
            self.type_id_uses(index, &function.type_ids);
        }
        if !function.allocs.is_empty() {
            self.push(", allocs: (");
            self.list(&function.allocs, |w, alloc| w.alloc_summary(alloc));
            self.push(")");
        }
        if !function.callsites.is_empty() {
            self.push(", callsites: (");
            self.list(&function.callsites, |w, callsite| w.callsite_summary(index, callsite));
            self.push(")");
        }
        if !function.params.is_empty() {
            self.push(", params: (");
            self.list(&function.params, |w, param| w.param_access(index, param));
            self.push(")");
        }
    }

    fn call_edge(&mut self, index: &Index, call: &CallEdge) {
        self.push("(callee: ");
        self.value_reference(index, call.callee);
        match call.frequency {
            CallFrequency::Hotness(Hotness::Unknown) | CallFrequency::RelativeBlockFrequency(0) => {}
            CallFrequency::Hotness(hotness) => {
                self.push(", hotness: ");
                self.push(word_for(HOTNESSES, hotness));
            }
            CallFrequency::RelativeBlockFrequency(frequency) => {
                self.push(", relbf: ");
                self.put(frequency);
            }
        }
        self.push(if call.has_tail_call { ", tail: 1)" } else { ")" });
    }

    fn alloc_summary(&mut self, alloc: &AllocSummary) {
        self.push("(versions: (");
        self.list(&alloc.versions, |w, version| w.allocation_type(*version));
        self.push("), memProf: (");
        self.list(&alloc.contexts, |w, context| {
            w.push("(type: ");
            w.allocation_type(context.kind);
            w.stack_ids(&context.stack_ids);
        });
        self.push("))");
    }

    /// The word for a type of allocation. Of an allocation with several, which has no word, the first.
    fn allocation_type(&mut self, kind: AllocationType) {
        let lowest = kind.0 & kind.0.wrapping_neg();
        self.push(word_for(ALLOCATION_TYPES, AllocationType(lowest)));
    }

    /// `, stackIds: (…))`
    fn stack_ids(&mut self, ids: &[u64]) {
        self.push(", stackIds: (");
        self.list(ids, |w, id| w.put(id));
        self.push("))");
    }

    fn callsite_summary(&mut self, index: &Index, callsite: &CallsiteSummary) {
        self.push("(callee: ");
        self.optional_value_reference(index, callsite.callee);
        self.push(", clones: (");
        self.list(&callsite.clones, |w, clone| w.put(clone));
        self.push(")");
        self.stack_ids(&callsite.stack_ids);
    }

    fn param_access(&mut self, index: &Index, param: &ParamAccess) {
        self.param_and_offsets("(", param.param, param.offsets);
        if !param.calls.is_empty() {
            self.push(", calls: (");
            self.list(&param.calls, |w, call| {
                w.push("(callee: ");
                w.value_reference(index, call.callee);
                w.param_and_offsets(", ", call.param, call.offsets);
                w.push(")");
            });
            self.push(")");
        }
        self.push(")");
    }

    /// `param: 0, offset: [0, 7]` behind `before`
    fn param_and_offsets(&mut self, before: &str, param: u64, offsets: OffsetRange) {
        let (first, last) = offsets.to_inclusive();
        self.put(format_args!("{before}param: {param}, offset: [{first}, {last}]"));
    }
}
