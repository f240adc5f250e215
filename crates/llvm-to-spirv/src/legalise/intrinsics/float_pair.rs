//! Intrinsics with two results, as the OpenCL builtins that store one of them.

use super::float::mangled;
use super::{args, builtin};
use crate::legalise::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{CastOp, InstId, InstKind, TypeId, Value};

/// Calls `name(x, &second)`, and returns the result and what was stored.
fn with_pointer(e: &mut Emitter, name: &str, x: Value, second: TypeId) -> Option<[Value; 2]> {
    let ty = e.ty(x);
    let name = builtin(name, vec![mangled(e, ty)?, mangled(e, second)?.pointer()]);
    let slot = e.alloca(second, 0);
    let first = e.call_named(&name, ty, vec![x, slot]);
    let load = InstKind::Load { pointer: slot, align: 0, volatile: false, atomic: None };
    Some([first, e.emit(load, second)])
}

fn pair(e: &mut Emitter, inst: InstId, call: &Call, name: &str, order: fn([Value; 2]) -> [Value; 2]) -> Step {
    let [x] = args(e, call);
    let ty = e.body.insts[inst].ty;
    let second = e.module.types.element(ty, 1);
    let parts = second.and_then(|second| with_pointer(e, name, x, second));
    match parts.map(order) {
        Some([first, second]) => super::overflow::pair(e, inst, first, second),
        None => {
            e.error(inst, format!("{name} of this type is not supported"), "use float or double");
            super::gone(e, inst)
        }
    }
}

/// `llvm.frexp`
pub(super) fn frexp(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let ty = e.body.insts[inst].ty;
    let exponent = e.module.types.element(ty, 1);
    let width = exponent.and_then(|ty| e.width(ty));
    let (Some(exponent), Some(width)) = (exponent, width.filter(|&width| width != 32)) else {
        return pair(e, inst, call, "frexp", |parts| parts);
    };
    // The function has an exponent of 32 bits; another width holds it as far as it can.
    let [x] = args(e, call);
    let known = e.int_like(exponent, 32);
    let Some([fraction, found]) = with_pointer(e, "frexp", x, known) else {
        e.error(inst, "frexp of this type is not supported", "use float or double");
        return super::gone(e, inst);
    };
    let op = if width > 32 { CastOp::SExt } else { CastOp::Trunc };
    let found = e.emit(InstKind::Cast { op, operand: found }, exponent);
    super::overflow::pair(e, inst, fraction, found)
}
/// `llvm.modf`
pub(super) fn modf(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    pair(e, inst, call, "modf", |parts| parts)
}
/// `llvm.sincos`
pub(super) fn sincos(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    pair(e, inst, call, "sincos", |parts| parts)
}
/// `llvm.sincospi`
pub(super) fn sincospi(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [x] = args(e, call);
    let ty = e.ty(x);
    let Some(param) = mangled(e, ty) else {
        e.error(inst, "sincospi of this type is not supported", "use float or double");
        return super::gone(e, inst);
    };
    let [sin, cos] = ["sinpi", "cospi"].map(|name| {
        let name = builtin(name, vec![param.clone()]);
        e.call_named(&name, ty, vec![x])
    });
    super::overflow::pair(e, inst, sin, cos)
}
