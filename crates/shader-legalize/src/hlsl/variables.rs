//! Variables for resources.

use super::blocks::{Content, decorate_structure, decorations, tuple};
use crate::memory::{Layouts, StructBytes};
use llvm_model::{
    ConstId, Constant, GlobalId, GlobalProps, GlobalVariable, Linkage, Module, Name, StructType, TypeId,
    Value,
};
use spirv_grammar::{Decoration, StorageClass};
use spirv_mapping::convention::decorations::BY_NUMBER;
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};

/// The bytes that a block counts as: those of an array are told apart by their numbers.
const BLOCK: u64 = 0;

/// A resource as the shader declares it.
#[derive(Clone)]
pub(crate) struct Binding {
    pub(crate) set: u32,
    pub(crate) binding: u32,
    /// The number of descriptors; `None` if the host chooses it.
    pub(crate) count: Option<u32>,
    pub(crate) name: Name,
}

/// Adds the structure of a buffer, which has `content` for its only member.
pub(crate) fn block(
    module: &mut Module,
    layouts: &mut Layouts<'_>,
    content: Content,
    name: &str,
    is_writable: bool,
) -> TypeId {
    let number = module.types.len();
    let fields = [content.ty].into();
    let name = Name::from(format!("{name}.{number}"));
    let block = module.types.named_struct(name, Some(StructType { fields, packed: false }));
    layouts.set(block, StructBytes { size: BLOCK, offsets: vec![0] });
    if let Some(of_words) = content.of_words {
        let name = Name::from(format!("words.{number}"));
        let fields = [of_words].into();
        let shadow = module.types.named_struct(name, Some(StructType { fields, packed: false }));
        layouts.set(shadow, StructBytes { size: BLOCK, offsets: vec![0] });
        layouts.set_words(block, shadow);
    }
    let mut member = vec![(Decoration::Offset, vec![0])];
    if !is_writable {
        member.insert(0, (Decoration::NonWritable, Vec::new()));
    }
    decorate_structure(module, block, None, &[(Decoration::Block, Vec::new())], &[member]);
    block
}

/// Adds the variable of a resource of type `ty`, or of an array of it.
pub(crate) fn declare(module: &mut Module, ty: TypeId, storage: StorageClass, binding: &Binding) -> GlobalId {
    declare_decorated(module, ty, storage, binding, &[])
}

/// Adds the variable of a resource that has decorations besides its binding.
pub(crate) fn declare_decorated(
    module: &mut Module,
    ty: TypeId,
    storage: StorageClass,
    binding: &Binding,
    others: &[Decoration],
) -> GlobalId {
    let ty = match binding.count {
        Some(1) => ty,
        count => module.types.array(ty, count.unwrap_or(0).into()),
    };
    let variable = declare_without_binding(module, ty, storage, &binding.name);
    bind(module, variable, (binding.set, binding.binding), others);
    variable
}

/// Gives a variable its set and its binding, and other decorations.
pub(crate) fn bind(
    module: &mut Module,
    variable: GlobalId,
    (set, binding): (u32, u32),
    others: &[Decoration],
) {
    let mut stated = vec![(Decoration::DescriptorSet, vec![set]), (Decoration::Binding, vec![binding])];
    stated.extend(others.iter().map(|&decoration| (decoration, Vec::new())));
    let list = decorations(module, &stated);
    let node = tuple(module, list);
    let kind = module.md_kinds.intern(BY_NUMBER.into());
    module.globals[variable].attachments.push((kind, node));
}

/// Adds a variable that is not bound.
pub(crate) fn declare_without_binding(
    module: &mut Module,
    ty: TypeId,
    storage: StorageClass,
    name: &Name,
) -> GlobalId {
    let props = GlobalProps {
        name: unused_name(module, name),
        linkage: Linkage::External,
        address_space: address_space(SHADER_STORAGE, storage).unwrap_or(0),
        ..GlobalProps::default()
    };
    module.globals.push(GlobalVariable::declaration(props, ty))
}

/// The name, or that with a number if a symbol has it.
fn unused_name(module: &Module, name: &Name) -> Name {
    let is_taken = |name: &Name| {
        module.globals.values().any(|global| global.props.name == *name)
            || module.functions.values().any(|function| function.props.name == *name)
    };
    let mut number = 0;
    let mut candidate = name.clone();
    while !candidate.is_empty() && is_taken(&candidate) {
        number += 1;
        candidate = format!("{name}.{number}").into();
    }
    candidate
}

/// The text of a constant string whose address a value is, without the zero behind it.
pub(crate) fn text(module: &Module, address: Value) -> Option<Name> {
    let Value::Const(id) = address else { return None };
    let Constant::Global(global) = module.constants[id] else { return None };
    let bytes = string_bytes(module, module.globals[global].initializer?)?;
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    Some(Name::from(&bytes[..end]))
}

fn string_bytes(module: &Module, constant: ConstId) -> Option<&[u8]> {
    match &module.constants[constant] {
        Constant::Data(bytes) => Some(bytes),
        Constant::Null => Some(&[]),
        _ => None,
    }
}
