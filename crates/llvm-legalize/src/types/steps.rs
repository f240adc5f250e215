//! Single instructions of types that SPIR-V does not have: which file of this folder rewrites which, and those that fit no other file.

use super::access::Memory;
use super::shape::Shape;
use super::values::State;
use super::{access, aggregates, calls, elementwise, values, vectors};
use crate::emit::{Emitter, Step};
use llvm_model::{Align, CastOp, InstBuilder as _, InstId, InstKind, Module, Type, TypeId, Value};
use spirv_module::Capability;
use thin_vec::ThinVec;
use translate_common::problems::{LlvmInstructionProblem, LlvmTypeProblem, ShaderProblem};

pub(super) fn step(e: &mut Emitter, st: &mut State, inst: InstId) -> Step {
    if let Some(step) = try_step(e, st, inst) {
        return step;
    }
    let ty = e.body.insts[inst].ty;
    match missing_feature(e, inst) {
        Some(problem) => e.problem(inst, problem),
        None => e.problem(
            inst,
            LlvmTypeProblem::ValueType { ty: translate_common::llvm_type_name::type_name(e.module, ty) },
        ),
    }
    match Shape::of(&e.module.types, ty, e.cx.native) {
        Some(shape) if !shape.is_native() => {
            if let Value::Const(poison) = e.poison(ty) {
                let pieces = values::constant_pieces(e, poison, &shape);
                st.pieces.insert(Value::Inst(inst), pieces);
            }
            Step::Drop
        }
        _ => Step::Keep,
    }
}

/// The feature without which a device has no integers of the instruction, if that is why it cannot be expressed.
fn missing_feature(e: &mut Emitter, inst: InstId) -> Option<ShaderProblem> {
    let mut widths = Vec::new();
    let mut note =
        |e: &Emitter, ty: TypeId| widths.extend(e.module.types.int_width(e.module.types.scalar(ty)));
    note(e, e.body.insts[inst].ty);
    let mut operands = Vec::new();
    e.body.insts[inst].kind.for_each_operand(|operand| operands.push(operand));
    for operand in operands {
        if !matches!(operand, Value::Metadata(_) | Value::Block(_)) {
            let ty = e.ty(operand);
            note(e, ty);
        }
    }
    let spirv = &e.cx.options.spirv;
    let missing = widths.iter().find_map(|width| {
        let capability = match width {
            8 => Capability::Int8,
            16 => Capability::Int16,
            64 => Capability::Int64,
            _ => return None,
        };
        Some((width, spirv.features.missing(capability, spirv.max_version)?))
    });
    let (width, feature) = missing?;
    let what = format!("this instruction, with integers of {width} bits,");
    Some(ShaderProblem::Feature { what, feature: feature.name, vulkan: feature.vulkan })
}

/// `None` when the instruction cannot be expressed.
pub(super) fn try_step(e: &mut Emitter, st: &mut State, inst: InstId) -> Option<Step> {
    let (kind, ty) = (e.body.insts[inst].kind.clone(), e.body.insts[inst].ty);
    let result = Shape::of(&e.module.types, ty, e.cx.native).filter(|shape| !shape.is_native());
    let mut operands = false;
    kind.for_each_operand(|operand| operands |= st.shape(e, operand).is_some());
    let any = operands || result.is_some();
    match kind {
        InstKind::Phi { ref incoming } => phi(e, st, inst, incoming, result),
        InstKind::Alloca { allocated, count, align, .. } => {
            alloca(e, st, inst, (allocated, count), align.bytes())
        }
        InstKind::Load { pointer, align, volatile, atomic } => {
            if result.is_none() && !is_bool_vector(e, ty) {
                return retype(e, st, inst, ty);
            }
            let memory = Memory { pointer, offset: 0, align: align.bytes(), volatile };
            if atomic.is_some() { None } else { access::load(e, st, inst, memory) }
        }
        InstKind::Store { value, pointer, align, volatile, atomic } => {
            let of = st.ty(e, value);
            if !operands && !is_bool_vector(e, of) {
                let value = st.aggregate(e, value)?;
                e.body.insts[inst].kind = InstKind::Store { value, pointer, align, volatile, atomic };
                return Some(Step::Keep);
            }
            let memory = Memory { pointer, offset: 0, align: align.bytes(), volatile };
            if atomic.is_some() { None } else { access::store(e, st, memory, value) }
        }
        InstKind::GetElementPtr { source_type, base, ref indices } => {
            let mapped = st.map.get(&mut e.module.types, e.cx.layout, source_type);
            if !any && mapped == source_type {
                return Some(Step::Keep);
            }
            if !leads_somewhere(e.module, mapped, indices) {
                e.problem(inst, LlvmInstructionProblem::PartOfBits);
                let poison = e.poison(ty);
                return Some(Step::Replace(poison));
            }
            access::address(e, st, inst, source_type, base, indices)
        }
        InstKind::ExtractValue { aggregate, indices } => extract_value(e, st, inst, aggregate, indices),
        InstKind::InsertValue { aggregate, element, indices } => {
            insert_value(e, st, inst, (aggregate, element), indices)
        }
        InstKind::Call(ref call) => {
            let aggregates = e.module.types[ty].is_aggregate() || has_aggregates(e, st, &call.args);
            if any || aggregates { calls::call(e, st, inst, call) } else { Some(Step::Keep) }
        }
        InstKind::Ret { value: Some(value) } => calls::ret(e, st, inst, value),
        InstKind::Switch { value, default, ref cases } => {
            let of = st.ty(e, value);
            if any || e.module.types[of] == Type::Integer(1) {
                calls::switch(e, st, inst, value, (default, cases))
            } else {
                Some(Step::Keep)
            }
        }
        InstKind::Select { condition, if_true, if_false } if result.is_none() && !any => {
            let (if_true, if_false) = (st.aggregate(e, if_true)?, st.aggregate(e, if_false)?);
            e.body.insts[inst].kind = InstKind::Select { condition, if_true, if_false };
            retype(e, st, inst, ty)
        }
        _ if !any => Some(Step::Keep),
        InstKind::Unary { .. }
        | InstKind::Binary { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Select { .. } => elementwise::operation(e, st, inst),
        InstKind::Cast { op: CastOp::BitCast, operand } => vectors::bitcast(e, st, inst, operand),
        InstKind::Cast { op, operand } => elementwise::conversion(e, st, inst, op, operand),
        InstKind::ExtractElement { vector, index } => vectors::extract(e, st, inst, vector, index),
        InstKind::InsertElement { vector, element, index } => {
            vectors::insert(e, st, inst, vector, element, index)
        }
        InstKind::ShuffleVector { a, b, ref mask } => vectors::shuffle(e, st, inst, a, b, mask),
        _ => None,
    }
}

/// Returns whether indices select a part of a type: the representation has no elements that are not whole bytes.
fn leads_somewhere(module: &Module, ty: TypeId, indices: &[Value]) -> bool {
    let mut at = ty;
    for &index in indices.iter().skip(1) {
        let number = match module.types.struct_body(at) {
            Some(_) => module.as_u64(index),
            None => Some(0),
        };
        match number.and_then(|number| module.types.element(at, number)) {
            Some(element) => at = element,
            None => return false,
        }
    }
    true
}

pub(super) fn extract_value(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    aggregate: Value,
    indices: ThinVec<u32>,
) -> Option<Step> {
    let ty = e.body.insts[inst].ty;
    let old = st.old_type(e, aggregate);
    let aggregate = st.aggregate(e, aggregate)?;
    let mapped = st.map.get(&mut e.module.types, e.cx.layout, ty);
    if mapped != ty && !e.module.types[ty].is_aggregate() {
        return aggregates::extract(e, st, inst, (aggregate, old), &indices);
    }
    e.body.insts[inst].kind = InstKind::ExtractValue { aggregate, indices };
    retype(e, st, inst, ty)
}

pub(super) fn insert_value(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    (aggregate, element): (Value, Value),
    indices: ThinVec<u32>,
) -> Option<Step> {
    let ty = e.body.insts[inst].ty;
    let old = st.old_type(e, aggregate);
    let of = st.ty(e, element);
    let mapped = st.map.get(&mut e.module.types, e.cx.layout, of);
    let element = if mapped != of && !e.module.types[of].is_aggregate() {
        aggregates::member_value(e, st, element, old, &indices)?
    } else {
        st.aggregate(e, element)?
    };
    let aggregate = st.aggregate(e, aggregate)?;
    e.body.insts[inst].kind = InstKind::InsertValue { aggregate, element, indices };
    retype(e, st, inst, ty)
}

pub(super) fn has_aggregates(e: &mut Emitter, st: &State, args: &[Value]) -> bool {
    args.iter().any(|&arg| {
        let ty = st.ty(e, arg);
        e.module.types[ty].is_aggregate()
    })
}

pub(super) fn is_bool_vector(e: &Emitter, ty: TypeId) -> bool {
    !e.cx.native.bools_in_memory && e.module.types.lanes(ty).is_some() && e.int_width(ty) == Some(1)
}

/// An aggregate result gets its new type.
pub(super) fn retype(e: &mut Emitter, st: &mut State, inst: InstId, ty: TypeId) -> Option<Step> {
    if e.module.types[ty].is_aggregate() {
        let new = st.map.get(&mut e.module.types, e.cx.layout, ty);
        st.changed(e, inst, new);
    }
    Some(Step::Keep)
}

/// The type may change, and the count is a native integer: its lowest part suffices for the size of any memory.
pub(super) fn alloca(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    (allocated, count): (TypeId, Value),
    align: u64,
) -> Option<Step> {
    if let Some(shape) = st.shape(e, count) {
        let lowest = *st.pieces(e, count, &shape).first()?;
        if let InstKind::Alloca { count, .. } = &mut e.body.insts[inst].kind {
            *count = lowest;
        }
    }
    let new = st.map.get(&mut e.module.types, e.cx.layout, allocated);
    if new != allocated {
        let least = e.cx.layout.abi_align(&e.module.types, allocated).unwrap_or(1);
        if let InstKind::Alloca { allocated, align: own, .. } = &mut e.body.insts[inst].kind {
            *allocated = new;
            *own = Align::of(if align == 0 { least } else { align });
        }
    }
    Some(Step::Keep)
}

/// One phi for each value of the representation; their operands come when all blocks are done.
pub(super) fn phi(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    incoming: &[(Value, llvm_model::BlockId)],
    result: Option<Shape>,
) -> Option<Step> {
    let ty = e.body.insts[inst].ty;
    let Some(shape) = result else {
        let mut new = Vec::with_capacity(incoming.len());
        for &(value, from) in incoming {
            new.push((st.aggregate(e, value)?, from));
        }
        e.body.insts[inst].kind = InstKind::Phi { incoming: new };
        return retype(e, st, inst, ty);
    };
    let types = shape.piece_types(&mut e.module.types);
    let mut phis = Vec::new();
    let mut pieces = Vec::new();
    for ty in types {
        let value = e.emit(InstKind::Phi { incoming: Vec::with_capacity(incoming.len()) }, ty);
        pieces.push(value);
        if let Value::Inst(id) = value {
            phis.push(id);
        }
    }
    st.phis.push((inst, phis));
    elementwise::done(st, inst, &shape, Some(pieces))
}
