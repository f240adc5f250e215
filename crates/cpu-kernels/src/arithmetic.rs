//! Arithmetic that LLVM IR leaves undefined or lets end the program where OpenCL wants some value.
//!
//! Source: OpenCL C 3.0, 6.3 ("A divide by zero with integer types does not cause an exception but will result in an
//! unspecified value"); LangRef, "sdiv".

use llvm_model::{
    BinaryOp, Body, Builder, Flags, Id as _, InsertPoint, InstBuilder as _, InstId, InstKind, IntPredicate,
    Module, TypeId, Value,
};
use spirv_mapping::convention::modules::FP_CONTRACT;

/// Keeps every division from trapping, and lets products and sums be fused where the module allows it.
pub(crate) fn run(module: &mut Module) {
    let contracts = module.named(FP_CONTRACT).is_some();
    for index in 0..module.functions.len() {
        let id = llvm_model::FunctionId::from_index(index);
        let Some(mut body) = module.functions[id].body.take() else { continue };
        let ty = module.functions[id].ty;
        define_divisions(module, &mut body, ty);
        if contracts {
            contract(&mut body);
        }
        module.functions[id].body = Some(body);
    }
}

fn contract(body: &mut Body) {
    for (_, inst) in body.insts.iter_mut() {
        if let InstKind::Binary { op: BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul, .. } = inst.kind {
            inst.flags |= Flags::CONTRACT;
        }
    }
}

/// Gives divisions another divisor where their own could trap.
fn define_divisions(module: &mut Module, body: &mut Body, function_type: TypeId) {
    let divides = |inst: InstId, body: &Body| matches!(&body.insts[inst].kind, InstKind::Binary { op, .. } if op.divides());
    for block in body.layout.clone() {
        if !body.blocks[block].insts.iter().any(|&inst| divides(inst, body)) {
            continue;
        }
        let insts = std::mem::take(&mut body.blocks[block].insts);
        let mut at = Builder::new(module, body, function_type, InsertPoint::List(Vec::new()));
        for inst in insts {
            if let InstKind::Binary { op, lhs, rhs } = at.body.insts[inst].kind
                && op.divides()
            {
                let ty = at.body.insts[inst].ty;
                let safe = divisor(&mut at, (op, lhs, rhs), ty).unwrap_or(rhs);
                at.body.insts[inst].kind = InstKind::Binary { op, lhs, rhs: safe };
            }
            if let InsertPoint::List(list) = &mut at.at {
                list.push(inst);
            }
        }
        if let InsertPoint::List(list) = at.at {
            body.blocks[block].insts = list;
        }
    }
}

/// A divisor that is not zero, and for signed division none that makes the quotient overflow; `None` where it is right.
fn divisor(
    at: &mut Builder<'_>,
    (op, dividend, divisor): (BinaryOp, Value, Value),
    ty: TypeId,
) -> Option<Value> {
    let width = at.int_width(ty).filter(|width| *width <= 64)?;
    let all_ones = llvm_model::int::mask(width);
    if at.module.as_u64(divisor).is_some_and(|divisor| divisor != 0 && divisor != all_ones) {
        return None;
    }
    let one = at.int(ty, 1);
    let mut wrong = at.icmp_int(IntPredicate::Eq, divisor, 0);
    if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) {
        let is_lowest = at.icmp_int(IntPredicate::Eq, dividend, 1 << (width - 1));
        let negates = at.icmp_int(IntPredicate::Eq, divisor, all_ones);
        let overflows = at.binary(BinaryOp::And, is_lowest, negates);
        wrong = at.binary(BinaryOp::Or, wrong, overflows);
    }
    Some(at.select(wrong, one, divisor))
}
