//! Null pointers to local memory.
//!
//! The address 0 of local memory is memory, and LLVM casts it to the generic address of this memory. The null pointer has all bits
//! instead, and casts from and to generic pointers compare with the null pointer, unless they cast the address of a variable.

use super::{GENERIC, LOCAL};
use crate::edit;
use llvm_model::{
    ApInt, Body, CastOp, ConstId, Constant, ConstantExpr, InstBuilder as _, InstId, InstKind, IntPredicate,
    Module, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Gives null pointers to local memory their value, and lets casts preserve them.
pub(super) fn run(module: &mut Module) {
    let local = module.replace_null_pointers(LOCAL, all_bits);
    let pointer = module.types.ptr(GENERIC);
    let generic = module.constants.zero(&module.types, pointer);
    cast_constants(module, [local, generic]);
    edit::for_each_body(module, |module, function, body| {
        let function_type = module.functions[function].ty;
        let casts = edit::places(body, |inst| is_of_other_null(module, function_type, body, inst));
        for (block, inst) in casts {
            let InstKind::Cast { operand, .. } = body.insts[inst].kind else { continue };
            let to = body.insts[inst].ty;
            let cast = Value::Inst(inst);
            let chosen = edit::insert(module, (function_type, body), (block, inst), true, |at| {
                let from = at.ty(operand);
                let [of_source, of_result] = [from, to].map(|ty| null(at, ty));
                let is_null = at.icmp(IntPredicate::Eq, operand, of_source);
                at.select(is_null, of_result, cast)
            });
            let Value::Inst(select) = chosen else { continue };
            edit::replace(body, &FxHashMap::from_iter([(cast, chosen)]), &[select]);
        }
    });
}

/// The null pointer of a type, or a vector of it.
pub(super) fn null(at: &mut llvm_model::Builder<'_>, ty: TypeId) -> Value {
    let scalar = at.module.types.scalar(ty);
    if at.module.types.address_space(scalar) != Some(LOCAL) {
        return at.zero(ty);
    }
    let bits = all_bits(at.module);
    let null = Value::Const(at.module.constants.intern(scalar, bits));
    if scalar == ty { null } else { at.splat(ty, null) }
}

/// The null pointer to local memory.
fn all_bits(module: &mut Module) -> Constant {
    let long = module.types.int(64);
    let bits = module.constants.intern(long, Constant::Int(ApInt::from_u64(64, u64::MAX)));
    Constant::Expr(Box::new(ConstantExpr::Cast { op: CastOp::IntToPtr, operand: bits }))
}

/// Replaces casts of null pointers in constants.
fn cast_constants(module: &mut Module, nulls: [ConstId; 2]) {
    let casts: Vec<(ConstId, ConstId)> = module
        .constants
        .iter()
        .filter_map(|(id, ty, constant)| {
            let Constant::Expr(expr) = constant else { return None };
            let ConstantExpr::Cast { op: CastOp::AddrSpaceCast, operand } = **expr else { return None };
            let other = nulls.into_iter().find(|&null| module.constants.ty(null) == ty)?;
            nulls.contains(&operand).then_some((id, other))
        })
        .collect();
    for (cast, null) in casts {
        module.constants.make_equal(cast, null);
    }
}

/// Whether an instruction casts a pointer that may be null to a type with another null pointer.
fn is_of_other_null(module: &Module, function_type: TypeId, body: &Body, inst: InstId) -> bool {
    let this = &body.insts[inst];
    let InstKind::Cast { op: CastOp::AddrSpaceCast, operand } = this.kind else { return false };
    let from = match operand {
        Value::Inst(inst) => Some(body.insts[inst].ty),
        Value::Const(id) => Some(module.constants.ty(id)),
        Value::Arg(index) => {
            let parts = module.types.function_parts(function_type);
            parts.and_then(|(_, params, _)| params.get(index as usize).copied())
        }
        Value::Metadata(_) | Value::Block(_) => None,
    };
    let is_local = |ty: TypeId| module.types.address_space(module.types.scalar(ty)) == Some(LOCAL);
    from.is_some_and(|from| is_local(from) != is_local(this.ty)) && may_be_null(module, body, operand)
}

/// Whether a pointer may be null: it is not made of the address of a variable.
fn may_be_null(module: &Module, body: &Body, pointer: Value) -> bool {
    let mut seen = FxHashSet::default();
    let mut open = vec![pointer];
    while let Some(value) = open.pop() {
        if !seen.insert(value) {
            continue;
        }
        match value {
            Value::Const(id) if is_address(module, id) => {}
            Value::Inst(inst) => match &body.insts[inst].kind {
                InstKind::Alloca { .. } => {}
                InstKind::GetElementPtr { base, .. } => open.push(*base),
                InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand } => {
                    open.push(*operand)
                }
                InstKind::Phi { incoming } => open.extend(incoming.iter().map(|(value, _)| *value)),
                InstKind::Select { if_true, if_false, .. } => open.extend([*if_true, *if_false]),
                InstKind::Freeze { operand } => open.push(*operand),
                _ => return true,
            },
            _ => return true,
        }
    }
    false
}

/// Whether a constant is the address of a variable or of a part of one.
fn is_address(module: &Module, mut id: ConstId) -> bool {
    loop {
        id = match &module.constants[id] {
            Constant::Global(_) | Constant::Function(_) => return true,
            Constant::Expr(expr) => match **expr {
                ConstantExpr::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand } => operand,
                ConstantExpr::GetElementPtr { base, .. } => base,
                _ => return false,
            },
            _ => return false,
        };
    }
}
