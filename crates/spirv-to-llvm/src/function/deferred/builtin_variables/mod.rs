//! Builtin variables: reading one becomes a call, `get_global_id(i)` or its friendly form.
//!
//! A vector is not built when it is loaded: mostly one component is taken out of it, and then one call is enough. When
//! the vector itself turns out to be needed, it is built where it was loaded. When the variable's address is used for
//! more than loading, a copy in memory stands for the variable: it never changes while the function runs.

mod addresses;

pub(crate) use addresses::{bitcast, component, component_address, copy};

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::call_spelled;
use crate::function::deferred::lazy_list::{self, LazyList, instruction, name_late};
use crate::function::values::resize;
use crate::ids::Entity;
use crate::module::neutral_types::llvm_type_of;
use crate::module::spelling::spell_variable;
use crate::module::variables::BuiltinVariable;
use crate::operands::result;
use addresses::{Component, component_of};
use llvm_model::instruction::Args;
use llvm_model::{InstBuilder as _, Type, TypeId, Value};
use rustc_hash::FxHashMap;
use spirv_mapping::{Operand, Ty, VariableInfo};
use spirv_module::{BuiltIn, Instruction, Tolerance};
use translate_common::Problem;
use translate_common::problems::LibraryProblem;

/// The builtin variables that one function reads.
#[derive(Default)]
pub(crate) struct BuiltinReads {
    vectors: LazyList<BuiltIn>,
    components: LazyList<Component>,
    /// The copies in memory, by variable.
    copies: FxHashMap<u32, Value>,
}

/// OpLoad of a builtin variable; false when it reads something else than the variable holds.
pub(crate) fn load(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, variable: u32) -> Res<bool> {
    let BuiltinVariable { builtin, ty: held, .. } = known(f, variable)?;
    let ty = f.result_type(inst)?;
    let info = spirv_mapping::variable(builtin);
    if is_by_dimension(f, held, info) {
        if ty == held {
            let index = lazy_list::add(f, |deferred| &mut deferred.builtin_reads.vectors, inst, builtin, ty)?;
            f.raise.ids.set(result(inst)?, Entity::BuiltinVector(index));
            return Ok(true);
        }
        // Through an untyped pointer, the address of a vector is that of its first component.
        if !is_low_part(f, ty, held) {
            return Ok(false);
        }
        let first = f.int32(0);
        let value = read_dimension(f, inst, builtin, first, ty)?;
        f.bind(inst, value)?;
        return Ok(true);
    }
    if ty != held && !is_low_part(f, ty, held) {
        return Ok(false);
    }
    let value = read_whole(f, inst, builtin, info, ty)?;
    f.bind(inst, value)?;
    Ok(true)
}

/// OpLoad of a component of a builtin variable; false when it reads something else than the component.
pub(crate) fn load_component(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    component: u32,
) -> Res<bool> {
    let Component { variable, index } = component_of(f, component)?;
    let BuiltinVariable { builtin, ty: held, .. } = known(f, variable)?;
    let ty = f.result_type(inst)?;
    if !is_low_part(f, ty, held) {
        return Ok(false);
    }
    let index = as_dimension(f, index)?;
    let value = read_dimension(f, inst, builtin, index, ty)?;
    f.bind(inst, value)?;
    Ok(true)
}

/// Whether a value of type `ty` is the component of `held`, or the lower part of it, which stands first in memory.
fn is_low_part(f: &FunctionRaiser<'_, '_>, ty: TypeId, held: TypeId) -> bool {
    let types = &f.raise.out.types;
    match (types.int_width(ty), types.int_width(types.scalar(held))) {
        (Some(width), Some(whole)) => types.lanes(ty).is_none() && width <= whole,
        _ => false,
    }
}

/// The builtin variable of this number.
fn known(f: &FunctionRaiser<'_, '_>, variable: u32) -> Res<BuiltinVariable> {
    let known = f.raise.builtin_variables.get(variable as usize).copied();
    known.ok_or_else(|| fail(Problem::internal("a builtin variable that is out of range")))
}

/// Whether a builtin variable of type `ty` is read one dimension at a time.
fn is_by_dimension(f: &FunctionRaiser<'_, '_>, ty: TypeId, info: Option<VariableInfo>) -> bool {
    matches!(f.raise.out.types[ty], Type::Vector { count: 1..=4, .. })
        && info.is_none_or(|info| info.has_dimension())
}

/// OpCompositeExtract of a loaded builtin variable.
pub(crate) fn extract(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    vector: u32,
    lane: u32,
) -> Res<()> {
    let (builtin, vector_type) = lazy_vector(f, vector)?;
    if f.raise.out.types.lanes(vector_type).is_none_or(|lanes| lane >= lanes) {
        let raise = &mut f.raise;
        raise.report.tolerate(raise.input.options, &raise.ids, Tolerance::ComponentOfBuiltin, inst)?;
    }
    let element = f.raise.out.types.scalar(vector_type);
    let index = f.int32(lane);
    let value = read_dimension(f, inst, builtin, index, element)?;
    f.bind(inst, value)
}

/// OpVectorExtractDynamic of a loaded builtin variable.
pub(crate) fn extract_dynamic(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    vector: u32,
    index: Value,
) -> Res<()> {
    let (builtin, vector_type) = lazy_vector(f, vector)?;
    let element = f.raise.out.types.scalar(vector_type);
    let index = as_dimension(f, index)?;
    let value = read_dimension(f, inst, builtin, index, element)?;
    f.bind(inst, value)
}

/// The variable that a vector was loaded from, and the vector's type.
pub(crate) fn lazy_vector(f: &FunctionRaiser<'_, '_>, vector: u32) -> Res<(BuiltIn, TypeId)> {
    f.deferred.builtin_reads.vectors.get(vector).map(|lazy| (lazy.what, lazy.ty))
}

/// A loaded builtin variable as a vector: one call per component, where it was loaded.
pub(crate) fn vector(f: &mut FunctionRaiser<'_, '_>, vector: u32) -> Res<Value> {
    lazy_list::value(
        f,
        |deferred| &mut deferred.builtin_reads.vectors,
        vector,
        |f, lazy| {
            let inst = instruction(f, lazy.inst)?;
            let value = read_dimensions(f, inst, lazy.what, lazy.ty)?;
            name_late(f, lazy.inst, value);
            Ok(value)
        },
    )
}

/// The calls that read all dimensions, as a vector of type `ty`.
fn read_dimensions(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    builtin: BuiltIn,
    ty: TypeId,
) -> Res<Value> {
    let element = f.raise.out.types.scalar(ty);
    let mut vector = f.poison(ty);
    for lane in 0..f.raise.out.types.lanes(ty).unwrap_or(0) {
        let index = f.int32(lane);
        let component = read_dimension(f, inst, builtin, index, element)?;
        vector = f.insert_at(vector, component, index);
    }
    Ok(vector)
}

/// The number of a dimension as the functions take it: a constant of a constant.
fn as_dimension(f: &mut FunctionRaiser<'_, '_>, index: Value) -> Res<Value> {
    match f.raise.out.as_u64(index).and_then(|index| u32::try_from(index).ok()) {
        Some(index) => Ok(f.int32(index)),
        None => resize(f, index, f.i32),
    }
}

/// The call that reads one dimension, as an integer of type `ty`.
fn read_dimension(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    builtin: BuiltIn,
    index: Value,
    ty: TypeId,
) -> Res<Value> {
    let width = f.raise.input.pointer_width();
    let own = match spirv_mapping::variable(builtin) {
        Some(info) => info.component(width),
        None => Ty::Int(f.raise.out.types.int_width(ty).unwrap_or(width)),
    };
    let operand = Operand { ty: Ty::Int(32), constant: f.raise.out.as_u64(index) };
    read_variable(f, inst, builtin, Some((operand, index)), own, ty)
}

/// The call that reads a variable that is not read by dimension.
fn read_whole(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    builtin: BuiltIn,
    info: Option<VariableInfo>,
    ty: TypeId,
) -> Res<Value> {
    let width = f.raise.input.pointer_width();
    let own = match info {
        Some(info) => info.ty(width),
        None => match f.raise.out.types[ty] {
            Type::Integer(1) => Ty::Bool,
            Type::Integer(width) => Ty::Int(width),
            _ => return Err(fail(LibraryProblem::BuiltinVariable { builtin })),
        },
    };
    read_variable(f, inst, builtin, None, own, ty)
}

fn read_variable(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    builtin: BuiltIn,
    dimension: Option<(Operand, Value)>,
    own: Ty,
    ty: TypeId,
) -> Res<Value> {
    let own_type = llvm_type_of(&mut f.raise.out.types, &own).unwrap_or(ty);
    let (operand, index) = dimension.unzip();
    let spelled = spell_variable(f.raise, builtin, operand, own, own_type, inst)?;
    let value = call_spelled(f, &spelled, index.into_iter().collect::<Args>())?;
    if spelled.ret == ty {
        return Ok(value);
    }
    resize(f, value, ty)
}
