//! `llvm.fpbuiltin.*` of Intel's compilers: operations and functions on floats with an attribute for the maximum error of
//! their result. They become the plain ones, with the error in `!fpmath`, as in clang.

use super::float::mangled;
use super::{Step, builtin, gone};
use crate::emit::Emitter;
use llvm_model::instruction::Call;
use llvm_model::{
    ApInt, Attribute, BinaryOp, Constant, InstBuilder as _, InstId, InstKind, Metadata, Type, Value,
};
use translate_common::problems::IntrinsicProblem;

/// How their names begin.
const PREFIX: &str = "llvm.fpbuiltin.";

/// The attribute of a call with the error in units in the last place.
const MAX_ERROR: &str = "fpbuiltin-max-error";

/// Those that are functions of OpenCL C with that name, sorted.
const FUNCTIONS: [&str; 28] = [
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cos", "cosh", "erf", "erfc", "exp", "exp10",
    "exp2", "expm1", "hypot", "ldexp", "log", "log10", "log1p", "log2", "pow", "rsqrt", "sin", "sinh",
    "sqrt", "tan", "tanh",
];

/// Every `llvm.fpbuiltin.*`.
pub(super) fn plain(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let Some(callee) = e.module.as_function(call.callee) else { return Step::Keep };
    let full = e.module.functions[callee].props.name.to_string_lossy().into_owned();
    let name = full.trim_start_matches(PREFIX);
    let operation = name.split_once('.').map_or(name, |(operation, _)| operation);
    let Some(kind) = spelled(e, inst, operation, call) else {
        e.problem(inst, IntrinsicProblem::NotOfOpenCl { name: full.to_string() });
        return gone(e, inst);
    };
    let error = e.module.attributes.set(e.module.attributes.list(call.attributes).function).iter().find_map(
        |attribute| match attribute {
            Attribute::String(key, value) if *key == MAX_ERROR => value.as_str()?.parse::<f32>().ok(),
            _ => None,
        },
    );
    // In place: its name and flags stay.
    e.body.insts[inst].kind = kind;
    if let Some(error) = error {
        let float = e.module.types.intern(Type::Float);
        let error = Constant::Float(ApInt::from_u64(32, u64::from(error.to_bits())));
        let error = e.module.constants.intern(float, error);
        let error = e.module.metadata.push(Metadata::Constant(error));
        let node = Metadata::Tuple { distinct: false, operands: Box::new([Some(error)]) };
        let node = e.module.metadata.push(node);
        let kind = e.module.md_kinds.intern("fpmath".into());
        e.body.insts[inst].attach(kind, node);
    }
    Step::Keep
}

/// The instruction or the call that is meant; `None` when there is none for these types.
fn spelled(e: &mut Emitter, inst: InstId, operation: &str, call: &Call) -> Option<InstKind> {
    if let Some(op) = BinaryOp::from_keyword(operation).filter(|op| op.is_float()) {
        let &[lhs, rhs] = &call.args[..] else { return None };
        return Some(InstKind::Binary { op, lhs, rhs });
    }
    FUNCTIONS.binary_search(&operation).ok()?;
    let params: Vec<_> = call.args.iter().map(|&arg| e.ty(arg)).collect();
    let types = params.iter().map(|&ty| mangled(e, ty)).collect::<Option<_>>()?;
    let ret = e.body.insts[inst].ty;
    let ty = e.module.types.function(ret, &params, false);
    let function = e.cx.declare(e.module, builtin(operation, types).into(), ty);
    let (function_type, calling_conv) =
        (e.module.functions[function].ty, e.module.functions[function].calling_conv);
    let callee = Value::Const(e.module.function_const(function));
    let called = Call { calling_conv, ..Call::new(callee, function_type, call.args.clone()) };
    Some(InstKind::Call(Box::new(called)))
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_sorted() {
        assert!(super::FUNCTIONS.is_sorted());
    }
}
