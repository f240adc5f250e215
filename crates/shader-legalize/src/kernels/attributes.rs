//! The attributes of a kernel as OpenCL C spells them, which a host returns for `CL_KERNEL_ATTRIBUTES`.

use super::Kernel;
use llvm_model::{Metadata, Module, Name, Type, TypeId};
use spirv_mapping::convention::modes::VECTOR_HINT;
use spirv_mapping::convention::shaders;

/// Returns the text: the hint of the size of work-groups, the required size, the hint of a vector type, and `__kernel`.
pub(super) fn text(module: &Module, kernel: &Kernel) -> Name {
    let mut text = String::new();
    for name in [shaders::SIZE_HINT, shaders::REQUIRED_SIZE] {
        if let Some([x, y, z]) = super::entry_points::stated_size(module, kernel.function, name) {
            text += &format!("__attribute__(({name}({x}, {y}, {z})))");
        }
    }
    if let Some(hint) = vector_hint(module, kernel) {
        text += &format!("__attribute__(({VECTOR_HINT}({hint})))");
    }
    text += "__kernel";
    text.into()
}

/// Returns the type of the hint as OpenCL C spells it.
fn vector_hint(module: &Module, kernel: &Kernel) -> Option<String> {
    let node = module.functions[kernel.function].attachment(module.find_md_kind(VECTOR_HINT)?)?;
    let &[Some(value), is_signed, ..] = module.tuple(node) else { return None };
    let Metadata::Constant(constant) = module.metadata[value] else { return None };
    let ty = module.constants.ty(constant);
    let is_signed = is_signed.and_then(|node| module.md_u64(node)) != Some(0);
    let name = scalar(module, module.types.scalar(ty))?;
    let prefix = if is_signed || module.types.is_float(module.types.scalar(ty)) { "" } else { "u" };
    let lanes = module.types.lanes(ty).map(|lanes| lanes.to_string()).unwrap_or_default();
    Some(format!("{prefix}{name}{lanes}"))
}

/// Returns OpenCL C's name of a number.
fn scalar(module: &Module, ty: TypeId) -> Option<&'static str> {
    Some(match module.types[ty] {
        Type::Integer(8) => "char",
        Type::Integer(16) => "short",
        Type::Integer(32) => "int",
        Type::Integer(64) => "long",
        Type::Half => "half",
        Type::Float => "float",
        Type::Double => "double",
        _ => return None,
    })
}
