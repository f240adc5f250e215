//! Instructions whose results are split: one instruction for each element.

use super::access;
use super::count;
use super::elements::Elements;
use crate::rewrite::callee_name;
use llvm_model::{
    BinaryOp, Builder, Call, CastOp, InstBuilder as _, InstId, InstKind, Instruction, IntPredicate, Name,
    TypeId, Value,
};

/// Adds the instructions for the elements of a result of `count` elements; `None` if it cannot be split.
pub(super) fn split(
    at: &mut Builder<'_>,
    elements: &mut Elements,
    inst: InstId,
    count: u32,
) -> Option<Vec<Value>> {
    let this = at.body.insts[inst].clone();
    let element = at.module.types.scalar(this.ty);
    Some(match this.kind {
        InstKind::Phi { incoming } => {
            let phis: Vec<InstId> = (0..count).map(|_| at.phi(element, Vec::new())).collect();
            let values = phis.iter().map(|&phi| Value::Inst(phi)).collect();
            elements.keep_phi(phis, incoming);
            values
        }
        InstKind::Load { pointer, atomic: None, volatile, .. } => {
            access::load(at, pointer, element, count, volatile)
        }
        InstKind::InsertElement { vector, element: new, index } => {
            let mut parts = elements.of(at, vector);
            match at.module.as_u64(index) {
                Some(index) => {
                    if let Some(part) = usize::try_from(index).ok().and_then(|index| parts.get_mut(index)) {
                        *part = new;
                    }
                }
                None => {
                    for (number, part) in (0..).zip(&mut parts) {
                        let is_it = at.icmp_int(IntPredicate::Eq, index, number);
                        *part = at.select(is_it, new, *part);
                    }
                }
            }
            parts
        }
        InstKind::ShuffleVector { a, b, mask } => elements.shuffled(at, a, b, &mask),
        InstKind::Cast { op: CastOp::BitCast, operand } => divided(at, elements, operand, element, count)?,
        InstKind::Unary { .. }
        | InstKind::Binary { .. }
        | InstKind::Cast { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Select { .. }
        | InstKind::Freeze { .. } => each(at, elements, &this, element, count),
        InstKind::Call(ref call) => calls(at, elements, &this, call, element, count)?,
        _ => return None,
    })
}

/// One instruction for each element, with the elements of those operands that are vectors.
fn each(
    at: &mut Builder<'_>,
    elements: &Elements,
    whole: &Instruction,
    element: TypeId,
    count: u32,
) -> Vec<Value> {
    let mut operands = Vec::new();
    whole.kind.for_each_operand(|operand| operands.push(operand));
    let parts: Vec<Option<Vec<Value>>> = operands
        .iter()
        .map(|&operand| {
            let ty = at.value_type(operand)?;
            at.module.types.lanes(ty).map(|_| elements.of(at, operand))
        })
        .collect();
    let one = |index: usize| {
        let mut kind = whole.kind.clone();
        let mut number = 0;
        kind.for_each_operand_mut(|operand| {
            if let Some(part) = parts[number].as_ref().and_then(|parts| parts.get(index)) {
                *operand = *part;
            }
            number += 1;
        });
        let value = at.emit_with(kind, element, whole.flags);
        // What decorates the whole decorates each part.
        if let Value::Inst(part) = value {
            at.body.insts[part].attachments = whole.attachments.clone();
        }
        value
    };
    (0..count as usize).map(one).collect()
}

/// The elements of a vector of as many bits: those of the operand one by one, or several of them joined, or parts of them.
fn divided(
    at: &mut Builder<'_>,
    elements: &Elements,
    operand: Value,
    element: TypeId,
    count: u32,
) -> Option<Vec<Value>> {
    let parts = elements_of(at, elements, operand)?;
    regrouped(at, &parts, element, count as usize)
}

/// The elements of a vector, or a number as the only one.
fn elements_of(at: &mut Builder<'_>, elements: &Elements, value: Value) -> Option<Vec<Value>> {
    let ty = at.value_type(value)?;
    Some(match at.module.types.lanes(ty) {
        Some(_) => elements.of(at, value),
        None => vec![value],
    })
}

/// The bits of numbers as `count` numbers of another type, in the order of little-endian memory; `None` if they are not as many
/// bits.
fn regrouped(at: &mut Builder<'_>, parts: &[Value], element: TypeId, count: usize) -> Option<Vec<Value>> {
    let from = at.value_type(*parts.first()?)?;
    let width = |at: &Builder<'_>, ty: TypeId| at.int_width(ty).or_else(|| at.module.types[ty].float_width());
    let (from_width, to_width) = (width(at, from)?, width(at, element)?);
    if parts.len() * from_width as usize != count * to_width as usize {
        return None;
    }
    let to_bits = |at: &mut Builder<'_>, part: Value, width: u32| {
        let int = at.module.types.int(width);
        if at.ty(part) == int { part } else { at.cast(CastOp::BitCast, part, int) }
    };
    let of_bits = |at: &mut Builder<'_>, bits: Value| {
        if at.ty(bits) == element { bits } else { at.cast(CastOp::BitCast, bits, element) }
    };
    if from_width == to_width {
        let convert = |part: &Value| {
            if from == element { *part } else { at.cast(CastOp::BitCast, *part, element) }
        };
        return Some(parts.iter().map(convert).collect());
    }
    if to_width > 64 || from_width > 64 {
        return None;
    }
    let mut made = Vec::new();
    if from_width < to_width {
        let group = (to_width / from_width) as usize;
        if !to_width.is_multiple_of(from_width) || !parts.len().is_multiple_of(group) {
            return None;
        }
        for group in parts.chunks(group) {
            let mut all = None;
            for (number, &part) in (0..).zip(group) {
                let bits = to_bits(at, part, from_width);
                let wide = at.resize(bits, to_width);
                let moved = at.binary_int(BinaryOp::Shl, wide, number * u64::from(from_width));
                all = Some(all.map_or(moved, |all| at.binary(BinaryOp::Or, all, moved)));
            }
            made.push(of_bits(at, all?));
        }
        return Some(made);
    }
    if !from_width.is_multiple_of(to_width) {
        return None;
    }
    for &part in parts {
        let bits = to_bits(at, part, from_width);
        for number in 0..from_width / to_width {
            let moved = at.binary_int(BinaryOp::LShr, bits, (number * to_width).into());
            let narrow = at.resize(moved, to_width);
            made.push(of_bits(at, narrow));
        }
    }
    Some(made)
}

/// A conversion of a vector that is split to a type that shaders have.
pub(super) fn joined(
    at: &mut Builder<'_>,
    elements: &Elements,
    op: CastOp,
    operand: Value,
    ty: TypeId,
) -> Option<Value> {
    let from = at.value_type(operand)?;
    if op != CastOp::BitCast || count(&at.module.types, from).is_none() {
        return None;
    }
    let parts = elements.of(at, operand);
    let element = at.module.types.scalar(ty);
    let lanes = at.module.types.lanes(ty);
    let made = regrouped(at, &parts, element, lanes.unwrap_or(1) as usize)?;
    match lanes {
        Some(_) => Some(at.vector(&made)),
        None => made.first().copied(),
    }
}

/// Intrinsics whose elements depend on those of all elements of their operands.
const WHOLE: [&str; 7] = [
    "llvm.spv.cross.",
    "llvm.spv.faceforward.",
    "llvm.spv.normalize.",
    "llvm.spv.reflect.",
    "llvm.spv.refract.",
    "llvm.vector.",
    "llvm.matrix.",
];

/// A call of an intrinsic for each element, if it works on elements.
fn calls(
    at: &mut Builder<'_>,
    elements: &Elements,
    whole: &Instruction,
    call: &Call,
    element: TypeId,
    count: u32,
) -> Option<Vec<Value>> {
    let name = callee_name(at.module, &whole.kind)?.as_str()?;
    let of_whole = count > 1 && WHOLE.iter().any(|whole| name.starts_with(whole));
    if !name.starts_with("llvm.") || of_whole {
        return None;
    }
    let name = Name::from(of_elements(name, count)?);
    let types: Vec<TypeId> = call.args.iter().map(|&arg| at.ty(arg)).collect();
    let lists: Vec<Option<Vec<Value>>> = call
        .args
        .iter()
        .zip(&types)
        .map(|(&arg, &ty)| at.module.types.lanes(ty).map(|_| elements.of(at, arg)))
        .collect();
    if lists.iter().flatten().any(|list| list.len() != count as usize) {
        return None;
    }
    let params: Vec<TypeId> = types.iter().map(|&ty| at.module.types.scalar(ty)).collect();
    let (callee, function_type) = intrinsic(at, name, &params, element);
    let one = |index: usize| {
        let args = call.args.iter().zip(&lists);
        let args: Vec<Value> =
            args.map(|(&arg, list)| list.as_ref().map_or(arg, |list| list[index])).collect();
        let call = Call::new(callee, function_type, args);
        at.emit_with(InstKind::Call(Box::new(call)), element, whole.flags)
    };
    Some((0..count as usize).map(one).collect())
}

/// The intrinsic for elements, and its type.
fn intrinsic(at: &mut Builder<'_>, name: Name, params: &[TypeId], result: TypeId) -> (Value, TypeId) {
    let ty = at.module.types.function(result, params, false);
    let callee = at.module.declare_function(name, ty);
    (Value::Const(at.module.function_const(callee)), ty)
}

/// The name of an intrinsic with the types of elements for those of vectors of `count`; `None` if it has none of these.
fn of_elements(name: &str, count: u32) -> Option<String> {
    let vector = format!("v{count}");
    let is_vector = |part: &str| {
        let rest = part.strip_prefix(&vector);
        rest.filter(|rest| rest.starts_with(|letter: char| letter.is_ascii_alphabetic())).map(str::to_owned)
    };
    let parts: Vec<Option<String>> = name.split('.').map(is_vector).collect();
    let has_one = parts.iter().any(Option::is_some);
    let words = name.split('.').zip(parts).map(|(part, element)| element.unwrap_or_else(|| part.to_owned()));
    has_one.then(|| words.collect::<Vec<_>>().join("."))
}

/// A call of an intrinsic whose operands are vectors of one element: it has the elements.
pub(super) fn single(at: &mut Builder<'_>, elements: &Elements, inst: InstId, call: &Call) -> Option<Value> {
    let (ty, flags) = (at.body.insts[inst].ty, at.body.insts[inst].flags);
    let name = callee_name(at.module, &at.body.insts[inst].kind)?.as_str()?;
    let name = Name::from(of_elements(name.strip_prefix("llvm.").map(|_| name)?, 1)?);
    let mut args = Vec::with_capacity(call.args.len());
    for &arg in &call.args {
        let of = at.value_type(arg)?;
        args.push(match count(&at.module.types, of) {
            Some(1) => *elements.of(at, arg).first()?,
            Some(_) => return None,
            None => arg,
        });
    }
    let params: Vec<TypeId> = args.iter().map(|&arg| at.ty(arg)).collect();
    let (callee, function_type) = intrinsic(at, name, &params, ty);
    Some(at.emit_with(InstKind::Call(Box::new(Call::new(callee, function_type, args))), ty, flags))
}
