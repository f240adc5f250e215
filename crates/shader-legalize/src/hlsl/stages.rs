//! What HLSL implies: where pixels begin, inputs that are not interpolated, and variables that no other module has.

use super::blocks::{decorations, tuple};
use super::is_pixel_shader;
use llvm_model::{Constant, FunctionId, Linkage, Metadata, Module, Name, NamedMetadata};
use spirv_grammar::{Decoration, ExecutionMode, StorageClass};
use spirv_mapping::convention::decorations::BY_NUMBER;
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};
use spirv_mapping::convention::modes;

/// Completes the entry points of pixel shaders.
pub(super) fn run(module: &mut Module) {
    let pixels: Vec<FunctionId> = module
        .functions
        .iter()
        .filter(|(_, function)| is_pixel_shader(module, function))
        .map(|(id, _)| id)
        .collect();
    if pixels.is_empty() {
        return;
    }
    for function in pixels {
        if !states_origin(module, function) {
            state_origin(module, function);
        }
    }
    make_integers_flat(module);
}

/// Makes the variables of workgroups and invocations the module's own, those of workgroups without a value at the beginning.
pub(super) fn own_variables(module: &mut Module) {
    let of = |storage: StorageClass| address_space(SHADER_STORAGE, storage);
    let [workgroup, private] = [of(StorageClass::Workgroup), of(StorageClass::Private)];
    let given = [of(StorageClass::Input), of(StorageClass::PushConstant)];
    for global in module.globals.ids().collect::<Vec<_>>() {
        let space = Some(module.globals[global].props.address_space);
        if given.contains(&space) {
            // That others give it its value is implied.
            module.globals[global].externally_initialized = false;
        }
        if space != workgroup && space != private {
            continue;
        }
        let poison = module.constants.poison(module.globals[global].value_type);
        let this = &mut module.globals[global];
        this.props.linkage = Linkage::Internal;
        if space == workgroup || this.initializer.is_none() {
            this.initializer = Some(poison);
        }
    }
}

/// Whether a module states where the coordinates of a pixel shader begin.
fn states_origin(module: &Module, function: FunctionId) -> bool {
    let nodes = module.named(modes::BY_NUMBER).map_or(&[][..], |named| &named.operands);
    nodes.iter().any(|&node| {
        let &[Some(of), Some(mode), ..] = module.tuple(node) else { return false };
        let is_origin = |mode| [ExecutionMode::OriginUpperLeft, ExecutionMode::OriginLowerLeft].map(|o| u64::from(o.0)).contains(&mode);
        matches!(module.metadata[of], Metadata::Constant(id) if module.constants[id] == Constant::Function(function))
            && module.md_u64(mode).is_some_and(is_origin)
    })
}

/// States that coordinates begin in the upper left corner, as they do in Direct3D.
fn state_origin(module: &mut Module, function: FunctionId) {
    let address = module.function_const(function);
    let i32 = module.types.int(32);
    let mode = module.constants.int(i32, 32, ExecutionMode::OriginUpperLeft.0.into());
    let operands = [address, mode].map(|constant| Some(module.metadata.push(Metadata::Constant(constant))));
    let node = tuple(module, operands.to_vec());
    match module.named_metadata.iter_mut().find(|named| named.name == modes::BY_NUMBER) {
        Some(named) => named.operands.push(node),
        None => {
            let name = Name::from(modes::BY_NUMBER);
            module.named_metadata.push(NamedMetadata { name, operands: vec![node] });
        }
    }
}

/// Decorates inputs of integers Flat: they cannot be interpolated.
fn make_integers_flat(module: &mut Module) {
    let input = address_space(SHADER_STORAGE, StorageClass::Input);
    let kind = module.md_kinds.intern(BY_NUMBER.into());
    for global in module.globals.ids().collect::<Vec<_>>() {
        let this = &module.globals[global];
        let is_integer = module.types.int_width(module.types.scalar(this.value_type)).is_some();
        if Some(this.props.address_space) != input || !is_integer {
            continue;
        }
        let Some(node) = this.attachment(kind) else { continue };
        let mut list = module.tuple(node).to_vec();
        let stated = |decoration: Decoration| {
            list.iter().flatten().any(|&node| {
                let first = module.tuple(node).first().copied().flatten();
                first.and_then(|first| module.md_u64(first)) == Some(decoration.0.into())
            })
        };
        if stated(Decoration::Flat) {
            continue;
        }
        list.extend(decorations(module, &[(Decoration::Flat, Vec::new())]));
        let node = tuple(module, list);
        for attachment in &mut module.globals[global].attachments {
            if attachment.0 == kind {
                attachment.1 = node;
            }
        }
    }
}
