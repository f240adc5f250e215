//! Lengths of copies and fills of memory in 32 bits: they are as wide as pointers in kernels, and no memory of a shader is that long.

use crate::rewrite::{self, Step, callee_name};
use llvm_model::{Builder, CastOp, FunctionId, InstBuilder as _, InstId, InstKind, Module, Name};

/// The intrinsics whose third argument is a length.
const COPIES: [&str; 4] = ["llvm.memcpy.", "llvm.memcpy.inline.", "llvm.memmove.", "llvm.memset."];

/// Shortens the lengths in a function.
pub(super) fn run(module: &mut Module, function: FunctionId) {
    rewrite::run(module, function, |at, inst| match shorten(at, inst) {
        Some(()) => Step::Drop,
        None => Step::Keep,
    });
}

/// Adds the same intrinsic with a length of 32 bits; `None` if an instruction is none, or has such a length.
fn shorten(at: &mut Builder<'_>, inst: InstId) -> Option<()> {
    let name = callee_name(at.module, &at.body.insts[inst].kind)?;
    let name = name.as_str().filter(|name| COPIES.iter().any(|copy| name.starts_with(copy)))?;
    let name = Name::from(format!("{}.i32", name.strip_suffix(".i64")?).as_str());
    let mut call = at.body.insts[inst].kind.call()?.clone();
    let length = *call.args.get(2)?;
    let word = at.module.types.int(32);
    let shorter = match at.module.as_u64(length) {
        Some(length) => at.int32(u32::try_from(length).ok()?),
        None => at.cast(CastOp::Trunc, length, word),
    };
    call.args[2] = shorter;
    let (ret, params, _) = at.module.types.function_parts(call.function_type)?;
    let mut params = params.to_vec();
    *params.get_mut(2)? = word;
    let ty = at.module.types.function(ret, &params, false);
    let callee = at.module.declare_function(name, ty);
    call.callee = llvm_model::Value::Const(at.module.function_const(callee));
    call.function_type = ty;
    let void = at.module.types.void();
    at.emit(InstKind::Call(Box::new(call)), void);
    Some(())
}
