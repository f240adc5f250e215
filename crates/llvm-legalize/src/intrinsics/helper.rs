//! Functions that emulations call when they need control flow.

use crate::context::{Context, empty_function};
use llvm_model::intrinsics::mangle;
use llvm_model::{BlockId, Body, Builder, CallingConv, FunctionId, InsertPoint, Linkage, Module, TypeId};

/// Returns the helper function of a name. If there is none yet, defines one; `make` builds its body from the entry block on.
pub(crate) fn helper(
    cx: &mut Context,
    module: &mut Module,
    name: String,
    ret: TypeId,
    params: &[TypeId],
    make: impl FnOnce(&mut Builder<'_>, BlockId),
) -> FunctionId {
    if let Some(&known) = cx.helpers.get(&name) {
        return known;
    }
    let ty = module.types.function(ret, params, false);
    let mut function = empty_function(module, name.as_str().into(), ty);
    function.props.linkage = Linkage::Internal;
    function.calling_conv = CallingConv::SPIR_FUNC;
    let id = cx.add(module, function);
    cx.helpers.insert(name, id);
    let mut body = Body::default();
    let entry = body.add_block("entry".into());
    make(&mut Builder::new(module, &mut body, ty, InsertPoint::End(entry)), entry);
    module.functions[id].body = Some(body);
    id
}

/// The mark of helpers with volatile accesses.
pub(crate) fn suffix(volatile: bool) -> &'static str {
    if volatile { ".volatile" } else { "" }
}

/// How a type stands in the name of a helper: `p1`, `i64`.
pub(crate) fn word(module: &Module, ty: TypeId) -> String {
    mangle::word(&module.types, ty).unwrap_or_default()
}
