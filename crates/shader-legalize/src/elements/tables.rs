//! Constants that are arrays in the source, but have another type: clang writes a literal structure where the elements of an
//! array have several types, as unions have, and where the end of an array is zero. What indexes such an array would leave
//! the member that it begins in.

use super::{Elements, array, bytes, numbers};
use crate::memory::{Layouts, is_uniform, leaves_member};
use llvm_model::{GlobalId, Module, Type, TypeId, Value};
use spirv_grammar::StorageClass;
use spirv_mapping::convention::memory::{SHADER_STORAGE, storage_class};

/// Makes arrays of numbers of such constants, if they are indexed.
pub(crate) fn run(module: &mut Module, layouts: &Layouts<'_>) {
    let tables: Vec<GlobalId> = module.globals.ids().filter(|&global| is_literal(module, global)).collect();
    if tables.is_empty() {
        return;
    }
    let indexed = leaves_member(module, layouts, &tables);
    if indexed.is_empty() {
        return;
    }
    let elements = Elements::of_module(module, layouts);
    for table in indexed {
        let address = Value::Const(module.global_const(table));
        let element = elements.element(module, address);
        let Some((ty, initializer)) = contents(module, layouts, table, element) else { continue };
        module.globals[table].value_type = ty;
        module.globals[table].initializer = Some(initializer);
    }
}

/// Whether a variable is a constant of the shader's own whose type is a literal structure.
fn is_literal(module: &Module, global: GlobalId) -> bool {
    let this = &module.globals[global];
    let storage = storage_class(SHADER_STORAGE, this.props.address_space);
    let mut ty = this.value_type;
    while let Type::Array { element, .. } = module.types[ty] {
        ty = element;
    }
    storage == Some(StorageClass::Private)
        && this.initializer.is_some()
        && matches!(module.types[ty], Type::Struct(_))
        && !is_uniform(&module.types, ty)
}

/// The type of the array, and its contents.
fn contents(
    module: &mut Module,
    layouts: &Layouts<'_>,
    table: GlobalId,
    element: TypeId,
) -> Option<(TypeId, llvm_model::ConstId)> {
    let size = layouts.size(&module.types, module.globals[table].value_type)?;
    let ty = array(module, layouts, element, size)?;
    let mut all = vec![0; usize::try_from(layouts.size(&module.types, ty)?).ok()?];
    bytes::write(module, layouts, module.globals[table].initializer?, &mut all)?;
    Some((ty, numbers(module, ty, &all)?))
}
