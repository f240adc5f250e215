//! Calls: targets know no conventions of SPIR-V, and call functions by generic pointers.

use crate::edit::{self, is_kernel};
use llvm_model::{CallingConv, CastOp, Constant, InstBuilder as _, InstKind, Module, Value};

/// The address space of generic pointers, and of functions.
const FLAT: u32 = 0;

/// Changes all functions and calls; `kernel` is the convention of kernels.
pub(crate) fn run(module: &mut Module, kernel: CallingConv) {
    for (_, function) in module.functions.iter_mut() {
        function.calling_conv = if is_kernel(function) { kernel } else { CallingConv::C };
    }
    edit::for_each_body(module, |module, function, body| {
        let function_type = module.functions[function].ty;
        for (block, inst) in edit::places(body, |inst| matches!(body.insts[inst].kind, InstKind::Call(_))) {
            let InstKind::Call(call) = &mut body.insts[inst].kind else { continue };
            call.calling_conv = CallingConv::C;
            let callee = call.callee;
            if let Value::Const(id) = callee
                && let Constant::InlineAsm(assembly) = module.constants[id].clone()
            {
                let flat = module.types.ptr(FLAT);
                call.callee = Value::Const(module.constants.intern(flat, Constant::InlineAsm(assembly)));
                continue;
            }
            let ty = match callee {
                Value::Inst(callee) => Some(body.insts[callee].ty),
                _ => module.value_type(&module.functions[function], callee),
            };
            let space = ty.and_then(|ty| module.types.address_space(ty));
            if space.is_none_or(|space| space == FLAT) {
                continue;
            }
            let flat = module.types.ptr(FLAT);
            let cast = edit::insert(module, (function_type, body), (block, inst), false, |at| {
                at.cast(CastOp::AddrSpaceCast, callee, flat)
            });
            if let InstKind::Call(call) = &mut body.insts[inst].kind {
                call.callee = cast;
            }
        }
    });
}
