//! Memory profiles of calls and allocations.
//!
//! Frames are numbers in a list of stack ids. A context is either written out as frames or, since version 12, a position
//! in a radix tree that all contexts share: there stands how many frames follow; a negative entry leads to an entry
//! further on that continues the context.

use llvm_model::summary::{
    AllocSummary, AllocationContext, AllocationType, CallsiteSummary, ContextSize, FunctionSummary,
    SummaryKind,
};

use super::super::ops::{Ops, Parsed};
use super::{STACK_IDS_IN_HALVES, SummaryReader, from_halves};
use crate::codes::summary as code;
use crate::error::ReadErrorKind;

/// Since this version, the record of an allocation in a module has the number of contexts.
const CONTEXT_COUNT: u64 = 10;
/// Since this version, the profile of a function stands behind the function's record.
const PROFILE_BEHIND_FUNCTION: u64 = 14;

impl SummaryReader<'_, '_> {
    pub(super) fn read_stack_ids(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        self.reader.charge(8 * ops.left() as u64)?;
        if self.version >= STACK_IDS_IN_HALVES {
            self.stack_ids = halves(ops)?;
        } else {
            self.stack_ids = ops.rest().to_vec();
        }
        Ok(())
    }

    pub(super) fn read_radix_tree(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        self.reader.charge(4 * ops.left() as u64)?;
        let entry = |&op: &u64| {
            u32::try_from(op)
                .map_err(|_| ReadErrorKind::BadValue { what: "entry of a radix tree", value: op })
        };
        self.radix_tree = ops.rest().iter().map(entry).collect::<Parsed<_>>()?;
        Ok(())
    }

    pub(super) fn read_context_ids(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        self.reader.charge(8 * ops.left() as u64)?;
        self.context_ids = halves(ops)?;
        Ok(())
    }

    /// The function of a record about calls and allocations: that of the last function record, in older files that of the
    /// next one.
    fn profiled_function(&mut self) -> Parsed<&mut FunctionSummary> {
        if self.version < PROFILE_BEHIND_FUNCTION {
            return Ok(&mut self.pending);
        }
        let last = self.last.and_then(|id| self.index.values[id].summaries.last_mut());
        match last.map(|summary| &mut summary.kind) {
            Some(SummaryKind::Function(function)) => Ok(function),
            _ => Err(ReadErrorKind::Inconsistent("a memory profile without a function before it")),
        }
    }

    pub(super) fn callsite(&mut self, code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        let number = ops.next()?;
        self.reader.charge(128 + 8 * ops.left() as u64)?;
        let callsite = if code == code::COMBINED_CALLSITE_INFO {
            let (frames, clones) = (ops.next()?, ops.next()?);
            CallsiteSummary {
                // Left out of an index for one back end.
                callee: self.numbers.get(&number).copied(),
                stack_ids: self.frames(ops.take(frames)?)?,
                clones: clone_numbers(ops.take(clones)?)?,
            }
        } else {
            CallsiteSummary {
                callee: Some(self.value(number)?),
                stack_ids: self.frames(ops.rest())?,
                clones: vec![0],
            }
        };
        self.profiled_function()?.callsites.push(callsite);
        Ok(())
    }

    pub(super) fn allocation(&mut self, code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        let combined = code != code::PERMODULE_ALLOC_INFO;
        let count = if combined || self.version >= CONTEXT_COUNT { Some(ops.next()?) } else { None };
        let versions = if combined { ops.next()? } else { 0 };
        self.reader.charge(128)?;
        let mut contexts = Vec::new();
        while count.map_or(!ops.is_empty(), |count| (contexts.len() as u64) < count) {
            let kind = allocation_type(ops.next()?);
            let stack_ids =
                if code == code::COMBINED_ALLOC_INFO_NO_CONTEXT { Vec::new() } else { self.context(ops)? };
            self.reader.charge(128)?;
            contexts.push(AllocationContext { kind, stack_ids, sizes: Vec::new() });
        }
        let versions = if combined {
            self.reader.charge(versions)?;
            ops.take(versions)?.iter().map(|&version| allocation_type(version)).collect()
        } else {
            vec![AllocationType::NONE]
        };
        self.sizes(&mut contexts, ops)?;
        self.profiled_function()?.allocs.push(AllocSummary { versions, contexts });
        Ok(())
    }

    /// The sizes at the end of an allocation's record, if any: for each context as many as it stands for, with their hashes
    /// before; in version 10 one for each context.
    fn sizes(&mut self, contexts: &mut [AllocationContext], ops: &mut Ops<'_>) -> Parsed<()> {
        let context_ids = std::mem::take(&mut self.context_ids);
        if ops.is_empty() {
            return Ok(());
        }
        self.reader.charge(32 * ops.left() as u64)?;
        let mut ids = context_ids.iter();
        for context in contexts {
            let count = if context_ids.is_empty() { 1 } else { ops.next()? };
            for &total_size in ops.take(count)? {
                let size = ContextSize { full_stack_id: ids.next().copied().unwrap_or(0), total_size };
                // A context without sizes has a zero where others have.
                if size != (ContextSize { full_stack_id: 0, total_size: 0 }) {
                    context.sizes.push(size);
                }
            }
        }
        Ok(())
    }

    /// The frames of a context.
    fn context(&mut self, ops: &mut Ops<'_>) -> Parsed<Vec<u64>> {
        let first = ops.next()?;
        if self.radix_tree.is_empty() {
            let frames = ops.take(first)?;
            self.reader.charge(8 * frames.len() as u64)?;
            return self.frames(frames);
        }
        let mut at = usize::try_from(first).unwrap_or(usize::MAX);
        let count = self.radix_entry(at)?;
        if count as usize > self.radix_tree.len() {
            return Err(ReadErrorKind::Inconsistent("a context is longer than the radix tree"));
        }
        self.reader.charge(8 * u64::from(count))?;
        let mut frames = Vec::with_capacity(count as usize);
        for _ in 0..count {
            at = at.saturating_add(1);
            let mut frame = self.radix_entry(at)?;
            let distance = frame.cast_signed();
            if distance < 0 {
                at = at.saturating_add(distance.unsigned_abs() as usize);
                frame = self.radix_entry(at)?;
            }
            frames.push(self.stack_id(u64::from(frame))?);
        }
        Ok(frames)
    }

    fn radix_entry(&self, at: usize) -> Parsed<u32> {
        let entry = self.radix_tree.get(at).copied();
        entry.ok_or(ReadErrorKind::BadReference { what: "entry of the radix tree", id: at as u64 })
    }

    fn frames(&self, numbers: &[u64]) -> Parsed<Vec<u64>> {
        numbers.iter().map(|&number| self.stack_id(number)).collect()
    }

    fn stack_id(&self, number: u64) -> Parsed<u64> {
        usize::try_from(number)
            .ok()
            .and_then(|n| self.stack_ids.get(n))
            .copied()
            .ok_or(ReadErrorKind::BadReference { what: "stack id", id: number })
    }
}

fn halves(ops: &mut Ops<'_>) -> Parsed<Vec<u64>> {
    let mut numbers = Vec::with_capacity(ops.left() / 2);
    while !ops.is_empty() {
        numbers.push(from_halves(ops)?);
    }
    Ok(numbers)
}

fn clone_numbers(ops: &[u64]) -> Parsed<Vec<u32>> {
    let number = |&op: &u64| {
        u32::try_from(op).map_err(|_| ReadErrorKind::BadValue { what: "number of a clone", value: op })
    };
    ops.iter().map(number).collect()
}

fn allocation_type(op: u64) -> AllocationType {
    AllocationType(op as u8)
}
