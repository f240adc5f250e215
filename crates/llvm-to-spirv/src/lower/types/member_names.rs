//! The names of members of structure types, which LLVM's types do not have: named metadata.

use llvm_model::{MdId, Metadata, Module, Name, TypeId};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::modules;

/// The names by type, each with the number of its member.
pub(super) type MemberNames<'m> = FxHashMap<TypeId, Vec<(u32, &'m Name)>>;

/// Returns the content of `!spirv.MemberName`. Names of members that a type does not have are ignored.
pub(super) fn member_names(module: &Module) -> MemberNames<'_> {
    let mut names: MemberNames<'_> = FxHashMap::default();
    for &node in module.named(modules::MEMBER_NAME).map_or(&[][..], |named| &named.operands) {
        if let Some((ty, member, name)) = member_name(module, node) {
            names.entry(ty).or_default().push((member, name));
        }
    }
    names
}

/// `!{%structure poison, i32 member, !"name"}`
fn member_name(module: &Module, node: MdId) -> Option<(TypeId, u32, &Name)> {
    let &[Some(of), Some(member), Some(name)] = module.tuple(node) else { return None };
    let Metadata::Constant(of) = module.metadata[of] else { return None };
    let ty = module.constants.ty(of);
    let member = u32::try_from(module.md_u64(member)?).ok()?;
    let exists = module.types.struct_body(ty)?.fields.len() > member as usize;
    Some((ty, member, module.md_string(name)?)).filter(|_| exists)
}
