//! Vectors and aggregates.

use crate::body::style;
use crate::builtins::images;
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::adapters;
use crate::function::deferred::builtin_variables;
use crate::function::operands::wrong_type;
use crate::ids::Entity;
use crate::operands::{word, words, words_from};
use llvm_model::{ConstId, Flags, InstBuilder as _, InstKind, Type, TypeId, Value};
use spirv_module::Instruction;
use std::borrow::Cow;
use translate_common::forms::{BuiltinVectors, Composites};
use translate_common::problems::{CompositeProblem, OperandProblem, Wanted};

/// OpCompositeConstruct: members one after the other; for a vector also the components of shorter vectors.
pub(crate) fn composite_construct(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let ty = f.result_type(inst)?;
    let constituents = words_from(inst, 0)?;
    if f.raise.input.forms().composites == Composites::Memory
        && style::composites::construct(f, inst, ty, constituents)?
    {
        return Ok(());
    }
    let mut value = f.poison(ty);
    let Type::Vector { element, count, .. } = f.raise.out.types[ty] else {
        let wrapper = f.raise.types.is_wrapper(ty);
        let ty = if wrapper { f.raise.out.types.element(ty, 0).unwrap_or(ty) } else { ty };
        for (index, &id) in constituents.iter().enumerate() {
            let member = f.raise.out.types.element(ty, index as u64);
            let element = f.value_of(
                id,
                member.ok_or_else(|| fail(CompositeProblem::Constituents { found: constituents.len() }))?,
            )?;
            let path = [0, index as u32];
            value = f.insert_value(value, element, if wrapper { &path } else { &path[1..] });
        }
        let members = match &f.raise.out.types[ty] {
            Type::Array { count, .. } => Some(*count),
            _ => f.raise.out.types.struct_body(ty).map(|body| body.fields.len() as u64),
        };
        if members != Some(constituents.len() as u64) {
            return Err(fail(CompositeProblem::Constituents { found: constituents.len() }));
        }
        return f.bind(inst, value);
    };
    if let Some(constant) = vector_of_constants(f, constituents, ty, element, count)? {
        return f.bind(inst, Value::Const(constant));
    }
    let mut lane = 0;
    let mut constituents = constituents;
    if let Some((&first, behind)) = constituents.split_first()
        && !f.raise.input.options.spirv.profile.has_library
        && let (part, part_type) = f.typed(first)?
        && let Some(lanes) = f.raise.out.types.lanes(part_type).filter(|&lanes| lanes < count)
        && f.raise.out.types.scalar(part_type) == element
    {
        // It is taken apart component by component.
        value = widen(f, part, part_type, count)?;
        lane = lanes;
        constituents = behind;
    }
    for &id in constituents {
        let (part, part_type) = f.typed(id)?;
        let lanes = f.raise.out.types.lanes(part_type);
        if f.raise.out.types.scalar(part_type) != element {
            return Err(wrong_type(id));
        }
        f.raise.report.spend(lanes.unwrap_or(1) as usize)?;
        for at in 0..lanes.unwrap_or(1) {
            let component = match lanes {
                Some(_) => f.extract(part, at),
                None => part,
            };
            if lane >= count {
                return Err(fail(CompositeProblem::Components {
                    found: (lane + 1).into(),
                    expected: count.into(),
                }));
            }
            value = f.insert(value, component, lane);
            lane += 1;
        }
    }
    if lane != count {
        return Err(fail(CompositeProblem::Components { found: lane.into(), expected: count.into() }));
    }
    f.bind(inst, value)
}

/// The vector, where all its components are constants of kernels; shaders keep the instruction.
fn vector_of_constants(
    f: &mut FunctionRaiser<'_, '_>,
    constituents: &[u32],
    ty: TypeId,
    element: TypeId,
    count: u32,
) -> Res<Option<ConstId>> {
    if constituents.len() != count as usize || !f.raise.input.options.spirv.profile.has_library {
        return Ok(None);
    }
    let mut components = Vec::with_capacity(constituents.len());
    for &id in constituents {
        let (Value::Const(component), component_type) = f.typed(id)? else { return Ok(None) };
        if component_type != element {
            return Ok(None);
        }
        components.push(component);
    }
    let out = &mut f.raise.out;
    Ok(Some(out.constants.aggregate(&out.types, ty, &components)))
}

/// The type that a path of literal indices leads to, the number of steps that are `extractvalue`'s, and the lane of
/// the vector that the path may end in.
fn follow(f: &FunctionRaiser<'_, '_>, ty: TypeId, path: &[u32]) -> Res<(TypeId, usize, Option<u32>)> {
    let mut at = ty;
    for (step, &index) in path.iter().enumerate() {
        if let Type::Vector { element, count, .. } = f.raise.out.types[at] {
            if index >= count {
                return Err(fail(CompositeProblem::ComponentRange { index, count: count.into() }));
            }
            if step + 1 != path.len() {
                return Err(fail(CompositeProblem::TooDeep { of: "the composite" }));
            }
            return Ok((element, step, Some(index)));
        }
        if let Type::Array { count, .. } = f.raise.out.types[at]
            && u64::from(index) >= count
        {
            return Err(fail(CompositeProblem::ElementRange { index, count }));
        }
        let next = f.raise.out.types.element(at, u64::from(index));
        at = next.ok_or_else(|| fail(CompositeProblem::NoMember { index }))?;
    }
    Ok((at, path.len(), None))
}

/// A path of literal indices as LLVM has it.
fn wrapped_path<'p>(f: &FunctionRaiser<'_, '_>, ty: TypeId, path: &'p [u32]) -> Cow<'p, [u32]> {
    if !f.raise.types.has_wrappers() {
        return Cow::Borrowed(path);
    }
    let types = &f.raise.out.types;
    let path = f.raise.types.wrapped_path(types, ty, path, 0, |index| Some(u64::from(index)));
    Cow::Owned(path.into_vec())
}

/// OpCompositeExtract.
pub(crate) fn composite_extract(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let id = word(inst, 0)?;
    let path = words_from(inst, 1)?;
    if let (Entity::BuiltinVector(vector), &[lane], BuiltinVectors::Component) =
        (f.entity_here(id)?, path, f.raise.input.forms().builtin_vectors)
    {
        return builtin_variables::extract(f, inst, vector, lane);
    }
    if let (Entity::ImageValue(value), &[lane]) = (f.entity_here(id)?, path)
        && images::extract_size(f, inst, value, lane)?
    {
        return Ok(());
    }
    let (composite, ty) = f.typed(id)?;
    let path = &*wrapped_path(f, ty, path);
    if let &[lane] = path
        && let Some(component) = adapters::component(f, composite, lane)
    {
        return f.bind(inst, component);
    }
    let (_, steps, lane) = follow(f, ty, path)?;
    let mut value = composite;
    if steps > 0 {
        value = f.extract_value(composite, path.get(..steps).unwrap_or(path));
    }
    if let Some(lane) = lane {
        value = f.extract(value, lane);
    }
    f.bind(inst, value)
}

/// OpCompositeInsert.
pub(crate) fn composite_insert(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [object, composite] = words(inst)?;
    let path = words_from(inst, 2)?;
    let (composite, ty) = f.typed(composite)?;
    let path = &*wrapped_path(f, ty, path);
    let (found, steps, lane) = follow(f, ty, path)?;
    let mut element = f.value_of(object, found)?;
    let indices: Box<[u32]> = path.get(..steps).unwrap_or(path).into();
    if let Some(lane) = lane {
        let vector = match steps {
            0 => composite,
            _ => f.extract_value(composite, &indices),
        };
        element = f.insert(vector, element, lane);
    }
    if steps == 0 {
        return f.bind(inst, element);
    }
    let kind = InstKind::InsertValue { aggregate: composite, element, indices: indices.into() };
    f.emit_result(inst, kind, ty, Flags::NONE)
}

/// OpVectorExtractDynamic.
pub(crate) fn extract_dynamic(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [vector_id, index_id] = words(inst)?;
    let (index, index_type) = f.typed(index_id)?;
    if !matches!(f.raise.out.types[index_type], Type::Integer(_)) {
        return Err(wrong_type(index_id));
    }
    if let (Entity::BuiltinVector(vector), BuiltinVectors::Component) =
        (f.entity_here(vector_id)?, f.raise.input.forms().builtin_vectors)
    {
        return builtin_variables::extract_dynamic(f, inst, vector, index);
    }
    let (vector, ty) = f.typed(vector_id)?;
    if f.raise.out.types.lanes(ty).is_none() {
        return Err(wrong_type(vector_id));
    }
    let value = f.extract_at(vector, index);
    f.bind(inst, value)
}

/// OpVectorInsertDynamic.
pub(crate) fn insert_dynamic(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [vector_id, element_id, index_id] = words(inst)?;
    let (vector, ty) = f.typed(vector_id)?;
    if f.raise.out.types.lanes(ty).is_none() {
        return Err(wrong_type(vector_id));
    }
    let element = f.value_of(element_id, f.raise.out.types.scalar(ty))?;
    let (index, index_type) = f.typed(index_id)?;
    if !matches!(f.raise.out.types[index_type], Type::Integer(_)) {
        return Err(wrong_type(index_id));
    }
    let value = f.insert_at(vector, element, index);
    f.bind(inst, value)
}

/// OpVectorShuffle. LLVM wants both vectors of one type: the shorter one is filled up first.
pub(crate) fn vector_shuffle(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [a_id, b_id] = words(inst)?;
    if let Entity::ImageValue(value) = f.entity_here(a_id)?
        && images::shuffle_size(f, inst, value)?
    {
        return Ok(());
    }
    let (mut a, a_type) = f.typed(a_id)?;
    let (mut b, b_type) = f.typed(b_id)?;
    let types = &f.raise.out.types;
    let (Some(a_lanes), Some(b_lanes)) = (types.lanes(a_type), types.lanes(b_type)) else {
        return Err(fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::Vector }));
    };
    let element = types.scalar(a_type);
    if types.scalar(b_type) != element {
        return Err(wrong_type(b_id));
    }
    if let Some(longer) = adapters::shortened(f, a, a_lanes, b, words_from(inst, 2)?) {
        return f.bind(inst, longer);
    }
    let lanes = a_lanes.max(b_lanes);
    if a_lanes < lanes {
        a = widen(f, a, a_type, lanes)?;
    }
    if b_lanes < lanes {
        b = widen(f, b, b_type, lanes)?;
    }
    let components = words_from(inst, 2)?;
    let mut mask = Vec::with_capacity(components.len());
    for &component in components {
        mask.push(match component {
            u32::MAX => -1,
            _ if component < a_lanes => component as i32,
            _ if component - a_lanes < b_lanes => (component - a_lanes + lanes) as i32,
            _ => {
                return Err(fail(CompositeProblem::ShuffleRange {
                    component,
                    first: a_lanes,
                    second: b_lanes,
                }));
            }
        });
    }
    let value = f.shuffle(a, b, mask.into());
    f.bind(inst, value)
}

/// A vector with undefined components behind its own, `lanes` in all.
fn widen(f: &mut FunctionRaiser<'_, '_>, vector: Value, ty: TypeId, lanes: u32) -> Res<Value> {
    let own = f.raise.out.types.lanes(ty).unwrap_or(0);
    f.raise.report.spend(lanes as usize)?;
    let mask = (0..lanes).map(|lane| if lane < own { lane as i32 } else { -1 }).collect();
    let poison = f.poison(ty);
    Ok(f.shuffle(vector, poison, mask))
}
