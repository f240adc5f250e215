//! Casts of pointers between address spaces that have become one.

use crate::function::Body;
use crate::instruction::{InstKind, Value};
use crate::module::Module;
use crate::opcode::CastOp;
use crate::types::TypeId;
use rustc_hash::FxHashMap;

/// Leaves out casts of pointers to the type that they have.
pub(super) fn drop_casts(module: &mut Module, function_type: TypeId, body: &mut Body) {
    let mut dropped: FxHashMap<Value, Value> = FxHashMap::default();
    for (id, inst) in body.insts.iter() {
        let InstKind::Cast { op: CastOp::AddrSpaceCast, operand } = inst.kind else { continue };
        let from = match operand {
            Value::Const(constant) => Some(module.constants.ty(constant)),
            Value::Inst(other) => body.insts.get(other).map(|other| other.ty),
            Value::Arg(index) => module
                .types
                .function_parts(function_type)
                .and_then(|(_, params, _)| params.get(index as usize).copied()),
            Value::Metadata(_) | Value::Block(_) => None,
        };
        if from == Some(inst.ty) {
            dropped.insert(Value::Inst(id), operand);
        }
    }
    if dropped.is_empty() {
        return;
    }
    let mut replaced = FxHashMap::default();
    for (&cast, &operand) in &dropped {
        let (mut value, mut steps) = (operand, 0);
        while let Some(&next) = dropped.get(&value) {
            (value, steps) = (next, steps + 1);
            if steps > dropped.len() {
                // Casts of each other, in code that is not reached.
                let Value::Inst(cast) = cast else { break };
                value = Value::Const(module.constants.poison(body.insts[cast].ty));
                break;
            }
        }
        replaced.insert(cast, value);
    }
    body.replace_values(&replaced);
    let Body { blocks, debug_records, layout, .. } = body;
    for block in layout {
        let mut records = Vec::new();
        blocks[*block].insts.retain(|inst| {
            let is_kept = !dropped.contains_key(&Value::Inst(*inst));
            // Records before a cast that is left out are before the next instruction.
            if !is_kept || !records.is_empty() {
                records.extend(debug_records.remove(inst).unwrap_or_default());
            }
            if is_kept && !records.is_empty() {
                debug_records.insert(*inst, std::mem::take(&mut records));
            }
            is_kept
        });
    }
}
