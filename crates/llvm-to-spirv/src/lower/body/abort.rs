//! OpAbortKHR: a call that ends its block.

use crate::lower::code::Code;
use llvm_model::{Call, FunctionId};
use spirv_mapping::convention::control;
use spirv_module::Op;
use translate_common::problems::CallProblem;

/// Lowers a call of a declared function that is called like OpAbortKHR; `false` when it is another function.
pub(super) fn lower_abort(code: &mut Code<'_, '_>, callee: FunctionId, call: &Call) -> bool {
    let name = code.module().functions[callee].props.name.as_str();
    if !name.is_some_and(control::is_abort) {
        return false;
    }
    let &[message] = &call.args[..] else {
        code.report().problem(CallProblem::AbortArguments);
        return true;
    };
    let (id, ty) = code.operand(message);
    code.emit_void(Op::AbortKHR, &[ty.0, id.0]);
    true
}
