//! Intrinsics with two results, as the OpenCL builtins that store one of them.

use super::float::mangled;
use super::{args, builtin};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{Align, CastOp, InstBuilder as _, InstId, InstKind, TypeId, Value};
use translate_common::problems::IntrinsicProblem;

/// Calls `name(x, &second)`, and returns the result and the stored value. An integer has 32 bits there, and is converted to
/// other widths.
fn with_pointer(e: &mut Emitter, name: &str, x: Value, second: TypeId) -> Option<[Value; 2]> {
    let ty = e.ty(x);
    let width = e.int_width(second);
    let stored = if width.is_some() { e.int_type_like(second, 32) } else { second };
    let name = builtin(name, vec![mangled(e, ty)?, mangled(e, stored)?.pointer()]);
    let slot = e.entry_alloca(stored, 0);
    let first = e.call_named(name, ty, vec![x, slot]);
    let load = InstKind::Load { pointer: slot, align: Align::NONE, volatile: false, atomic: None };
    let found = e.emit(load, stored);
    if stored == second {
        return Some([first, found]);
    }
    let op = if width > Some(32) { CastOp::SExt } else { CastOp::Trunc };
    Some([first, e.cast(op, found, second)])
}

fn pair(e: &mut Emitter, inst: InstId, call: &Call, name: &str) -> Step {
    let [x] = args(e, call);
    let ty = e.body.insts[inst].ty;
    let second = e.module.types.element(ty, 1);
    match second.and_then(|second| with_pointer(e, name, x, second)) {
        Some([first, second]) => super::overflow::pair(e, inst, first, second),
        None => {
            e.problem(
                inst,
                IntrinsicProblem::FloatType { operation: name.to_string(), types: "float or double" },
            );
            super::gone(e, inst)
        }
    }
}

/// `llvm.frexp`
pub(super) fn frexp(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    pair(e, inst, call, "frexp")
}
/// `llvm.modf`
pub(super) fn modf(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    pair(e, inst, call, "modf")
}
/// `llvm.sincos`
pub(super) fn sincos(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    pair(e, inst, call, "sincos")
}
/// `llvm.sincospi`
pub(super) fn sincospi(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [x] = args(e, call);
    let ty = e.ty(x);
    let Some(param) = mangled(e, ty) else {
        e.problem(
            inst,
            IntrinsicProblem::FloatType { operation: "sincospi".to_owned(), types: "float or double" },
        );
        return super::gone(e, inst);
    };
    let [sin, cos] = ["sinpi", "cospi"].map(|name| {
        let name = builtin(name, vec![param.clone()]);
        e.call_named(name, ty, vec![x])
    });
    super::overflow::pair(e, inst, sin, cos)
}
