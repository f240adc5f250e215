//! Bodies of functions whose types were replaced.

use super::Renumbered;
use crate::arena::Id as _;
use crate::function::{Body, FunctionId, InstId};
use crate::instruction::{InstKind, MetadataOperand, Value};
use crate::module::Module;
use crate::opcode::CastOp;
use crate::types::TypeId;
use rustc_hash::{FxHashMap, FxHashSet};

/// Puts the new ids into the body of a function, whose own ids are new, and takes casts between equal types away.
pub(super) fn renumber(module: &Module, function: FunctionId, body: &mut Body, new: &Renumbered) {
    // Instructions in no block name constants that may be gone.
    let mut is_used = vec![false; body.insts.len()];
    body.layout
        .iter()
        .flat_map(|&block| &body.blocks[block].insts)
        .for_each(|inst| is_used[inst.index()] = true);
    for (_, inst) in body.insts.iter_mut().filter(|(id, _)| !is_used[id.index()]) {
        inst.kind = InstKind::Unreachable;
    }
    renumber_all(body, new);
    drop_casts(module, function, body);
}

/// Puts the new ids into a body.
pub(super) fn renumber_all(body: &mut Body, new: &Renumbered) {
    for (_, inst) in body.insts.iter_mut() {
        inst.ty = new.ty(inst.ty);
        inst.kind.for_each_operand_mut(|operand| of_value(operand, new));
        match &mut inst.kind {
            InstKind::Alloca { allocated: ty, .. } | InstKind::GetElementPtr { source_type: ty, .. } => {
                *ty = new.ty(*ty);
            }
            InstKind::Switch { cases, .. } => {
                for (case, _) in cases {
                    *case = new.constant(*case);
                }
            }
            InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => {
                call.function_type = new.ty(call.function_type);
                call.attributes = new.list(call.attributes);
            }
            InstKind::Load { atomic: Some(atomic), .. }
            | InstKind::Store { atomic: Some(atomic), .. }
            | InstKind::Fence { atomic }
            | InstKind::AtomicRmw { atomic, .. } => atomic.scope = new.scope(atomic.scope),
            InstKind::CmpXchg(exchange) => exchange.scope = new.scope(exchange.scope),
            _ => {}
        }
        for (kind, node) in &mut inst.attachments {
            (*kind, *node) = (new.kind(*kind), new.node(*node));
        }
    }
    body.for_each_value_in_metadata_mut(|value| of_value(value, new));
    for operand in &mut body.metadata_operands {
        if let MetadataOperand::Node(node) = operand {
            *node = new.node(*node);
        }
    }
    for ty in body.pointees.values_mut() {
        *ty = new.ty(*ty);
    }
}

fn of_value(value: &mut Value, new: &Renumbered) {
    if let Value::Const(id) = value {
        *id = new.constant(*id);
    }
}

/// Replaces casts to the type of their operand by the operand.
fn drop_casts(module: &Module, function: FunctionId, body: &mut Body) {
    let ty = module.functions[function].ty;
    let params: &[TypeId] = module.types.function_parts(ty).map_or(&[], |parts| parts.1);
    let mut operands: FxHashMap<InstId, Value> = FxHashMap::default();
    for (_, id, inst) in body.instructions() {
        let InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand } = inst.kind else {
            continue;
        };
        let from = match operand {
            Value::Const(id) => Some(module.constants.ty(id)),
            Value::Arg(number) => params.get(number as usize).copied(),
            Value::Inst(id) => Some(body.insts[id].ty),
            Value::Metadata(_) | Value::Block(_) => None,
        };
        if from == Some(inst.ty) {
            operands.insert(id, operand);
        }
    }
    if operands.is_empty() {
        return;
    }
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    let mut kept: FxHashSet<InstId> = FxHashSet::default();
    for &cast in operands.keys() {
        let (mut value, mut steps) = (Value::Inst(cast), 0);
        while let Value::Inst(inner) = value
            && let Some(&operand) = operands.get(&inner)
            && steps <= operands.len()
        {
            (value, steps) = (operand, steps + 1);
        }
        // Casts of each other, which unreachable code may have, have no operand.
        if steps > operands.len() {
            kept.insert(cast);
        } else {
            replaced.insert(Value::Inst(cast), value);
        }
    }
    body.replace_values(&replaced);
    // Records before a cast describe the place where it was: the next instruction's now.
    let gone = |inst: &InstId| operands.contains_key(inst) && !kept.contains(inst);
    for block in body.layout.clone() {
        let insts = std::mem::take(&mut body.blocks[block].insts);
        let mut records = Vec::new();
        let mut left = Vec::with_capacity(insts.len());
        for inst in insts {
            if gone(&inst) {
                records.extend(body.debug_records.remove(&inst).unwrap_or_default());
                continue;
            }
            if !records.is_empty() {
                let own = body.debug_records.entry(inst).or_default();
                records.append(own);
                *own = std::mem::take(&mut records);
            }
            left.push(inst);
        }
        body.blocks[block].insts = left;
    }
}
