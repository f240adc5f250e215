//! Calls of functions that have pointers or opaque objects for parameters or results become the code of these functions:
//! logical pointers cannot be passed, and a generic pointer is then the pointer that was cast.

use super::push_constants::uses;
use llvm_legalize::inline;
use llvm_model::{Function, Module, Value};

/// Replaces such calls in all functions, as [`inline::run`] does.
///
/// A shader has one block of push constants, and each kernel its own: functions that use some of the variables `pushed` become code
/// as well.
pub(super) fn run(module: &mut Module, pushed: &[Value]) {
    inline::run(module, |module, callee| {
        let function = &module.functions[callee];
        let uses_pushed = || function.body.as_ref().is_some_and(|body| uses(body, pushed));
        passes_pointers(module, function) || !pushed.is_empty() && uses_pushed()
    });
}

/// Whether a function has pointers or opaque objects for parameters or for its result.
fn passes_pointers(module: &Module, function: &Function) -> bool {
    let Some((ret, params, _)) = module.types.function_parts(function.ty) else { return false };
    std::iter::once(ret).chain(params.iter().copied()).any(|ty| super::holds_address(&module.types, ty))
}
