//! Instructions without effects whose results nothing with an effect needs, cycles of phis included.

use crate::opaque::is_object;
use crate::rewrite::callee_name;
use llvm_legalize::dead::is_computation;
use llvm_model::{Body, Id as _, InstId, InstKind, Instruction, MetadataOperand, Module, Value};

/// Removes such instructions from a body.
pub(crate) fn run(module: &Module, body: &mut Body) {
    let mut is_needed = vec![false; body.insts.len()];
    let mut work: Vec<InstId> = Vec::new();
    for (_, id, inst) in body.instructions() {
        if !is_pure(module, inst) {
            work.push(id);
        }
    }
    for operand in &body.metadata_operands {
        if let MetadataOperand::Value(Value::Inst(id)) = operand {
            work.push(*id);
        }
    }
    while let Some(id) = work.pop() {
        if std::mem::replace(&mut is_needed[id.index()], true) {
            continue;
        }
        body.insts[id].kind.for_each_operand(|operand| {
            if let Value::Inst(operand) = operand {
                work.push(operand);
            }
        });
    }
    for block in body.layout.clone() {
        body.blocks[block].insts.retain(|id| is_needed[id.index()]);
    }
    // Debug records stand before instructions that stay, or go.
    body.debug_records.retain(|id, _| is_needed[id.index()]);
}

fn is_pure(module: &Module, inst: &Instruction) -> bool {
    match &inst.kind {
        // Sampled images are made of images and samplers without an effect.
        InstKind::Call(_) if is_object(&module.types, inst.ty) => true,
        InstKind::Freeze { .. } | InstKind::Alloca { .. } => true,
        InstKind::Load { volatile, atomic, .. } => !volatile && atomic.is_none(),
        kind => is_computation(kind) || marks_lifetime(module, kind),
    }
}

/// Whether a body has addresses that nothing uses, which need not be paths.
pub(crate) fn has_unused_addresses(body: &Body) -> bool {
    let mut is_used = vec![false; body.insts.len()];
    for (_, _, inst) in body.instructions() {
        inst.kind.for_each_operand(|operand| {
            if let Value::Inst(id) = operand {
                is_used[id.index()] = true;
            }
        });
    }
    body.instructions()
        .any(|(_, id, inst)| matches!(inst.kind, InstKind::GetElementPtr { .. }) && !is_used[id.index()])
}

/// Whether an instruction marks the lifetime of a variable.
pub(crate) fn marks_lifetime(module: &Module, kind: &InstKind) -> bool {
    callee_name(module, kind).is_some_and(|name| name.starts_with("llvm.lifetime."))
}
