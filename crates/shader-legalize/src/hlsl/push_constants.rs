//! Push constants: a global that clang puts into their memory is the content of a block.

use super::addresses;
use super::blocks::Blocks;
use super::variables::{block, declare_without_binding};
use crate::memory::Layouts;
use llvm_model::{GlobalId, Metadata, Module, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_grammar::StorageClass;
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};
use spirv_mapping::convention::shaders;

/// Replaces the push constants of a module.
pub(super) fn run(module: &mut Module, layouts: &mut Layouts<'_>, blocks: &mut Blocks) {
    let space = address_space(SHADER_STORAGE, StorageClass::PushConstant);
    let stated = structures(module);
    let is_bare = |id: &GlobalId| {
        let global = &module.globals[*id];
        Some(global.props.address_space) == space && !stated.contains(&global.value_type)
    };
    let bare: Vec<GlobalId> = module.globals.ids().filter(is_bare).collect();
    let mut paths = FxHashMap::default();
    for global in bare {
        let (content, name) = (module.globals[global].value_type, module.globals[global].props.name.clone());
        let Some(content) = blocks.content(module, layouts, content, StorageClass::PushConstant) else {
            continue;
        };
        let address = module.global_const(global);
        addresses::remove(module, global);
        let outer = block(module, layouts, content, &name.to_string_lossy(), false);
        let variable = declare_without_binding(module, outer, StorageClass::PushConstant, &name);
        paths.insert(address, addresses::member(module, variable, &[0, 0]));
    }
    if !paths.is_empty() {
        addresses::replace(module, &paths);
    }
}

/// The structures whose decorations the module states.
fn structures(module: &Module) -> FxHashSet<TypeId> {
    let nodes = module.named(shaders::STRUCTURE).map_or(&[][..], |named| &named.operands);
    let structure = |node: &llvm_model::MdId| match module.metadata[(*module.tuple(*node).first()?)?] {
        Metadata::Constant(id) => Some(module.constants.ty(id)),
        _ => None,
    };
    nodes.iter().filter_map(structure).collect()
}
