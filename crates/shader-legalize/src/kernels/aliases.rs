//! Buffers whose numbers are accessed atomically in other sizes than that of their elements: each size has a variable of its
//! own with the same binding, because an atomic instruction accesses a whole element.

use super::Context;
use super::arguments::{Buffer, bind_buffer, unbound_buffer};
use crate::elements::Roots;
use llvm_model::{
    Body, CastOp, Constant, FunctionId, GlobalId, Id as _, InstId, InstKind, Module, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// Gives such accesses their variables.
pub(super) fn run(module: &mut Module, cx: &mut Context<'_, '_>) {
    let mut made: FxHashMap<(GlobalId, u64), GlobalId> = FxHashMap::default();
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let Some(mut body) = module.functions[function].body.take() else { continue };
        for (inst, pointer, global, size) in accesses(module, cx, &body, function) {
            let alias = match made.get(&(global, size)) {
                Some(&alias) => alias,
                None => {
                    let Some(Buffer { name, at: Some(at), .. }) = cx.buffers.get(&global).cloned() else {
                        continue;
                    };
                    let element = module.types.int(size as u32 * 8);
                    let alias = unbound_buffer(module, cx, element, &name, true);
                    bind_buffer(module, cx, alias, at, false);
                    *made.entry((global, size)).or_insert(alias)
                }
            };
            let (from, to) = (module.global_const(global), module.global_const(alias));
            move_access(&mut body, inst, pointer, (Value::Const(from), Value::Const(to)));
        }
        module.functions[function].body = Some(body);
    }
}

/// The atomic instructions of a function whose numbers have another size than the elements of their buffers: with the pointer, the
/// buffer and the size in bytes.
fn accesses(
    module: &Module,
    cx: &Context<'_, '_>,
    body: &Body,
    function: FunctionId,
) -> Vec<(InstId, Value, GlobalId, u64)> {
    let mut found = Vec::new();
    let mut roots = None;
    let type_of = |value: Value| match value {
        Value::Inst(inst) => Some(body.insts[inst].ty),
        _ => module.value_type(&module.functions[function], value),
    };
    for (_, id, inst) in body.instructions() {
        let (pointer, ty): (Value, Option<TypeId>) = match &inst.kind {
            InstKind::Load { pointer, atomic: Some(_), .. } => (*pointer, Some(inst.ty)),
            InstKind::Store { pointer, value, atomic: Some(_), .. }
            | InstKind::AtomicRmw { pointer, value, .. } => (*pointer, type_of(*value)),
            InstKind::CmpXchg(exchange) => (exchange.pointer, type_of(exchange.expected)),
            _ => continue,
        };
        let Some(size) = ty.and_then(|ty| cx.layouts.size(&module.types, ty)) else { continue };
        let roots = roots.get_or_insert_with(|| Roots::of(module, body)).roots(module, pointer);
        let &[Value::Const(root)] = &roots[..] else { continue };
        let Constant::Global(global) = module.constants[root] else { continue };
        let Some(buffer) = cx.buffers.get(&global) else { continue };
        let own = cx.layouts.size(&module.types, buffer.element);
        if own != Some(size) && matches!(size, 4 | 8) {
            found.push((id, pointer, global, size));
        }
    }
    found
}

/// Lets an instruction access the same place through another variable; one whose pointer is chosen stays.
fn move_access(body: &mut Body, inst: InstId, pointer: Value, (from, to): (Value, Value)) {
    let mut way = Vec::new();
    let mut at = pointer;
    while at != from {
        let Value::Inst(step) = at else { return };
        way.push(step);
        at = match body.insts[step].kind {
            InstKind::GetElementPtr { base, .. } => base,
            InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand } => operand,
            _ => return,
        };
    }
    let Some(block) = body.layout.iter().copied().find(|&block| body.blocks[block].insts.contains(&inst))
    else {
        return;
    };
    let Some(place) = body.blocks[block].insts.iter().position(|&other| other == inst) else { return };
    let (mut old, mut new) = (from, to);
    let mut steps = Vec::new();
    while let Some(step) = way.pop() {
        let mut copy = body.insts[step].clone();
        copy.kind.for_each_operand_mut(|operand| {
            if *operand == old {
                *operand = new;
            }
        });
        old = Value::Inst(step);
        let copy = body.push_as(copy, step);
        new = Value::Inst(copy);
        steps.push(copy);
    }
    body.blocks[block].insts.splice(place..place, steps);
    body.insts[inst].kind.for_each_operand_mut(|operand| {
        if *operand == pointer {
            *operand = new;
        }
    });
}
