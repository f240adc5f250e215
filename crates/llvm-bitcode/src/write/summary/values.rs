//! Summaries of functions, variables and aliases.

use llvm_model::Id;
use llvm_model::summary::{
    CallEdge, CallFrequency, FunctionSummary, Hotness, ImportKind, OffsetRange, ParamAccess, RefAccess,
    SummaryKind, ValueFlags, ValueRef, ValueSummary, VariableSummary,
};

use super::super::ModuleWriter;
use super::super::dialect::WriteError;
use super::SummaryWriter;
use crate::bitstream::encode_signed;
use crate::codes::summary as code;
use crate::summary_bits;

impl ModuleWriter<'_> {
    /// One summary of the value with a number.
    pub(super) fn write_value_summary(
        &mut self,
        summary: &SummaryWriter<'_>,
        number: u64,
        item: &ValueSummary,
    ) -> Result<(), WriteError> {
        if let SummaryKind::Function(function) = &item.kind {
            // Records about a function stand before it.
            self.write_type_id_uses(&function.type_ids);
            self.write_params(summary, &function.params)?;
            self.write_memory_profile(summary, function)?;
        }
        self.ops.clear();
        self.ops.push(number);
        if summary.is_combined() {
            self.ops.push(item.module.index() as u64);
        }
        let flags = self.known_flags(item.flags);
        self.ops.push(summary_bits::value_flags_number(flags));
        let code = match &item.kind {
            SummaryKind::Function(function) => self.function_fields(summary, function, &item.refs)?,
            SummaryKind::Variable(variable) => self.variable_fields(summary, variable, &item.refs)?,
            SummaryKind::Alias(aliasee) => {
                self.ops.push(match aliasee {
                    Some(aliasee) => summary.number(*aliasee)?,
                    None if summary.is_combined() => 0,
                    None => return Err(WriteError::new("the summary of an alias has no aliasee")),
                });
                if summary.is_combined() { code::COMBINED_ALIAS } else { code::ALIAS }
            }
        };
        self.out.record(code, &self.ops);
        if let Some(name) = item.original_name.filter(|_| summary.is_combined()) {
            self.out.record(code::COMBINED_ORIGINAL_NAME, &[name.0]);
        }
        Ok(())
    }

    fn known_flags(&mut self, mut flags: ValueFlags) -> ValueFlags {
        let what = "importType: declaration in a module summary";
        if flags.import == ImportKind::Declaration && !self.dialect.keep(19, what) {
            flags.import = ImportKind::Definition;
        }
        flags
    }

    /// The fields of a function behind those that all values share; the code of the record.
    fn function_fields(
        &mut self,
        summary: &SummaryWriter<'_>,
        function: &FunctionSummary,
        refs: &[ValueRef],
    ) -> Result<u32, WriteError> {
        self.ops.extend([u64::from(function.instruction_count), u64::from(function.flags.0)]);
        if summary.is_combined() {
            let entry_count = 0;
            self.ops.push(entry_count);
        }
        self.ops.push(refs.len() as u64);
        let order = [RefAccess::Any, RefAccess::ReadOnly, RefAccess::WriteOnly];
        for access in [RefAccess::ReadOnly, RefAccess::WriteOnly] {
            self.ops.push(refs.iter().filter(|r| r.access == access).count() as u64);
        }
        for access in order {
            for reference in refs.iter().filter(|r| r.access == access) {
                self.ops.push(summary.number(reference.value)?);
            }
        }
        let has_frequencies =
            function.calls.iter().any(|c| matches!(c.frequency, CallFrequency::RelativeBlockFrequency(_)));
        let by_frequency = has_frequencies && !summary.is_combined();
        if has_frequencies && !by_frequency {
            self.dialect.drop("relbf in an index of many modules");
        }
        for call in &function.calls {
            let callee = summary.number(call.callee)?;
            let frequency = self.call_frequency(call, by_frequency);
            self.ops.extend([callee, frequency]);
        }
        Ok(match (summary.is_combined(), by_frequency) {
            (true, _) => code::COMBINED_PROFILE,
            (false, true) => code::PERMODULE_RELBF,
            (false, false) => code::PERMODULE_PROFILE,
        })
    }

    /// How often a call is made, as the operand behind its callee.
    fn call_frequency(&mut self, call: &CallEdge, by_frequency: bool) -> u64 {
        let tail = call.has_tail_call && self.dialect.keep(18, "tail in a module summary");
        match (by_frequency, call.frequency) {
            (true, CallFrequency::RelativeBlockFrequency(frequency)) => {
                summary_bits::frequency_number(frequency, tail)
            }
            (true, CallFrequency::Hotness(_)) => summary_bits::frequency_number(0, tail),
            (false, CallFrequency::Hotness(hotness)) => summary_bits::hotness_number(hotness, tail),
            (false, CallFrequency::RelativeBlockFrequency(_)) => {
                summary_bits::hotness_number(Hotness::Unknown, tail)
            }
        }
    }

    /// As [`Self::function_fields`], of a variable.
    fn variable_fields(
        &mut self,
        summary: &SummaryWriter<'_>,
        variable: &VariableSummary,
        refs: &[ValueRef],
    ) -> Result<u32, WriteError> {
        self.ops.push(summary_bits::variable_flags_number(variable.flags));
        let is_vtable = !variable.virtual_functions.is_empty();
        if is_vtable && summary.is_combined() {
            self.dialect.drop("vTableFuncs in an index of many modules");
        }
        let with_functions = is_vtable && !summary.is_combined();
        if with_functions {
            self.ops.push(refs.len() as u64);
        }
        for reference in refs {
            if reference.access != RefAccess::Any {
                self.dialect.drop("readonly and writeonly references of a variable in a module summary");
            }
            self.ops.push(summary.number(reference.value)?);
        }
        if with_functions {
            for function in &variable.virtual_functions {
                self.ops.extend([summary.number(function.function)?, function.offset]);
            }
        }
        Ok(match (summary.is_combined(), with_functions) {
            (true, _) => code::COMBINED_GLOBALVAR_INIT_REFS,
            (false, true) => code::PERMODULE_VTABLE_GLOBALVAR_INIT_REFS,
            (false, false) => code::PERMODULE_GLOBALVAR_INIT_REFS,
        })
    }

    /// How the function that comes next uses its pointer parameters.
    fn write_params(
        &mut self,
        summary: &SummaryWriter<'_>,
        params: &[ParamAccess],
    ) -> Result<(), WriteError> {
        if params.is_empty() {
            return Ok(());
        }
        let range = |range: OffsetRange| [encode_signed(range.lower), encode_signed(range.upper)];
        self.ops.clear();
        for param in params {
            self.ops.push(param.param);
            self.ops.extend(range(param.offsets));
            self.ops.push(param.calls.len() as u64);
            for call in &param.calls {
                self.ops.extend([call.param, summary.number(call.callee)?]);
                self.ops.extend(range(call.offsets));
            }
        }
        self.out.record(code::PARAM_ACCESS, &self.ops);
        Ok(())
    }
}
