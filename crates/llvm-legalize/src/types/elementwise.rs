//! Operations that treat each lane alike.

use super::shape::{Element, Shape};
use super::values::{Lane, State, from_words, join, to_words};
use super::{narrow, wide};
use crate::emit::{Emitter, Step};
use llvm_model::{
    BinaryOp, CastOp, Flags, FloatPredicate, InstBuilder as _, InstId, InstKind, IntPredicate, TypeId, Value,
};

/// An operation on one chunk: the operands' pieces there, the type of the (first word of the) result's piece.
type Chunk<'f> = dyn FnMut(&mut Emitter, &[Lane], TypeId) -> Option<Lane> + 'f;

/// Applies an operation chunk by chunk where the operands and the result have the same chunks, else lane by lane.
/// Scalar operands take part in every chunk. The result is the representation.
pub(super) fn apply(
    e: &mut Emitter,
    st: &mut State,
    operands: &[Value],
    result: &Shape,
    f: &mut Chunk,
) -> Option<Vec<Value>> {
    let shapes: Vec<Shape> = operands
        .iter()
        .map(|&operand| {
            let ty = st.ty(e, operand);
            Shape::of(&e.module.types, ty, e.cx.native)
        })
        .collect::<Option<_>>()?;
    let alike = shapes.iter().all(|shape| shape.lanes.is_none() || shape.chunks == result.chunks);
    let types = result.piece_types(&mut e.module.types);
    if alike {
        let pieces: Vec<Vec<Value>> =
            operands.iter().zip(&shapes).map(|(&operand, shape)| st.pieces(e, operand, shape)).collect();
        let mut out = Vec::with_capacity(types.len());
        for chunk in 0..result.chunks.len() {
            let of_chunk: Vec<Lane> = pieces
                .iter()
                .zip(&shapes)
                .map(|(pieces, shape)| {
                    let words = shape.element.words();
                    let at = if shape.lanes.is_none() { 0 } else { chunk * words };
                    pieces.get(at..at + words).unwrap_or_default().to_vec()
                })
                .collect();
            out.extend(f(e, &of_chunk, *types.get(out.len())?)?);
        }
        return Some(out);
    }
    let lanes: Vec<Vec<Lane>> =
        operands.iter().zip(&shapes).map(|(&operand, shape)| st.lanes(e, operand, shape)).collect();
    let part = result.part(&mut e.module.types);
    let mut out: Vec<Lane> = Vec::new();
    for lane in 0..result.lane_count() as usize {
        let of_lane: Vec<Lane> = lanes
            .iter()
            .zip(&shapes)
            .map(|(lanes, shape)| {
                lanes.get(if shape.lanes.is_none() { 0 } else { lane }).cloned().unwrap_or_default()
            })
            .collect();
        out.push(f(e, &of_lane, part)?);
    }
    Some(join(e, &out, result))
}

fn first(lane: &Lane) -> Option<Value> {
    lane.first().copied()
}

/// Replaces an instruction by its representation, or by the one value that is of native type.
pub(super) fn done(st: &mut State, inst: InstId, shape: &Shape, pieces: Option<Vec<Value>>) -> Option<Step> {
    let pieces = pieces?;
    if shape.is_native() {
        return Some(Step::Replace(*pieces.first()?));
    }
    st.pieces.insert(Value::Inst(inst), pieces);
    Some(Step::Drop)
}

/// The element of an operand's type.
fn element_of(e: &mut Emitter, st: &State, value: Value) -> Option<Element> {
    let ty = st.ty(e, value);
    Some(Shape::of(&e.module.types, ty, e.cx.native)?.element)
}

/// Unary and binary operations, comparisons, selects. `None` when it cannot be done.
pub(super) fn operation(e: &mut Emitter, st: &mut State, inst: InstId) -> Option<Step> {
    let instruction = &e.body.insts[inst];
    let (kind, ty, flags) = (instruction.kind.clone(), instruction.ty, instruction.flags);
    let result = Shape::of(&e.module.types, ty, e.cx.native)?;
    let pieces = match kind {
        InstKind::Unary { op, operand } => apply(e, st, &[operand], &result, &mut |e, operands, ty| {
            let operand = first(operands.first()?)?;
            Some(vec![e.emit_with(InstKind::Unary { op, operand }, ty, flags)])
        }),
        InstKind::Binary { op, lhs, rhs } => {
            let scalar = result.scalar;
            apply(e, st, &[lhs, rhs], &result, &mut |e, operands, _| {
                let [a, b] = operands else { return None };
                binary(e, (result.element, scalar), op, a, b, flags)
            })
        }
        InstKind::ICmp { predicate, lhs, rhs } => {
            let element = element_of(e, st, lhs)?;
            apply(e, st, &[lhs, rhs], &result, &mut |e, operands, _| {
                let [a, b] = operands else { return None };
                Some(vec![compare(e, element, predicate, a, b)?])
            })
        }
        InstKind::FCmp { predicate, lhs, rhs } => {
            apply(e, st, &[lhs, rhs], &result, &mut |e, operands, _| {
                let [a, b] = operands else { return None };
                float_compare(e, predicate, first(a)?, first(b)?, flags)
            })
        }
        InstKind::Select { condition, if_true, if_false } => {
            apply(e, st, &[condition, if_true, if_false], &result, &mut |e, operands, _| {
                let [condition, a, b] = operands else { return None };
                let condition = first(condition)?;
                Some(a.iter().zip(b).map(|(&a, &b)| e.select(condition, a, b)).collect())
            })
        }
        _ => None,
    };
    done(st, inst, &result, pieces)
}

fn float_compare(
    e: &mut Emitter,
    predicate: FloatPredicate,
    lhs: Value,
    rhs: Value,
    flags: Flags,
) -> Option<Lane> {
    let operands = e.ty(lhs);
    let ty = e.int_type_like(operands, 1);
    Some(vec![e.emit_with(InstKind::FCmp { predicate, lhs, rhs }, ty, flags)])
}

fn binary(
    e: &mut Emitter,
    (element, scalar): (Element, TypeId),
    op: BinaryOp,
    a: &Lane,
    b: &Lane,
    flags: Flags,
) -> Option<Lane> {
    let Element::Wide { width, .. } = element else {
        return Some(vec![narrow::binary(e, element, op, first(a)?, first(b)?, flags)]);
    };
    if let Some(words) = wide::binary(e, op, a, b, width) {
        return Some(words);
    }
    // The helper takes the type itself and is legalized later; its new signature takes and returns words.
    let callee = wide::divider(e, op, scalar, width);
    let operands: Vec<Value> = a.iter().chain(b).copied().collect();
    Some(super::calls::words_call(e, callee, operands, a.len()))
}

fn compare(e: &mut Emitter, element: Element, predicate: IntPredicate, a: &Lane, b: &Lane) -> Option<Value> {
    Some(match element {
        Element::Wide { width, .. } => wide::compare(e, predicate, a, b, width),
        _ => narrow::compare(e, element, predicate, first(a)?, first(b)?),
    })
}

/// Conversions other than between bit patterns.
pub(super) fn conversion(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    op: CastOp,
    operand: Value,
) -> Option<Step> {
    let flags = e.body.insts[inst].flags;
    let (from_ty, ty) = (st.ty(e, operand), e.body.insts[inst].ty);
    let result = Shape::of(&e.module.types, ty, e.cx.native)?;
    let from = Shape::of(&e.module.types, from_ty, e.cx.native)?;
    let scalar_to = result.scalar;
    let plain = from.element == Element::Plain && result.element == Element::Plain;
    let pieces = apply(e, st, &[operand], &result, &mut |e, operands, ty| {
        let lane = operands.first()?;
        if plain {
            return Some(vec![e.emit_with(InstKind::Cast { op, operand: first(lane)? }, ty, flags)]);
        }
        convert(e, op, lane, (&from, &result), (ty, scalar_to))
    });
    done(st, inst, &result, pieces)
}

/// The width of an integer element.
fn width_of(e: &Emitter, shape: &Shape) -> Option<u32> {
    e.module.types.int_width(shape.scalar)
}

fn convert(
    e: &mut Emitter,
    op: CastOp,
    lane: &Lane,
    (from, to): (&Shape, &Shape),
    (ty, scalar): (TypeId, TypeId),
) -> Option<Lane> {
    match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::SExt => {
            let (a, b) = (width_of(e, from)?, width_of(e, to)?);
            resize(e, lane, (from.element, a), (to.element, b), op == CastOp::SExt)
        }
        CastOp::PtrToInt | CastOp::PtrToAddr => {
            let i64_ = e.module.types.int(64);
            let address = e.cast(op, first(lane)?, i64_);
            let width = width_of(e, to)?;
            resize(e, &vec![address], (Element::Plain, 64), (to.element, width), false)
        }
        CastOp::IntToPtr => {
            let width = width_of(e, from)?;
            let words = resize(e, lane, (from.element, width), (Element::Plain, 64), false)?;
            Some(vec![e.cast(op, first(&words)?, ty)])
        }
        CastOp::UIToFP | CastOp::SIToFP => {
            let sign = op == CastOp::SIToFP;
            let value = first(lane)?;
            match from.element {
                Element::Wide { width, .. } => Some(vec![wide::to_float(e, lane, width, scalar, sign)?]),
                Element::Narrow { width, .. } if sign => {
                    let value = narrow::sign_extended(e, value, width);
                    Some(vec![e.cast(op, value, ty)])
                }
                _ => Some(vec![e.cast(op, value, ty)]),
            }
        }
        CastOp::FPToUI | CastOp::FPToSI => match to.element {
            Element::Wide { width, .. } => wide::from_float(e, first(lane)?, width, op == CastOp::FPToSI),
            Element::Narrow { width, .. } => {
                let value = e.cast(op, first(lane)?, ty);
                Some(vec![narrow::mask(e, value, width)])
            }
            Element::Plain => Some(vec![e.cast(op, first(lane)?, ty)]),
        },
        _ => None,
    }
}

/// An integer brought to another width.
pub(super) fn resize(
    e: &mut Emitter,
    lane: &Lane,
    (from, a): (Element, u32),
    (to, b): (Element, u32),
    sign: bool,
) -> Option<Lane> {
    let native = |element: Element, width: u32| match element {
        Element::Narrow { native, .. } => native,
        _ => width,
    };
    match (from, to) {
        (Element::Wide { .. }, _) | (_, Element::Wide { .. }) => {
            let words = match from {
                Element::Wide { .. } => lane.clone(),
                _ => to_words(e, first(lane)?, native(from, a)),
            };
            let words = wide::resize(e, &words, a, b, sign);
            match to {
                Element::Wide { .. } => Some(words),
                _ => Some(vec![from_words(e, &words, native(to, b))?]),
            }
        }
        _ => {
            let mut value = first(lane)?;
            let wider = native(to, b);
            if sign {
                value = narrow::sign_extended(e, value, a);
                let ty = e.ty(value);
                let to_ty = e.int_type_like(ty, wider);
                value = match native(from, a).cmp(&wider) {
                    std::cmp::Ordering::Less => e.cast(CastOp::SExt, value, to_ty),
                    std::cmp::Ordering::Equal => value,
                    std::cmp::Ordering::Greater => e.cast(CastOp::Trunc, value, to_ty),
                };
            } else {
                value = e.resize(value, wider);
            }
            if sign || b < a {
                value = narrow::mask(e, value, b);
            }
            Some(vec![value])
        }
    }
}
