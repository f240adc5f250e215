//! Instructions that may have become superfluous while a body was built: those that nothing uses in the end are removed.

use llvm_model::{Body, Id, InstId, InstKind, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The record of an unused instruction.
#[derive(Default)]
pub(crate) struct Superfluous {
    noted: FxHashSet<InstId>,
}

impl Superfluous {
    /// Marks an instruction, with those emitted before it for the same SPIR-V instruction; `origins` has the index of that
    /// instruction for each.
    pub(crate) fn note(&mut self, inst: InstId, body: &Body, origins: &[u32]) {
        let origin = |inst: InstId| origins.get(inst.index());
        let mut todo = vec![inst];
        while let Some(inst) = todo.pop() {
            if !self.noted.insert(inst) {
                continue;
            }
            body.insts[inst].kind.for_each_operand(|value| {
                if let Value::Inst(operand) = value
                    && origin(operand) == origin(inst)
                    && is_pure(&body.insts[operand].kind)
                {
                    todo.push(operand);
                }
            });
        }
    }

    /// Removes marked instructions without a use, and then those that only they used.
    pub(crate) fn remove(self, body: &mut Body) {
        if self.noted.is_empty() {
            return;
        }
        let mut uses: FxHashMap<InstId, u32> = self.noted.into_iter().map(|inst| (inst, 0)).collect();
        for (_, _, inst) in body.instructions() {
            inst.kind.for_each_operand(|value| count(&mut uses, value, |uses| *uses += 1));
        }
        // Debug records stand at an instruction, and name values.
        for inst in body.debug_records.keys() {
            uses.remove(inst);
        }
        body.for_each_value_in_metadata(|value| count(&mut uses, value, |uses| *uses += 1));
        let mut unused: Vec<InstId> =
            uses.iter().filter(|(_, uses)| **uses == 0).map(|(&inst, _)| inst).collect();
        let mut gone = FxHashSet::default();
        while let Some(inst) = unused.pop() {
            if !gone.insert(inst) {
                continue;
            }
            body.insts[inst].kind.for_each_operand(|value| {
                count(&mut uses, value, |uses| *uses = uses.saturating_sub(1));
                if let Value::Inst(operand) = value
                    && uses.get(&operand) == Some(&0)
                {
                    unused.push(operand);
                }
            });
        }
        for block in body.blocks.ids() {
            body.blocks[block].insts.retain(|inst| !gone.contains(inst));
        }
    }
}

/// Changes the number of uses of a value that is counted.
fn count(uses: &mut FxHashMap<InstId, u32>, value: Value, change: impl FnOnce(&mut u32)) {
    if let Value::Inst(inst) = value
        && let Some(uses) = uses.get_mut(&inst)
    {
        change(uses);
    }
}

/// Whether an instruction does nothing but compute its result.
fn is_pure(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::Binary { .. }
            | InstKind::Cast { .. }
            | InstKind::ICmp { .. }
            | InstKind::Select { .. }
            | InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
            | InstKind::ShuffleVector { .. }
            | InstKind::ExtractValue { .. }
            | InstKind::InsertValue { .. }
    )
}
