//! Taking vectors apart, putting them together, and reading bits as another type.

use super::elementwise::done;
use super::shape::{Element, Shape};
use super::values::{Lane, State, element_bits, join, lane_bits, lane_from_bits, word};
use super::wide;
use crate::emit::{Emitter, Step};
use llvm_model::{BinaryOp, InstBuilder as _, InstId, IntPredicate, Value};

fn shape_of(e: &mut Emitter, st: &State, value: Value) -> Option<Shape> {
    let ty = st.ty(e, value);
    Shape::of(&e.module.types, ty, e.cx.native)
}

/// The index as an integer that comparisons with lane numbers can use: the lowest word will do, since an index
/// beyond the vector gives poison.
fn index_word(e: &mut Emitter, st: &mut State, index: Value) -> Option<Value> {
    let shape = shape_of(e, st, index)?;
    st.pieces(e, index, &shape).first().copied()
}

/// `extractelement`
pub(super) fn extract(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    vector: Value,
    index: Value,
) -> Option<Step> {
    let shape = shape_of(e, st, vector)?;
    let ty = e.body.insts[inst].ty;
    let result = Shape::of(&e.module.types, ty, e.cx.native)?;
    let lanes = shape.lane_count();
    if let Some(at) = e.module.as_u64(index) {
        if at >= u64::from(lanes) {
            let poison = e.poison(ty);
            let pieces = match poison {
                Value::Const(id) => super::values::constant_pieces(e, id, &result),
                _ => return None,
            };
            return done(st, inst, &result, Some(pieces));
        }
        let pieces = st.pieces(e, vector, &shape);
        let (chunk, place) = shape.locate(at as u32);
        let words = shape.element.words();
        let lane = if shape.chunks.get(chunk) == Some(&1) {
            pieces.get(chunk * words..(chunk + 1) * words)?.to_vec()
        } else {
            vec![e.extract(*pieces.get(chunk)?, place)]
        };
        return done(st, inst, &result, Some(lane));
    }
    let index = index_word(e, st, index)?;
    let lanes = st.lanes(e, vector, &shape);
    let mut chosen: Option<Lane> = None;
    for (number, lane) in lanes.into_iter().enumerate() {
        chosen = Some(match chosen {
            None => lane,
            Some(so_far) => {
                let here = e.icmp_int(IntPredicate::Eq, index, number as u64);
                lane.iter().zip(&so_far).map(|(&a, &b)| e.select(here, a, b)).collect()
            }
        });
    }
    done(st, inst, &result, chosen)
}

/// `insertelement`
pub(super) fn insert(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    vector: Value,
    element: Value,
    index: Value,
) -> Option<Step> {
    let shape = shape_of(e, st, vector)?;
    let element_shape = shape_of(e, st, element)?;
    let new = st.pieces(e, element, &element_shape);
    let words = shape.element.words();
    if let Some(at) = e.module.as_u64(index) {
        let mut pieces = st.pieces(e, vector, &shape);
        if at < u64::from(shape.lane_count()) {
            let (chunk, place) = shape.locate(at as u32);
            if shape.chunks.get(chunk) == Some(&1) {
                pieces.splice(chunk * words..(chunk + 1) * words, new);
            } else {
                let piece = pieces.get_mut(chunk)?;
                *piece = e.insert(*piece, *new.first()?, place);
            }
        }
        return done(st, inst, &shape, Some(pieces));
    }
    let index = index_word(e, st, index)?;
    let mut lanes = st.lanes(e, vector, &shape);
    for (number, lane) in lanes.iter_mut().enumerate() {
        let here = e.icmp_int(IntPredicate::Eq, index, number as u64);
        *lane = new.iter().zip(lane.iter()).map(|(&a, &b)| e.select(here, a, b)).collect();
    }
    let pieces = join(e, &lanes, &shape);
    done(st, inst, &shape, Some(pieces))
}

/// `shufflevector`
pub(super) fn shuffle(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    a: Value,
    b: Value,
    mask: &[i32],
) -> Option<Step> {
    let source = shape_of(e, st, a)?;
    let ty = e.body.insts[inst].ty;
    let result = Shape::of(&e.module.types, ty, e.cx.native)?;
    let count = source.lane_count();
    let both = [st.pieces(e, a, &source), st.pieces(e, b, &source)];
    let part = result.part(&mut e.module.types);
    let poison = e.poison(part);
    let types = result.piece_types(&mut e.module.types);
    let mut out: Vec<Value> = Vec::new();
    let mut at = 0;
    for &length in &result.chunks {
        let wanted = mask.get(at..at + length as usize)?;
        at += length as usize;
        // Where each lane comes from: operand, chunk, place.
        let from: Vec<Option<(usize, usize, u32)>> = wanted
            .iter()
            .map(|&lane| {
                let lane = u32::try_from(lane).ok().filter(|&lane| lane < 2 * count)?;
                let (chunk, place) = source.locate(lane % count);
                Some(((lane / count) as usize, chunk, place))
            })
            .collect();
        if length > 1
            && let Some(value) = by_shuffle(e, &both, &source, &from)
        {
            out.push(value);
            continue;
        }
        let mut lanes: Vec<Lane> = Vec::new();
        for place in &from {
            lanes.push(match *place {
                None => vec![poison; result.element.words()],
                Some((operand, chunk, place)) => {
                    let words = source.element.words();
                    let pieces = both.get(operand)?;
                    if source.chunks.get(chunk) == Some(&1) {
                        pieces.get(chunk * words..(chunk + 1) * words)?.to_vec()
                    } else {
                        vec![e.extract(*pieces.get(chunk)?, place)]
                    }
                }
            });
        }
        match &lanes[..] {
            [one] => out.extend(one),
            many => {
                let ty = *types.get(out.len())?;
                let mut vector = e.poison(ty);
                for (index, lane) in many.iter().enumerate() {
                    let value = *lane.first()?;
                    if value != poison {
                        vector = e.insert(vector, value, index as u32);
                    }
                }
                out.push(vector);
            }
        }
    }
    done(st, inst, &result, Some(out))
}

/// One shuffle, when the lanes come from at most two vectors of the same length.
fn by_shuffle(
    e: &mut Emitter,
    both: &[Vec<Value>; 2],
    source: &Shape,
    from: &[Option<(usize, usize, u32)>],
) -> Option<Value> {
    let mut used: Vec<(usize, usize)> = Vec::new();
    for &(operand, chunk, _) in from.iter().flatten() {
        if !used.contains(&(operand, chunk)) {
            used.push((operand, chunk));
        }
    }
    let length = |&(_, chunk): &(usize, usize)| source.chunks.get(chunk).copied();
    let first = used.first()?;
    let lanes = length(first).filter(|&lanes| lanes > 1)?;
    if used.len() > 2 || used.iter().any(|place| length(place) != Some(lanes)) {
        return None;
    }
    let a = *both.get(first.0)?.get(first.1)?;
    let b = match used.get(1) {
        Some(second) => *both.get(second.0)?.get(second.1)?,
        None => {
            let ty = e.ty(a);
            e.poison(ty)
        }
    };
    let mask = from.iter().map(|place| match place {
        None => -1,
        Some((operand, chunk, place)) if (*operand, *chunk) == *first => *place as i32,
        Some((_, _, place)) => (lanes + place) as i32,
    });
    let mask = mask.collect();
    Some(e.shuffle(a, b, mask))
}

/// `bitcast`: all the bits in a row, then cut anew. Lane 0 is the lowest, as memory is little-endian.
pub(super) fn bitcast(e: &mut Emitter, st: &mut State, inst: InstId, operand: Value) -> Option<Step> {
    let from = shape_of(e, st, operand)?;
    let ty = e.body.insts[inst].ty;
    let to = Shape::of(&e.module.types, ty, e.cx.native)?;
    let lanes = st.lanes(e, operand, &from);
    // Equal elements in equal number: vectors of one element, pointers.
    let pieces = if from.scalar == to.scalar && from.lane_count() == to.lane_count() {
        join(e, &lanes, &to)
    } else {
        let (words, total) = gather(e, &lanes, &from)?;
        let lanes = scatter(e, &words, total, &to)?;
        join(e, &lanes, &to)
    };
    done(st, inst, &to, Some(pieces))
}

/// The bits of all lanes in a row.
pub(super) fn gather(e: &mut Emitter, lanes: &[Lane], shape: &Shape) -> Option<(Vec<Value>, u32)> {
    let width = element_bits(e, shape)?;
    let total = width.checked_mul(shape.lane_count())?;
    let size = e.cx.native.word;
    let mut words: Vec<Option<Value>> = vec![None; total.div_ceil(size) as usize];
    for (index, lane) in lanes.iter().enumerate() {
        let (bits, _) = lane_bits(e, lane, shape)?;
        for (number, &bits) in bits.iter().enumerate() {
            let at = index as u32 * width + number as u32 * size;
            let (slot, shift) = ((at / size) as usize, at % size);
            let low = if shift == 0 { bits } else { e.binary_int(BinaryOp::Shl, bits, u64::from(shift)) };
            merge(e, &mut words, slot, low);
            if shift != 0 && slot + 1 < words.len() && shift + (width - number as u32 * size).min(size) > size
            {
                let high = e.binary_int(BinaryOp::LShr, bits, u64::from(size - shift));
                merge(e, &mut words, slot + 1, high);
            }
        }
    }
    let zero = word(e, 0);
    Some((words.into_iter().map(|word| word.unwrap_or(zero)).collect(), total))
}

fn merge(e: &mut Emitter, words: &mut [Option<Value>], slot: usize, bits: Value) {
    if let Some(word) = words.get_mut(slot) {
        *word = Some(match *word {
            None => bits,
            Some(so_far) => e.binary(BinaryOp::Or, so_far, bits),
        });
    }
}

/// The lanes that a row of bits is.
pub(super) fn scatter(e: &mut Emitter, words: &[Value], total: u32, shape: &Shape) -> Option<Vec<Lane>> {
    let width = element_bits(e, shape)?;
    if total != width.checked_mul(shape.lane_count())? {
        return None;
    }
    let size = e.cx.native.word;
    let mut out = Vec::new();
    for lane in 0..shape.lane_count() {
        let mut bits = Vec::new();
        for number in 0..width.div_ceil(size) {
            let at = lane * width + number * size;
            let (slot, shift) = ((at / size) as usize, at % size);
            let mut value = *words.get(slot)?;
            if shift != 0 {
                value = e.binary_int(BinaryOp::LShr, value, u64::from(shift));
                let wanted = (width - number * size).min(size);
                if let (true, Some(&next)) = (shift + wanted > size, words.get(slot + 1)) {
                    let high = e.binary_int(BinaryOp::Shl, next, u64::from(size - shift));
                    value = e.binary(BinaryOp::Or, value, high);
                }
            }
            bits.push(value);
        }
        wide::mask(e, &mut bits, width);
        out.push(lane_from_bits(e, &bits, shape)?);
    }
    Some(out)
}

/// Whether the elements of a shape lie in memory one behind the other in whole bytes.
pub(super) fn byte_elements(e: &Emitter, shape: &Shape) -> Option<u32> {
    match shape.element {
        Element::Plain => {
            let size = e.cx.layout.size_bits(&e.module.types, shape.scalar)?;
            (size % 8 == 0).then_some((size / 8) as u32)
        }
        _ => {
            let width = element_bits(e, shape)?;
            (width % 8 == 0).then_some(width / 8)
        }
    }
}
