//! Functions of little precision (`native_sin`): instructions of the target. LLVM has no code for the intrinsics that the library calls
//! in them.

use crate::edit;
use llvm_model::{BinaryOp, Builder, InstBuilder as _, InstId, Module, Value};

/// How a function is computed.
#[derive(Clone, Copy)]
enum Function {
    /// By this intrinsic.
    Of(&'static str),
    /// The power of two of a multiple of the argument.
    Power(f64),
    /// A multiple of the logarithm to base two.
    Logarithm(f64),
}

/// The intrinsics without code.
const FUNCTIONS: &[(&str, Function)] = &[
    ("llvm.cos.f32", Function::Of("llvm.nvvm.cos.approx.f")),
    ("llvm.exp.f32", Function::Power(std::f64::consts::LOG2_E)),
    ("llvm.exp10.f32", Function::Power(std::f64::consts::LOG2_10)),
    ("llvm.exp2.f32", Function::Of("llvm.nvvm.ex2.approx.f")),
    ("llvm.log.f32", Function::Logarithm(std::f64::consts::LN_2)),
    ("llvm.log10.f32", Function::Logarithm(std::f64::consts::LOG10_2)),
    ("llvm.log2.f32", Function::Of("llvm.nvvm.lg2.approx.f")),
    ("llvm.sin.f32", Function::Of("llvm.nvvm.sin.approx.f")),
];

/// Replaces calls of these intrinsics.
pub(super) fn run(module: &mut Module) {
    let which =
        |name: &str| FUNCTIONS.iter().find(|(known, _)| *known == name).map(|&(_, function)| function);
    edit::replace_calls(module, which, value);
}

fn value(at: &mut Builder<'_>, function: Function, inst: InstId) -> Option<Value> {
    let ty = at.body.insts[inst].ty;
    let argument = *at.body.insts[inst].kind.call()?.args.first()?;
    Some(match function {
        Function::Of(name) => at.call_named(name, ty, [argument]),
        Function::Power(factor) => {
            let factor = at.float_like(argument, factor);
            let product = at.binary(BinaryOp::FMul, argument, factor);
            at.call_named("llvm.nvvm.ex2.approx.f", ty, [product])
        }
        Function::Logarithm(factor) => {
            let factor = at.float_like(argument, factor);
            let logarithm = at.call_named("llvm.nvvm.lg2.approx.f", ty, [argument]);
            at.binary(BinaryOp::FMul, logarithm, factor)
        }
    })
}
