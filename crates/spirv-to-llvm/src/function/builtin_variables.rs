//! Builtin variables: reading one becomes a call, `get_global_id(i)` or its friendly form.
//!
//! A vector is not built when it is loaded: mostly one component is taken out of it, and then one call is enough. When
//! the vector itself turns out to be needed, it is built where it was loaded. When the variable's address is used for
//! more than loading, a copy in memory stands for the variable: it never changes while the function runs.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::call_spelled;
use crate::function::late::{Lazy, lazy, make_at, name_late};
use crate::function::values::resize;
use crate::ids::Entity;
use crate::module::indices::check_indices;
use crate::module::neutral_types::llvm_type_of;
use crate::module::spelling::spell_variable;
use crate::operands::{result, result_type};
use llvm_model::{Flags, InstKind, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_mapping::{Operand, Ty, VariableInfo};
use spirv_module::{BuiltIn, Instruction, Tolerance};

/// The builtin variables that one function reads.
#[derive(Default)]
pub(crate) struct BuiltinReads {
    vectors: Vec<Lazy<BuiltIn>>,
    components: Vec<Lazy<Component>>,
    /// The copies in memory, with the type of what they hold.
    copies: Vec<(BuiltIn, TypeId, Value)>,
}

/// An element of a builtin variable.
#[derive(Clone, Copy)]
struct Component {
    builtin: BuiltIn,
    /// The id of the variable's address.
    base: u32,
    index: Value,
    index_type: TypeId,
}

/// OpLoad of a builtin variable.
pub(crate) fn load(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, builtin: BuiltIn) -> Res<()> {
    let ty = f.result_type(inst)?;
    let info = spirv_mapping::variable(builtin);
    if is_by_dimension(f, ty, info) {
        let lazy = lazy(f, inst, builtin, ty)?;
        f.builtin_reads.vectors.push(lazy);
        let index = f.builtin_reads.vectors.len() as u32 - 1;
        f.raise.ids.set(result(inst)?, Entity::BuiltinVector(index));
        return Ok(());
    }
    // Through an untyped pointer, the address of a vector is that of its first component.
    let is_number = matches!(f.raise.out.types[ty], Type::Integer(_));
    let value = if is_number && info.is_some_and(|info| info.has_dimension()) {
        let first = f.int(f.i32, 0);
        read_dimension(f, inst, builtin, first, ty)?
    } else {
        read_whole(f, inst, builtin, info, ty)?
    };
    f.bind(inst, value)
}

/// An access chain to a component of a builtin variable: of its address, with the type that the indices lead into.
pub(crate) fn component(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    (base, variable): (u32, TypeId),
    builtin: BuiltIn,
    indices: &[u32],
) -> Res<()> {
    let id = result(inst)?;
    match *indices {
        [] => f.raise.ids.set(id, Entity::BuiltinAddress(builtin)),
        [index] => {
            let (value, index_type) = f.typed(index)?;
            if !matches!(f.raise.out.types[index_type], Type::Integer(_)) {
                return Err(fail!("index %{index} is not a scalar integer"));
            }
            check_indices(&f.raise.out, variable, [value, value].into_iter())?;
            let component = Component { builtin, base, index: value, index_type };
            set_component(f, inst, component)?;
        }
        _ => return Err(fail!("the indices go deeper than the builtin variable {builtin:?}")),
    }
    Ok(())
}

fn set_component(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, component: Component) -> Res<()> {
    let lazy = lazy(f, inst, component, f.result_type(inst)?)?;
    let number = f.builtin_reads.components.len() as u32;
    f.builtin_reads.components.push(lazy);
    f.raise.ids.set(result(inst)?, Entity::BuiltinComponent(number));
    Ok(())
}

/// OpBitcast of a builtin variable's address to one of its own type or of its first component; false for other types.
pub(crate) fn bitcast(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    base: u32,
    builtin: BuiltIn,
) -> Res<bool> {
    let Some((_, to)) = f.raise.ids.pointer_parts(result_type(inst)?) else { return Ok(false) };
    let (to, from) = (f.raise.ids.llvm_type(to)?, f.raise.ids.llvm_type(f.raise.ids.pointee_of(base)?)?);
    if to == from {
        f.raise.ids.set(result(inst)?, Entity::BuiltinAddress(builtin));
        return Ok(true);
    }
    if to != f.raise.out.types.scalar(from) {
        return Ok(false);
    }
    let first = Component { builtin, base, index: f.int(f.i32, 0), index_type: f.i32 };
    set_component(f, inst, first)?;
    Ok(true)
}

/// OpLoad of a component of a builtin variable.
pub(crate) fn load_component(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    component: u32,
) -> Res<()> {
    let found = f.builtin_reads.components.get(component as usize).map(|lazy| lazy.what);
    let component = found.ok_or_else(|| fail!("a component of another function"))?;
    let index = resize(f, component.index, component.index_type, f.i32)?;
    let ty = f.result_type(inst)?;
    let value = read_dimension(f, inst, component.builtin, index, ty)?;
    f.bind(inst, value)
}

/// The address of a builtin variable's copy in memory; `id` is the address of the variable.
pub(crate) fn copy(f: &mut FunctionRaiser<'_, '_>, id: u32, builtin: BuiltIn) -> Res<Value> {
    let ty = f.raise.ids.sized_pointee(&f.raise.out.types, id)?;
    let known = f.builtin_reads.copies.iter().find(|(b, t, _)| *b == builtin && *t == ty);
    if let Some((_, _, copy)) = known {
        return Ok(*copy);
    }
    let inst = f.raise.ids.definition(id).ok_or_else(|| fail!("id %{id} is not defined"))?;
    let info = spirv_mapping::variable(builtin);
    let pointer_type = f.raise.out.types.ptr(0);
    let copy = make_at(f, f.build.beginning()?, |f| {
        let count = f.int(f.i32, 1);
        let kind = InstKind::Alloca { allocated: ty, count, align: 0, inalloca: false, swifterror: false };
        let pointer = f.build.emit(kind, pointer_type, Flags::NONE)?;
        let value = if is_by_dimension(f, ty, info) {
            read_dimensions(f, inst, builtin, ty)?
        } else {
            read_whole(f, inst, builtin, info, ty)?
        };
        let kind = InstKind::Store { value, pointer, align: 0, volatile: false, atomic: None };
        f.build.emit(kind, f.void, Flags::NONE)?;
        Ok(pointer)
    })?;
    f.builtin_reads.copies.push((builtin, ty, copy));
    Ok(copy)
}

/// The address of a component in the copy of its builtin variable.
pub(crate) fn component_address(f: &mut FunctionRaiser<'_, '_>, component: u32) -> Res<Value> {
    let lazy = f.builtin_reads.components.get(component as usize);
    let lazy = lazy.ok_or_else(|| fail!("a component of another function"))?;
    if let Some(value) = lazy.value {
        return Ok(value);
    }
    let (Component { builtin, base, index, .. }, ty, place) = (lazy.what, lazy.ty, lazy.place);
    if ty != f.raise.out.types.ptr(0) {
        return Err(fail!("the address of the builtin variable {builtin:?} as one in other memory"));
    }
    let source_type = f.raise.ids.sized_pointee(&f.raise.out.types, base)?;
    let base = copy(f, base, builtin)?;
    let address = make_at(f, place, |f| {
        let indices = SmallVec::from_slice(&[f.int(f.i32, 0), index]);
        f.build.emit(InstKind::GetElementPtr { source_type, base, indices }, ty, Flags::INBOUNDS)
    })?;
    if let Some(lazy) = f.builtin_reads.components.get_mut(component as usize) {
        lazy.value = Some(address);
    }
    Ok(address)
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
    let index = f.int(f.i32, u64::from(lane));
    let value = read_dimension(f, inst, builtin, index, element)?;
    f.bind(inst, value)
}

/// OpVectorExtractDynamic of a loaded builtin variable.
pub(crate) fn extract_dynamic(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    vector: u32,
    index: Value,
    index_type: TypeId,
) -> Res<()> {
    let (builtin, vector_type) = lazy_vector(f, vector)?;
    let element = f.raise.out.types.scalar(vector_type);
    let index = resize(f, index, index_type, f.i32)?;
    let value = read_dimension(f, inst, builtin, index, element)?;
    f.bind(inst, value)
}

fn lazy_vector(f: &FunctionRaiser<'_, '_>, vector: u32) -> Res<(BuiltIn, TypeId)> {
    let lazy = f.builtin_reads.vectors.get(vector as usize);
    lazy.map(|lazy| (lazy.what, lazy.ty)).ok_or_else(|| fail!("a value of another function"))
}

/// A loaded builtin variable as a vector: one call per component, where it was loaded.
pub(crate) fn vector(f: &mut FunctionRaiser<'_, '_>, vector: u32) -> Res<Value> {
    let lazy = f.builtin_reads.vectors.get(vector as usize);
    let lazy = lazy.ok_or_else(|| fail!("a value of another function"))?;
    if let Some(value) = lazy.value {
        return Ok(value);
    }
    let (builtin, ty, load) = (lazy.what, lazy.ty, lazy.inst);
    let place = lazy.place;
    let inst = f.raise.input.instruction(load as usize).ok_or_else(|| fail!("no such instruction"))?;
    let value = make_at(f, place, |f| read_dimensions(f, inst, builtin, ty))?;
    name_late(f, load, value);
    if let Some(lazy) = f.builtin_reads.vectors.get_mut(vector as usize) {
        lazy.value = Some(value);
    }
    Ok(value)
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
        let index = f.int(f.i32, u64::from(lane));
        let component = read_dimension(f, inst, builtin, index, element)?;
        vector = f.build.insert_element(vector, component, index, ty)?;
    }
    Ok(vector)
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
            _ => return Err(fail!("the builtin variable {builtin:?} is not supported")),
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
    let value = call_spelled(f, &spelled, index.into_iter().collect())?;
    if spelled.ret == ty {
        return Ok(value);
    }
    resize(f, value, spelled.ret, ty)
}
