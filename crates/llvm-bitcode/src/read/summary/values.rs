//! Summaries of functions, variables and aliases.

use llvm_model::Id;
use llvm_model::summary::{
    CallEdge, CallFrequency, FunctionFlags, Guid, Hotness, IndexForm, OffsetRange, ParamAccess, ParamCall,
    RefAccess, SummaryKind, SummaryModuleId, SummaryValueId, ValueRef, ValueSummary, VariableFlags,
    VariableSummary, VirtualFunction,
};

use super::super::ops::{Ops, Parsed};
use super::SummaryReader;
use crate::bitstream::decode_signed;
use crate::codes::summary as code;
use crate::error::ReadErrorKind;
use crate::summary_bits;

/// The versions since which records have a field.
mod since {
    pub(super) const FUNCTION_FLAGS: u64 = 4;
    pub(super) const VARIABLE_FLAGS: u64 = 5;
    pub(super) const READ_ONLY_REFS: u64 = 5;
    pub(super) const ENTRY_COUNT: u64 = 6;
    pub(super) const WRITE_ONLY_REFS: u64 = 7;
}
/// The last version in which counts stand behind calls.
const CALL_COUNTS: u64 = 1;

impl SummaryReader<'_, '_> {
    pub(super) fn function(&mut self, code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        let combined = matches!(code, code::COMBINED | code::COMBINED_PROFILE);
        let value = self.value(ops.next()?)?;
        let module = self.module_of(combined, ops)?;
        let flags = summary_bits::value_flags(ops.next()?, self.version)?;
        let mut function = std::mem::take(&mut self.pending);
        function.instruction_count = ops.next_u32("number of instructions")?;
        if self.version >= since::FUNCTION_FLAGS {
            function.flags = FunctionFlags(ops.next()? as u16);
        }
        if combined && self.version >= since::ENTRY_COUNT {
            // How often the function is entered; LLVM does not use it any more.
            ops.next()?;
        }
        let ref_count = ops.next()?;
        let read_only = if self.version >= since::READ_ONLY_REFS { ops.next()? } else { 0 };
        let write_only = if self.version >= since::WRITE_ONLY_REFS { ops.next()? } else { 0 };
        let refs = self.refs(ops.take(ref_count)?, read_only, write_only)?;
        function.calls = self.calls(code, ops)?;
        self.reader.charge(256)?;
        let kind = SummaryKind::Function(function);
        self.add_summary(value, ValueSummary { module, flags, original_name: None, refs, kind })
    }

    /// The calls at the end of a function's record.
    fn calls(&mut self, code: u32, ops: &mut Ops<'_>) -> Parsed<Vec<CallEdge>> {
        let has_hotness = matches!(code, code::PERMODULE_PROFILE | code::COMBINED_PROFILE);
        let has_frequency = code == code::PERMODULE_RELBF;
        let counts = match (self.version, has_hotness) {
            (CALL_COUNTS, true) => 2,
            (CALL_COUNTS, false) => 1,
            _ => 0,
        };
        let operands = if counts > 0 { 1 + counts } else { 1 + usize::from(has_hotness || has_frequency) };
        let count = ops.left() / operands;
        self.reader.charge(16 * count as u64)?;
        let mut calls = Vec::with_capacity(count);
        while !ops.is_empty() {
            let callee = self.value(ops.next()?)?;
            calls.push(if counts > 0 {
                ops.take(counts as u64)?;
                CallEdge { callee, frequency: CallFrequency::Hotness(Hotness::Unknown), has_tail_call: false }
            } else if has_hotness {
                summary_bits::edge_with_hotness(callee, ops.next()?)?
            } else if has_frequency {
                summary_bits::edge_with_frequency(callee, ops.next()?)
            } else {
                summary_bits::edge_with_hotness(callee, 0)?
            });
        }
        Ok(calls)
    }

    pub(super) fn variable(&mut self, code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        let value = self.value(ops.next()?)?;
        let module = self.module_of(code == code::COMBINED_GLOBALVAR_INIT_REFS, ops)?;
        let flags = summary_bits::value_flags(ops.next()?, self.version)?;
        let mut variable = VariableSummary {
            flags: if self.version >= since::VARIABLE_FLAGS {
                summary_bits::variable_flags(ops.next()?)?
            } else {
                VariableFlags::default()
            },
            virtual_functions: Vec::new(),
        };
        let refs = if code == code::PERMODULE_VTABLE_GLOBALVAR_INIT_REFS {
            let count = ops.next()?;
            let refs = self.refs(ops.take(count)?, 0, 0)?;
            self.reader.charge(16 * (ops.left() as u64 / 2))?;
            variable.virtual_functions.reserve_exact(ops.left() / 2);
            while !ops.is_empty() {
                let function = self.value(ops.next()?)?;
                variable.virtual_functions.push(VirtualFunction { function, offset: ops.next()? });
            }
            refs
        } else {
            self.refs(ops.rest(), 0, 0)?
        };
        let kind = SummaryKind::Variable(variable);
        self.add_summary(value, ValueSummary { module, flags, original_name: None, refs, kind })
    }

    pub(super) fn alias(&mut self, code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        let value = self.value(ops.next()?)?;
        let combined = code == code::COMBINED_ALIAS;
        let module = self.module_of(combined, ops)?;
        let flags = summary_bits::value_flags(ops.next()?, self.version)?;
        let aliasee = ops.next()?;
        let aliasee = match self.numbers.get(&aliasee) {
            // An index of many modules may leave it out.
            None if !combined => Some(self.value(aliasee)?),
            known => known.copied(),
        };
        let kind = SummaryKind::Alias(aliasee);
        self.add_summary(value, ValueSummary { module, flags, original_name: None, refs: Vec::new(), kind })
    }

    /// The name that the value of the last record had in its module, as a hash.
    pub(super) fn original_name(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let name = Guid(ops.next()?);
        let Some(summary) = self.last.take().and_then(|id| self.index.values[id].summaries.last_mut()) else {
            return Err(ReadErrorKind::Inconsistent("an original name without a summary before it"));
        };
        summary.original_name = Some(name);
        Ok(())
    }

    /// The module of a value: named in an index of many modules, else the one that holds the summary.
    fn module_of(&self, combined: bool, ops: &mut Ops<'_>) -> Parsed<SummaryModuleId> {
        match (combined, self.index.form) {
            (true, _) => {
                let number = ops.next()?;
                self.module_numbers
                    .get(&number)
                    .copied()
                    .ok_or(ReadErrorKind::BadReference { what: "module of the summary", id: number })
            }
            (false, IndexForm::PerModule) => Ok(SummaryModuleId::from_index(0)),
            (false, IndexForm::Combined) => {
                Err(ReadErrorKind::Inconsistent("a value in an index of several modules has no module"))
            }
        }
    }

    /// References; those that only read, then those that only write, are the last ones.
    fn refs(&mut self, numbers: &[u64], read_only: u64, write_only: u64) -> Parsed<Vec<ValueRef>> {
        let count = numbers.len() as u64;
        let first_write_only = count.checked_sub(write_only);
        let first_read_only = first_write_only.and_then(|first| first.checked_sub(read_only));
        let (Some(first_write_only), Some(first_read_only)) = (first_write_only, first_read_only) else {
            return Err(ReadErrorKind::Inconsistent("more references of one kind than there are"));
        };
        self.reader.charge(8 * count)?;
        let mut refs = Vec::with_capacity(numbers.len());
        for (place, &number) in (0..).zip(numbers) {
            let access = if place >= first_write_only {
                RefAccess::WriteOnly
            } else if place >= first_read_only {
                RefAccess::ReadOnly
            } else {
                RefAccess::Any
            };
            refs.push(ValueRef { value: self.value(number)?, access });
        }
        Ok(refs)
    }

    fn add_summary(&mut self, value: SummaryValueId, summary: ValueSummary) -> Parsed<()> {
        let summaries = &mut self.index.values[value].summaries;
        // Most values have one summary.
        if summaries.is_empty() {
            summaries.reserve_exact(1);
        }
        summaries.push(summary);
        self.last = Some(value);
        self.reader.charge(2 * size_of::<ValueSummary>() as u64)
    }

    /// How the function that comes next uses its pointer parameters.
    pub(super) fn param_access(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let mut params = Vec::new();
        while !ops.is_empty() {
            let param = ops.next()?;
            let offsets = range(ops)?;
            let count = ops.next()?;
            // Every call has four operands.
            if count > ops.left() as u64 / 4 {
                return Err(ops.wrong_count());
            }
            self.reader.charge(128 + 32 * count)?;
            let mut calls = Vec::with_capacity(count as usize);
            for _ in 0..count {
                let param = ops.next()?;
                let callee = self.value(ops.next()?)?;
                calls.push(ParamCall { callee, param, offsets: range(ops)? });
            }
            params.push(ParamAccess { param, offsets, calls });
        }
        self.pending.params = params;
        Ok(())
    }
}

fn range(ops: &mut Ops<'_>) -> Parsed<OffsetRange> {
    Ok(OffsetRange { lower: decode_signed(ops.next()?), upper: decode_signed(ops.next()?) })
}
