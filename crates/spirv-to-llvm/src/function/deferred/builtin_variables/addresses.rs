//! Addresses of builtin variables and of their components.

use super::{is_by_dimension, known, read_dimensions, read_whole};
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::late_places::make_at;
use crate::function::deferred::lazy_list;
use crate::ids::Entity;
use crate::module::indices::check_indices;
use crate::module::variables::BuiltinVariable;
use crate::operands::{result, result_type};
use llvm_model::{Align, Flags, InstBuilder as _, InstKind, Type, TypeId, Value};
use spirv_module::Instruction;
use translate_common::Problem;
use translate_common::problems::{IdProblem, LibraryProblem, Wanted};

/// An element of a builtin variable.
#[derive(Clone, Copy)]
pub(super) struct Component {
    /// The number of the variable.
    pub(super) variable: u32,
    pub(super) index: Value,
}

/// An access chain to a component of a builtin variable, with indices into `source_type`; false if they lead into another
/// type than the variable's.
pub(crate) fn component(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    variable: u32,
    source_type: TypeId,
    indices: &[u32],
) -> Res<bool> {
    let BuiltinVariable { builtin, ty: held, .. } = known(f, variable)?;
    match *indices {
        [] => f.raise.ids.set(result(inst)?, Entity::BuiltinAddress(variable)),
        _ if source_type != held => return Ok(false),
        [index] => {
            let (value, index_type) = f.typed(index)?;
            if !matches!(f.raise.out.types[index_type], Type::Integer(_)) {
                return Err(fail(IdProblem::NotA { id: index, wanted: Wanted::ScalarInteger }));
            }
            check_indices(&f.raise.out, held, [value, value].into_iter())?;
            set_component(f, inst, Component { variable, index: value })?;
        }
        _ => return Err(fail(LibraryProblem::BuiltinDepth { builtin })),
    }
    Ok(true)
}

fn set_component(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, component: Component) -> Res<()> {
    let ty = f.result_type(inst)?;
    let number = lazy_list::add(f, |deferred| &mut deferred.builtin_reads.components, inst, component, ty)?;
    f.raise.ids.set(result(inst)?, Entity::BuiltinComponent(number));
    Ok(())
}

/// OpBitcast of a builtin variable's address to one of its own type, of its first component, or of no stated type; false for
/// other types.
pub(crate) fn bitcast(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, variable: u32) -> Res<bool> {
    if f.raise.ids.untyped_pointer_storage(result_type(inst)?).is_some() {
        f.raise.ids.set(result(inst)?, Entity::BuiltinAddress(variable));
        return Ok(true);
    }
    let Some((_, to)) = f.raise.ids.pointer_parts(result_type(inst)?) else { return Ok(false) };
    let (to, held) = (f.raise.ids.llvm_type(to)?, known(f, variable)?.ty);
    if to == held {
        f.raise.ids.set(result(inst)?, Entity::BuiltinAddress(variable));
        return Ok(true);
    }
    if to != f.raise.out.types.scalar(held) {
        return Ok(false);
    }
    let first = Component { variable, index: f.int32(0) };
    set_component(f, inst, first)?;
    Ok(true)
}

/// The component of this number.
pub(super) fn component_of(f: &FunctionRaiser<'_, '_>, component: u32) -> Res<Component> {
    f.deferred.builtin_reads.components.get(component).map(|lazy| lazy.what)
}

/// The address of a builtin variable's copy in memory.
pub(crate) fn copy(f: &mut FunctionRaiser<'_, '_>, variable: u32) -> Res<Value> {
    if let Some(&copy) = f.deferred.builtin_reads.copies.get(&variable) {
        return Ok(copy);
    }
    let BuiltinVariable { id, builtin, ty } = known(f, variable)?;
    let inst =
        f.raise.ids.definition(id).ok_or_else(|| fail(Problem::internal("an id without a definition")))?;
    let info = spirv_mapping::variable(builtin);
    let pointer_type = f.raise.out.types.ptr(0);
    let copy = make_at(f, f.build.beginning()?, |f| {
        let count = f.int32(1);
        let kind =
            InstKind::Alloca { allocated: ty, count, align: Align::NONE, inalloca: false, swifterror: false };
        let pointer = f.emit(kind, pointer_type);
        let value = if is_by_dimension(f, ty, info) {
            read_dimensions(f, inst, builtin, ty)?
        } else {
            read_whole(f, inst, builtin, info, ty)?
        };
        f.store(value, pointer, 0);
        Ok(pointer)
    })?;
    f.deferred.builtin_reads.copies.insert(variable, copy);
    Ok(copy)
}

/// The address of a component in the copy of its builtin variable.
pub(crate) fn component_address(f: &mut FunctionRaiser<'_, '_>, component: u32) -> Res<Value> {
    lazy_list::value(
        f,
        |deferred| &mut deferred.builtin_reads.components,
        component,
        |f, lazy| {
            let Component { variable, index } = lazy.what;
            let BuiltinVariable { builtin, ty: source_type, .. } = known(f, variable)?;
            if lazy.ty != f.raise.out.types.ptr(0) {
                return Err(fail(LibraryProblem::BuiltinMemory { builtin }));
            }
            let base = copy(f, variable)?;
            let indices = [f.int32(0), index][..].into();
            Ok(f.emit_with(InstKind::GetElementPtr { source_type, base, indices }, lazy.ty, Flags::INBOUNDS))
        },
    )
}
