//! Arithmetic that LLVM IR lets end the program, or leaves undefined, where OpenCL wants some value.
//!
//! Source: OpenCL C 3.0, 6.3 ("A divide by zero with integer types does not cause an exception but will result in an
//! unspecified value"; shifts take the low bits of the amount), 6.2.3.3 (conversions out of range); LangRef, "sdiv", "shl".

use super::editor::declare;
use crate::shader::given;
use llvm_model::{
    BinaryOp, Body, Call, CastOp, Flags, InstId, InstKind, Instruction, IntPredicate, MdKindId, Module, Type,
    TypeId, Value,
};

/// Lets no division of the module trap: what has no quotient is divided by 1.
pub(crate) fn define_divisions(module: &mut Module) {
    for id in module.functions.ids() {
        let Some(mut body) = module.functions[id].body.take() else { continue };
        rewrite(&mut body, |body, list, inst| divide(module, body, list, inst));
        module.functions[id].body = Some(body);
    }
}

/// Lets nothing of a body be undefined that its own values decide on: shifts take the low bits of their amounts, conversions
/// give the nearest number, and nothing is promised that may not hold.
pub(super) fn define_all(module: &mut Module, body: &mut Body) {
    let promises = Flags::NUW
        | Flags::NSW
        | Flags::EXACT
        | Flags::INBOUNDS
        | Flags::NUSW
        | Flags::NNEG
        | Flags::DISJOINT
        | Flags::SAMESIGN;
    let kept: [Option<MdKindId>; 2] = [module.find_md_kind("dbg"), given::kind(module)];
    for (_, inst) in body.insts.iter_mut() {
        inst.flags = inst.flags.without(promises);
        // What metadata promises of values (`!range`, `!nonnull`) goes, too.
        inst.attachments.retain(|(kind, _)| kept.contains(&Some(*kind)));
        match &mut inst.kind {
            InstKind::Load { align, atomic: None, .. } | InstKind::Store { align, atomic: None, .. } => {
                *align = 1
            }
            _ => {}
        }
    }
    rewrite(body, |body, list, inst| {
        if is_assumption(module, &body.insts[inst].kind) {
            return;
        }
        mask(module, body, list, inst);
        saturate(module, body, inst);
        freeze(module, body, list, inst);
        list.push(inst);
    });
}

/// Calls `visit` for each instruction with the list that it goes into.
fn rewrite(body: &mut Body, mut visit: impl FnMut(&mut Body, &mut Vec<InstId>, InstId)) {
    let blocks: Vec<_> = body.layout.clone();
    for block in blocks {
        let mut list = Vec::new();
        for inst in std::mem::take(&mut body.blocks[block].insts) {
            visit(body, &mut list, inst);
        }
        body.blocks[block].insts = list;
    }
}

fn push(body: &mut Body, list: &mut Vec<InstId>, kind: InstKind, ty: TypeId) -> Value {
    let inst = body.insts.push(Instruction::new(kind, ty));
    list.push(inst);
    Value::Inst(inst)
}

/// A number of type `ty`, in every lane.
fn splat(module: &mut Module, ty: TypeId, number: u64) -> Option<Value> {
    let scalar = module.types.scalar(ty);
    let width = module.types.int_width(scalar)?;
    let one = module.constants.int(scalar, width, number & llvm_model::int::mask(width.min(64)));
    Some(Value::Const(match module.types.lanes(ty) {
        Some(lanes) => module.constants.aggregate(&module.types, ty, &vec![one; lanes as usize]),
        None => one,
    }))
}

fn divide(module: &mut Module, body: &mut Body, list: &mut Vec<InstId>, inst: InstId) {
    let ty = body.insts[inst].ty;
    if let InstKind::Binary { op, lhs, rhs } = body.insts[inst].kind
        && op.divides()
        && let Some(divisor) = divisor(module, body, list, (op, lhs, rhs), ty)
        && let InstKind::Binary { rhs, .. } = &mut body.insts[inst].kind
    {
        *rhs = divisor;
    }
    list.push(inst);
}

/// A divisor that is not zero, and for signed division none that makes the quotient overflow; `None` where it is right.
fn divisor(
    module: &mut Module,
    body: &mut Body,
    list: &mut Vec<InstId>,
    (op, dividend, divisor): (BinaryOp, Value, Value),
    ty: TypeId,
) -> Option<Value> {
    let scalar = module.types.scalar(ty);
    let width = module.types.int_width(scalar).filter(|width| *width <= 64)?;
    let all_ones = llvm_model::int::mask(width);
    if module.as_u64(divisor).is_some_and(|divisor| divisor != 0 && divisor != all_ones) {
        return None;
    }
    let bit = module.types.int(1);
    let bits = match module.types.lanes(ty) {
        Some(lanes) => module.types.vector(bit, lanes),
        None => bit,
    };
    let (zero, one) = (splat(module, ty, 0)?, splat(module, ty, 1)?);
    let equal = |lhs, rhs| InstKind::ICmp { predicate: IntPredicate::Eq, lhs, rhs };
    let mut wrong = push(body, list, equal(divisor, zero), bits);
    if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) {
        let (lowest, minus_one) = (splat(module, ty, 1 << (width - 1))?, splat(module, ty, all_ones)?);
        let is_lowest = push(body, list, equal(dividend, lowest), bits);
        let negates = push(body, list, equal(divisor, minus_one), bits);
        let both = InstKind::Binary { op: BinaryOp::And, lhs: is_lowest, rhs: negates };
        let overflows = push(body, list, both, bits);
        wrong = push(body, list, InstKind::Binary { op: BinaryOp::Or, lhs: wrong, rhs: overflows }, bits);
    }
    let kind = InstKind::Select { condition: wrong, if_true: one, if_false: divisor };
    Some(push(body, list, kind, ty))
}

/// Takes of a shift's amount the low bits.
fn mask(module: &mut Module, body: &mut Body, list: &mut Vec<InstId>, inst: InstId) {
    let ty = body.insts[inst].ty;
    let InstKind::Binary { op: BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr, rhs, .. } =
        body.insts[inst].kind
    else {
        return;
    };
    let width = module.types.int_width(module.types.scalar(ty)).filter(|width| width.is_power_of_two());
    let Some(most) = width.and_then(|width| splat(module, ty, u64::from(width) - 1)) else { return };
    let masked = push(body, list, InstKind::Binary { op: BinaryOp::And, lhs: rhs, rhs: most }, ty);
    if let InstKind::Binary { rhs, .. } = &mut body.insts[inst].kind {
        *rhs = masked;
    }
}

/// Lets a conversion of floats to integers give the nearest one.
fn saturate(module: &mut Module, body: &mut Body, inst: InstId) {
    let ty = body.insts[inst].ty;
    let InstKind::Cast { op: op @ (CastOp::FPToSI | CastOp::FPToUI), operand } = body.insts[inst].kind else {
        return;
    };
    let Value::Inst(from) = operand else { return };
    let from = body.insts[from].ty;
    let name = |module: &Module, ty: TypeId| {
        let scalar = module.types.scalar(ty);
        let scalar = match (&module.types[scalar], module.types.int_width(scalar)) {
            (_, Some(width)) => format!("i{width}"),
            (Type::Half, _) => "f16".to_owned(),
            (Type::Float, _) => "f32".to_owned(),
            (Type::Double, _) => "f64".to_owned(),
            _ => return None,
        };
        Some(module.types.lanes(ty).map_or(scalar.clone(), |lanes| format!("v{lanes}{scalar}")))
    };
    let (Some(to), Some(of)) = (name(module, ty), name(module, from)) else { return };
    let word = if op == CastOp::FPToSI { "fptosi" } else { "fptoui" };
    let function_type = module.types.function(ty, &[from], false);
    let function = declare(module, &format!("llvm.{word}.sat.{to}.{of}"), function_type);
    let callee = Value::Const(module.function_const(function));
    body.insts[inst].kind = InstKind::Call(Box::new(Call::new(callee, function_type, vec![operand])));
}

/// Makes one value of the indices of an address: what is undefined could otherwise be one number to whoever checks it and
/// another to the access.
fn freeze(module: &Module, body: &mut Body, list: &mut Vec<InstId>, inst: InstId) {
    let InstKind::GetElementPtr { indices, .. } = &body.insts[inst].kind else { return };
    let mut indices = indices.clone();
    for index in &mut indices {
        let ty = match *index {
            Value::Inst(of) => body.insts[of].ty,
            // Parameters are what the host gives.
            Value::Const(of)
                if matches!(
                    module.constants[of],
                    llvm_model::Constant::Undef | llvm_model::Constant::Poison
                ) =>
            {
                module.constants.ty(of)
            }
            _ => continue,
        };
        *index = push(body, list, InstKind::Freeze { operand: *index }, ty);
    }
    if let InstKind::GetElementPtr { indices: of, .. } = &mut body.insts[inst].kind {
        *of = indices;
    }
}

/// Whether an instruction does nothing but promise something.
fn is_assumption(module: &Module, kind: &InstKind) -> bool {
    let InstKind::Call(call) = kind else { return false };
    let name = module.as_function(call.callee).and_then(|id| module.functions[id].props.name.as_str());
    name.is_some_and(|name| name == "llvm.assume" || name.starts_with("llvm.lifetime."))
}
