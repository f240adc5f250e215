//! Whether floats are numbers: OpOrdered and OpUnordered are instructions of kernels, shaders have OpIsNan.

use crate::calls::call;
use crate::rewrite::{self, Step};
use llvm_model::{BinaryOp, Builder, FloatPredicate, FunctionId, InstBuilder as _, InstKind, Module, Value};

/// Rewrites the comparisons of a function.
pub(crate) fn run(module: &mut Module, function: FunctionId) {
    let Some(body) = &module.functions[function].body else { return };
    let is_any = body.instructions().any(|(_, _, inst)| {
        matches!(inst.kind, InstKind::FCmp { predicate: FloatPredicate::Ord | FloatPredicate::Uno, .. })
    });
    if !is_any {
        return;
    }
    rewrite::run(module, function, |at, inst| match at.body.insts[inst].kind {
        InstKind::FCmp { predicate: FloatPredicate::Ord, lhs, rhs } => {
            let is_none = is_none(at, lhs, rhs);
            Step::Replace(at.not(is_none))
        }
        InstKind::FCmp { predicate: FloatPredicate::Uno, lhs, rhs } => Step::Replace(is_none(at, lhs, rhs)),
        _ => Step::Keep,
    });
}

/// Whether one of two floats is NaN.
fn is_none(at: &mut Builder<'_>, a: Value, b: Value) -> Value {
    let ty = at.ty(a);
    let truth = at.int_type_like(ty, 1);
    let first = call(at, "__spirv_IsNan", &[a], truth);
    // One that is compared with itself, or with a constant, which is a number, is meant alone.
    if a == b || matches!(b, Value::Const(_)) {
        return first;
    }
    let other = call(at, "__spirv_IsNan", &[b], truth);
    at.binary(BinaryOp::Or, first, other)
}
