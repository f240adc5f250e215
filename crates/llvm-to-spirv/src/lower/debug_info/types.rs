//! Types: the types under their names, and the operands of pointers and functions.

use super::graph::reference;
use super::nodes::{as_khronos, constant, debug_node, dialect, list, lose, number, of_kind, shared};
use super::operands::type_id;
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind, MdId, Module};
use spirv_mapping::debug_info::choices::{self, COMPOSITES, tag};
use spirv_mapping::debug_info::flags::{
    BIT_FIELD, DI_ACCESS, DI_BIT_FIELD, LVALUE_REFERENCE, NO_ADDRESS_SPACE, PRIVATE, PUBLIC, RVALUE_REFERENCE,
};
use spirv_mapping::debug_info::{Dialect, Inst, NO_STORAGE_CLASS};
use spirv_module::StorageClass;

/// How many names a type may go through.
const MAX_NAMES: usize = 64;

/// Returns flags that a tag or the enclosing structure determines.
pub(super) fn further_flags(globals: &mut Globals<'_>, node: &DebugNode) -> u32 {
    let is_newest = as_khronos(globals) && dialect(globals) == Dialect::Shader200;
    let is_pointer = matches!(node.int("tag"), tag::POINTER | tag::REFERENCE | tag::RVALUE_REFERENCE);
    let has_no_space =
        !as_khronos(globals) && is_pointer && *node.field("dwarfAddressSpace") == DiField::None;
    let no_space = if node.kind == DiKind::DIDerivedType && has_no_space { NO_ADDRESS_SPACE } else { 0 };
    let bit_field = if is_newest && node.int("flags") & DI_BIT_FIELD != 0 { BIT_FIELD } else { 0 };
    bit_field
        | no_space
        | match (node.kind, node.int("tag")) {
            (DiKind::DIDerivedType, tag::REFERENCE) => LVALUE_REFERENCE,
            (DiKind::DIDerivedType, tag::RVALUE_REFERENCE) => RVALUE_REFERENCE,
            (DiKind::DIDerivedType, tag::MEMBER | tag::VARIABLE) | (DiKind::DISubprogram, _)
                if as_khronos(globals) && node.int("flags") & DI_ACCESS == 0 =>
            {
                default_access(globals.module(), node)
            }
            _ => 0,
        }
}

/// Returns the default access of a member, which the Khronos translator writes explicitly.
fn default_access(module: &Module, node: &DebugNode) -> u32 {
    let scope = node.md("scope").and_then(|scope| of_kind(module, scope, DiKind::DICompositeType));
    match scope.map(|scope| scope.int("tag")) {
        Some(tag::CLASS) => PRIVATE,
        Some(tag::STRUCTURE | tag::UNION) => PUBLIC,
        _ => 0,
    }
}

/// The basic type that a type is under its names.
pub(super) fn basic_type(module: &Module, ty: Option<MdId>) -> Option<MdId> {
    let id = through_names(module, ty)?;
    of_kind(module, id, DiKind::DIBasicType).map(|_| id)
}

/// The structure that a type is under its names.
pub(super) fn composite(module: &Module, ty: Option<MdId>) -> Option<MdId> {
    let id = through_names(module, ty)?;
    let node = of_kind(module, id, DiKind::DICompositeType)?;
    choices::to_number(COMPOSITES, node.int("tag")).map(|_| id)
}

fn through_names(module: &Module, mut ty: Option<MdId>) -> Option<MdId> {
    for _ in 0..MAX_NAMES {
        let node = debug_node(module, ty?)?;
        if node.kind != DiKind::DIDerivedType || node.int("tag") != tag::TYPEDEF {
            return ty;
        }
        ty = node.md("baseType");
    }
    None
}

/// The type of a function; if there is none, one without parameters and result.
pub(super) fn function_type(globals: &mut Globals<'_>, node: &DebugNode) -> u32 {
    let module = globals.module();
    let ty = node.md("type").filter(|ty| of_kind(module, *ty, DiKind::DISubroutineType).is_some());
    if let Some(id) = ty.and_then(|ty| reference(globals, (ty, Role::Own))) {
        return id.0;
    }
    let (flags, void) = (number(globals, 0), globals.pool().void_type());
    shared(globals, Inst::TypeFunction, &[flags, void.0]).0
}

/// Returns the storage class of a pointee. Without an address space it is that of variables of functions.
pub(super) fn storage_class(globals: &mut Globals<'_>, node: &DebugNode) -> u32 {
    if as_khronos(globals) && *node.field("dwarfAddressSpace") == DiField::None {
        return number(globals, NO_STORAGE_CLASS);
    }
    let class = match node.field("dwarfAddressSpace") {
        DiField::Int(space @ 1..) => {
            let known = u32::try_from(*space)
                .ok()
                .and_then(|space| globals.input().options.spirv.profile.storage_class(space));
            // Where the class is a word, validators want its capability.
            let has_generic = globals.debug_nodes().has_generic || !dialect(globals).has_literals();
            match known {
                Some(
                    class @ (StorageClass::CrossWorkgroup
                    | StorageClass::UniformConstant
                    | StorageClass::Workgroup),
                ) => class,
                Some(StorageClass::Generic) if has_generic => StorageClass::Generic,
                _ => {
                    lose(globals, format!("the address space {space} of a pointer"));
                    StorageClass::Function
                }
            }
        }
        _ => StorageClass::Function,
    };
    number(globals, class.0)
}

/// The type of the elements of an array or a vector.
pub(super) fn element(globals: &mut Globals<'_>, node: &DebugNode) -> u32 {
    let ty = node.md("baseType");
    let ty = if as_khronos(globals) { ty } else { basic_type(globals.module(), ty) };
    type_id(globals, ty)
}

/// The types that the type of a function names.
pub(super) fn of_function(module: &Module, node: &DebugNode) -> impl Iterator<Item = Key> {
    list(module, node, "types").iter().flatten().map(|ty| (*ty, Role::Own))
}

/// What a type of functions returns.
pub(super) fn return_type(globals: &mut Globals<'_>, node: &DebugNode) -> u32 {
    match list(globals.module(), node, "types").first() {
        Some(Some(ty)) => type_id(globals, Some(*ty)),
        _ => globals.pool().void_type().0,
    }
}

/// Adds the types of parameters.
pub(super) fn add_parameter_types(
    globals: &mut Globals<'_>,
    node: &DebugNode,
    words: &mut Vec<u32>,
) -> Option<()> {
    for ty in list(globals.module(), node, "types").iter().skip(1) {
        words.push(type_id(globals, *ty));
    }
    Some(())
}

/// The size of an enumeration in bits.
pub(super) fn enum_size(globals: &mut Globals<'_>, node: &DebugNode) -> u32 {
    if node.int("size") == 0 {
        lose(globals, "an enumeration without a size");
    }
    constant(globals, node.int("size").max(1))
}
