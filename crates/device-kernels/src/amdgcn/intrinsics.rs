//! Intrinsics of the target: imports under the names of LLVM's SPIR-V target, and pointers to memory that the kernel does not
//! write to.

use super::CONSTANT;
use crate::edit;
use llvm_model::intrinsics::with_dots;
use llvm_model::{CastOp, FunctionId, InstBuilder as _, Module, Value};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::amd;

/// Intrinsics that result in pointers to such memory.
const OF_CONSTANT_MEMORY: &[&str] = &[
    "llvm.amdgcn.dispatch.ptr",
    "llvm.amdgcn.implicit.buffer.ptr",
    "llvm.amdgcn.implicitarg.ptr",
    "llvm.amdgcn.kernarg.segment.ptr",
    "llvm.amdgcn.queue.ptr",
];

/// Gives imports the names of the intrinsics that they stand for.
pub(super) fn name(module: &mut Module) {
    for (_, function) in module.functions.iter_mut() {
        let Some(name) = function.props.name.as_str() else { continue };
        let intrinsic = name.strip_prefix(amd::INTRINSIC_IMPORT).and_then(with_dots);
        if let (Some(intrinsic), None) = (intrinsic, &function.body) {
            function.props.name = intrinsic.as_str().into();
        }
    }
}

/// Gives intrinsics that result in pointers the memory that they point to; values of the program are flat pointers.
pub(super) fn adapt(module: &mut Module) {
    let is_one = |name: &str| OF_CONSTANT_MEMORY.contains(&name);
    let found: Vec<FunctionId> = module
        .functions
        .iter()
        .filter(|(_, function)| function.props.name.as_str().is_some_and(is_one) && function.body.is_none())
        .map(|(id, _)| id)
        .collect();
    let constant = module.types.ptr(CONSTANT);
    for intrinsic in found {
        let Some((own, params, _)) = module.types.function_parts(module.functions[intrinsic].ty) else {
            continue;
        };
        if own == constant || module.types.address_space(own).is_none() {
            continue;
        }
        let params = params.to_vec();
        let ty = module.types.function(constant, &params, false);
        module.functions[intrinsic].ty = ty;
        edit::for_each_body(module, |module, function, body| {
            let function_type = module.functions[function].ty;
            let calls = |inst| {
                let call = body.insts[inst].kind.call();
                call.is_some_and(|call| module.as_function(call.callee) == Some(intrinsic))
            };
            for place in edit::places(body, calls) {
                let (_, inst) = place;
                let cast = edit::insert(module, (function_type, body), place, true, |at| {
                    at.cast(CastOp::AddrSpaceCast, Value::Inst(inst), own)
                });
                let mut replaced = FxHashMap::default();
                replaced.insert(Value::Inst(inst), cast);
                let Value::Inst(cast) = cast else { continue };
                edit::replace(body, &replaced, &[cast]);
                let this = &mut body.insts[inst];
                this.ty = constant;
                if let llvm_model::InstKind::Call(call) = &mut this.kind {
                    call.function_type = ty;
                }
            }
        });
    }
}
