//! Emulations compute things that turn out to be unused (the struct of a result that is taken apart again, lanes of a
//! vector that nobody looks at); they go. Instructions of the input stay, used or not.

use crate::context::Results;
use llvm_model::{Body, FunctionId, Id, InstId, InstKind, Module, Value};

/// Removes the instructions without effects and uses among those numbered `from` and later. `results` are not removed.
pub(super) fn run(module: &mut Module, function: FunctionId, from: usize, results: Option<&Results>) {
    let Some(body) = &mut module.functions[function].body else { return };
    if body.insts.len() <= from {
        return;
    }
    let mut uses = use_counts(body);
    for result in results.iter().flat_map(|results| &results.made) {
        count(&mut uses, Value::Inst(*result), 1);
    }
    let mut dead = vec![false; body.insts.len()];
    let mut work: Vec<InstId> =
        body.instructions().map(|(_, id, _)| id).filter(|&id| removable(body, &uses, id, from)).collect();
    let mut any = false;
    while let Some(id) = work.pop() {
        if std::mem::replace(&mut dead[id.index()], true) {
            continue;
        }
        any = true;
        let kind = body.insts[id].kind.clone();
        kind.for_each_operand(|operand| {
            count(&mut uses, operand, u32::MAX);
            if let Value::Inst(operand) = operand
                && removable(body, &uses, operand, from)
            {
                work.push(operand);
            }
        });
    }
    if any {
        for block in body.layout.clone() {
            body.blocks[block].insts.retain(|id| !dead[id.index()]);
        }
    }
}

/// How often the instructions of a body are used, by instruction.
pub(super) fn use_counts(body: &Body) -> Vec<u32> {
    let mut uses = vec![0u32; body.insts.len()];
    for (_, _, inst) in body.instructions() {
        inst.kind.for_each_operand(|operand| count(&mut uses, operand, 1));
    }
    for record in body.metadata_operands.iter() {
        if let llvm_model::MetadataOperand::Value(value) = record {
            count(&mut uses, *value, 1);
        }
    }
    uses
}

/// Adds to the number of uses of a value (`u32::MAX` takes one off).
fn count(uses: &mut [u32], value: Value, by: u32) {
    if let Value::Inst(id) = value
        && let Some(uses) = uses.get_mut(id.index())
    {
        *uses = uses.wrapping_add(by);
    }
}

fn removable(body: &Body, uses: &[u32], id: InstId, from: usize) -> bool {
    id.index() >= from
        && uses.get(id.index()) == Some(&0)
        && !body.debug_records.contains_key(&id)
        && is_computation(&body.insts[id].kind)
}

/// Returns whether an instruction computes its result from its operands, and does nothing else. (`freeze`, which chooses
/// a value, is not counted.)
pub fn is_computation(kind: &InstKind) -> bool {
    use InstKind::*;
    matches!(
        kind,
        Unary { .. }
            | Binary { .. }
            | Cast { .. }
            | ICmp { .. }
            | FCmp { .. }
            | Select { .. }
            | Phi { .. }
            | GetElementPtr { .. }
            | ExtractElement { .. }
            | InsertElement { .. }
            | ShuffleVector { .. }
            | ExtractValue { .. }
            | InsertValue { .. }
    )
}
