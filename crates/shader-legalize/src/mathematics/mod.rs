//! LLVM's intrinsics for numbers as instructions of GLSL.std.450, or as several plain ones: shaders do not have OpenCL.std.

mod floats;
mod integers;
pub(crate) mod ordered;
mod reductions;
pub(crate) mod widths;

use crate::calls::call;
use crate::rewrite::{self, Step, callee_name};
use llvm_model::{Builder, FunctionId, InstBuilder as _, InstId, Module, TypeId, Value};

/// A call that is rewritten.
struct Call<'a> {
    /// The name without the types at its end.
    name: &'a str,
    args: &'a [Value],
    ty: TypeId,
    inst: InstId,
}

/// Intrinsics that are one instruction with the same operands.
const SAME: &[(&str, &str)] = &[
    ("llvm.abs", "__spirv_GLSL_SAbs"),
    ("llvm.ceil", "__spirv_GLSL_Ceil"),
    ("llvm.fabs", "__spirv_GLSL_FAbs"),
    ("llvm.floor", "__spirv_GLSL_Floor"),
    ("llvm.fma", "__spirv_GLSL_Fma"),
    ("llvm.maximumnum", "__spirv_GLSL_NMax"),
    ("llvm.maxnum", "__spirv_GLSL_NMax"),
    ("llvm.minimumnum", "__spirv_GLSL_NMin"),
    ("llvm.minnum", "__spirv_GLSL_NMin"),
    ("llvm.nearbyint", "__spirv_GLSL_RoundEven"),
    ("llvm.rint", "__spirv_GLSL_RoundEven"),
    ("llvm.roundeven", "__spirv_GLSL_RoundEven"),
    ("llvm.smax", "__spirv_GLSL_SMax"),
    ("llvm.smin", "__spirv_GLSL_SMin"),
    ("llvm.sqrt", "__spirv_GLSL_Sqrt"),
    ("llvm.trunc", "__spirv_GLSL_Trunc"),
    ("llvm.umax", "__spirv_GLSL_UMax"),
    ("llvm.umin", "__spirv_GLSL_UMin"),
];

/// The same for floats of up to 32 bits: the instructions have no form for wider ones.
const SAME_UP_TO_32: &[(&str, &str)] = &[
    ("llvm.acos", "__spirv_GLSL_Acos"),
    ("llvm.asin", "__spirv_GLSL_Asin"),
    ("llvm.atan", "__spirv_GLSL_Atan"),
    ("llvm.atan2", "__spirv_GLSL_Atan2"),
    ("llvm.cos", "__spirv_GLSL_Cos"),
    ("llvm.cosh", "__spirv_GLSL_Cosh"),
    ("llvm.exp", "__spirv_GLSL_Exp"),
    ("llvm.exp2", "__spirv_GLSL_Exp2"),
    ("llvm.log", "__spirv_GLSL_Log"),
    ("llvm.log2", "__spirv_GLSL_Log2"),
    ("llvm.pow", "__spirv_GLSL_Pow"),
    ("llvm.sin", "__spirv_GLSL_Sin"),
    ("llvm.sinh", "__spirv_GLSL_Sinh"),
    ("llvm.tan", "__spirv_GLSL_Tan"),
    ("llvm.tanh", "__spirv_GLSL_Tanh"),
];

/// Rewrites the calls of a function, and its tests for numbers. Those that have no form stay, and are errors where they are lowered.
pub(crate) fn run(module: &mut Module, function: FunctionId) {
    rewrite::run(module, function, |at, inst| match lower(at, inst) {
        Some(value) => Step::Replace(value),
        None => Step::Keep,
    });
}

fn lower(at: &mut Builder<'_>, inst: InstId) -> Option<Value> {
    let full = callee_name(at.module, &at.body.insts[inst].kind)?.clone();
    let full = full.as_str().filter(|name| name.starts_with("llvm."))?;
    let name = without_types(full);
    let (args, ty) = (at.body.insts[inst].kind.call()?.args.clone(), at.body.insts[inst].ty);
    let this = Call { name, args: &args, ty, inst };
    let in_table = |table: &[(&str, &'static str)]| {
        table.iter().find(|(intrinsic, _)| *intrinsic == name).map(|(_, instruction)| *instruction)
    };
    // The instructions have a form for 32 bits on every device.
    let width = at.int_width(ty).unwrap_or(32);
    if let Some(instruction) = in_table(SAME).filter(|_| width == 32) {
        // What follows says whether some results are undefined.
        let count = if name == "llvm.abs" { 1 } else { args.len() };
        return Some(call(at, instruction, &args[..count], ty));
    }
    if let Some(instruction) = in_table(SAME_UP_TO_32) {
        let scalar = at.module.types.scalar(ty);
        let is_narrow = at.module.types[scalar].float_width().is_some_and(|width| width <= 32);
        return is_narrow.then(|| call(at, instruction, &args, ty));
    }
    floats::lower(at, &this).or_else(|| integers::lower(at, &this)).or_else(|| reductions::lower(at, &this))
}

/// The name of an intrinsic without the types at its end: `llvm.umax.v2i32` is `llvm.umax`.
fn without_types(name: &str) -> &str {
    let mut rest = name;
    while let Some((before, last)) = rest.rsplit_once('.') {
        let is_type = last.trim_start_matches('n').trim_start_matches(['v', 'x']);
        let mut letters = is_type.trim_start_matches(|letter: char| letter.is_ascii_digit()).chars();
        let is_scalar = matches!(letters.next(), Some('i' | 'f'))
            && letters.as_str().chars().all(|letter| letter.is_ascii_digit())
            && !letters.as_str().is_empty();
        if !is_scalar {
            break;
        }
        rest = before;
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::without_types;

    #[test]
    fn types_at_the_end_of_names_are_left_out() {
        let names = [
            ("llvm.umax.v2i32", "llvm.umax"),
            ("llvm.ldexp.v4f32.v4i32", "llvm.ldexp"),
            ("llvm.exp2.f16", "llvm.exp2"),
            ("llvm.uadd.sat.i64", "llvm.uadd.sat"),
            ("llvm.vector.reduce.add.v4i32", "llvm.vector.reduce.add"),
            ("llvm.trap", "llvm.trap"),
        ];
        for (name, wanted) in names {
            assert_eq!(without_types(name), wanted);
        }
    }
}
