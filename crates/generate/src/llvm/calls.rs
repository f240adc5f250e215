//! Calls of functions of the module.

use super::Smith;
use llvm_model::{InstBuilder, Value};

/// Adds a call of an earlier function, which excludes recursion.
pub(super) fn add(smith: &mut Smith<'_>) {
    let callees = smith.callees.clone();
    let Some(callee) = smith.choices.pick(&callees) else { return };
    let ty = smith.module.functions[callee].ty;
    let Some((_, params, _)) = smith.module.types.function_parts(ty) else { return };
    let params = params.to_vec();
    let args: Vec<Value> = params.into_iter().map(|param| smith.value(param)).collect();
    let result = smith.call(callee, args);
    smith.see(result);
}
