//! Functions: with the types and the attributes that the shader's have.

use llvm_model::{AttrKind, AttrListId, Attribute, Function, Module};

/// The attributes of a function that follow from function controls.
const KEPT: &[AttrKind] = &[AttrKind::ALWAYS_INLINE, AttrKind::NO_INLINE, AttrKind::MEMORY];

/// The attributes of the function that stands for `function`.
///
/// The manual has `readonly` and `readnone` for Pure and Const; current LLVM represents them by `memory`.
pub(crate) fn attributes(from: &Module, out: &mut Module, function: &Function) -> AttrListId {
    let set = from.attributes.list(function.attributes).function;
    let kept = from.attributes.set(set).iter().filter(|attribute| match attribute {
        Attribute::Enum(kind) | Attribute::Int(kind, _) => KEPT.contains(kind),
        _ => false,
    });
    let set = out.attributes.intern_set(kept.cloned().collect());
    let nothing = out.attributes.empty_set();
    out.attributes.intern_list(set, nothing, &[])
}
