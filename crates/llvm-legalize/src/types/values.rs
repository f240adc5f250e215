//! The values that represent a value: looked up, taken apart into lanes, put together from lanes.

use super::memory::TypeMap;
use super::shape::{Element, Shape};
use crate::emit::Emitter;
use llvm_model::int::mask;
use llvm_model::{BinaryOp, CastOp, ConstId, Constant, InstBuilder as _, InstId, Type, TypeId, Value};
use rustc_hash::FxHashMap;

/// The state while one function is rewritten.
pub(super) struct State<'a> {
    pub(super) map: &'a mut TypeMap,
    /// The representation of the values with types that are not native.
    pub(super) pieces: FxHashMap<Value, Vec<Value>>,
    /// The types of parameters, as LLVM has them.
    pub(super) params: Vec<TypeId>,
    /// The phis that were split, with the original's number.
    pub(super) phis: Vec<(InstId, Vec<InstId>)>,
    /// The types that aggregates had before the rewriting.
    pub(super) old: FxHashMap<Value, TypeId>,
}

/// One lane: one value, or the words of a wide integer.
pub(super) type Lane = Vec<Value>;

impl State<'_> {
    /// The type of a value before the rewriting.
    pub(super) fn ty(&self, e: &mut Emitter, value: Value) -> TypeId {
        match value {
            Value::Arg(index) => match self.params.get(index.wrapping_sub(PLACEHOLDER) as usize) {
                Some(&ty) => ty,
                None => e.ty(value),
            },
            _ => e.ty(value),
        }
    }

    /// The type an aggregate value had.
    pub(super) fn old_type(&self, e: &mut Emitter, value: Value) -> TypeId {
        match self.old.get(&value) {
            Some(&ty) => ty,
            None => self.ty(e, value),
        }
    }

    /// A value that is native or an aggregate, constants in memory form.
    pub(super) fn aggregate(&mut self, e: &mut Emitter, value: Value) -> Option<Value> {
        match value {
            Value::Const(id) if e.module.types[e.module.constants.ty(id)].is_aggregate() => {
                super::aggregates::constant(e.module, e.cx.layout, self.map, id).map(Value::Const)
            }
            _ => Some(value),
        }
    }

    /// Gives an aggregate result its new type.
    pub(super) fn changed(&mut self, e: &mut Emitter, inst: InstId, ty: TypeId) {
        let old = std::mem::replace(&mut e.body.insts[inst].ty, ty);
        if old != ty {
            self.old.insert(Value::Inst(inst), old);
        }
    }

    /// The shape of a value's type, when its type is not native.
    pub(super) fn shape(&self, e: &mut Emitter, value: Value) -> Option<Shape> {
        let ty = self.ty(e, value);
        Shape::of(&e.module.types, ty, e.cx.native).filter(|shape| !shape.is_native())
    }

    /// The representation of a value of that shape.
    pub(super) fn pieces(&mut self, e: &mut Emitter, value: Value, shape: &Shape) -> Vec<Value> {
        if shape.is_native() {
            return vec![value];
        }
        if let Value::Const(id) = value {
            return constant_pieces(e, id, shape);
        }
        match self.pieces.get(&value) {
            Some(pieces) => pieces.clone(),
            // Only dead or broken code uses what is defined nowhere before.
            None => poison_pieces(e, shape),
        }
    }

    /// The lanes of a value of that shape.
    pub(super) fn lanes(&mut self, e: &mut Emitter, value: Value, shape: &Shape) -> Vec<Lane> {
        if let (Value::Const(id), true) = (value, shape.lanes.is_some()) {
            return constant_lanes(e, id, shape);
        }
        let pieces = self.pieces(e, value, shape);
        split(e, &pieces, shape)
    }
}

/// Parameters with types that are not native are renumbered from here on, so that they do not collide with the new ones.
pub(super) const PLACEHOLDER: u32 = 1 << 30;

fn poison_pieces(e: &mut Emitter, shape: &Shape) -> Vec<Value> {
    let types = shape.piece_types(&mut e.module.types);
    types.into_iter().map(|ty| e.poison(ty)).collect()
}

/// The lanes of a representation.
pub(super) fn split(e: &mut Emitter, pieces: &[Value], shape: &Shape) -> Vec<Lane> {
    let words = shape.element.words();
    let mut out = Vec::with_capacity(shape.lane_count() as usize);
    for (chunk, &length) in pieces.chunks(words).zip(&shape.chunks) {
        if length == 1 {
            out.push(chunk.to_vec());
        } else {
            for lane in 0..length {
                out.push(vec![e.extract(chunk[0], lane)]);
            }
        }
    }
    out
}

/// The representation with these lanes.
pub(super) fn join(e: &mut Emitter, lanes: &[Lane], shape: &Shape) -> Vec<Value> {
    let mut out = Vec::with_capacity(shape.pieces());
    let mut at = 0;
    for &length in &shape.chunks {
        let chunk = lanes.get(at..at + length as usize).unwrap_or_default();
        at += length as usize;
        match chunk {
            [one] => out.extend(one),
            many => {
                let scalars: Vec<Value> = many.iter().filter_map(|lane| lane.first().copied()).collect();
                out.push(e.vector(&scalars));
            }
        }
    }
    out
}

/// One lane of a constant: an integer in words, or anything else itself.
fn constant_lane(e: &mut Emitter, id: ConstId, shape: &Shape) -> Lane {
    let part = shape.part(&mut e.module.types);
    match (shape.element, e.module.constants[id].clone()) {
        (Element::Plain, _) => vec![Value::Const(id)],
        (Element::Narrow { native, .. }, Constant::Int(bits)) => {
            let word = bits.words().first().copied().unwrap_or(0);
            vec![Value::Const(e.module.constants.int(part, native, word))]
        }
        (Element::Wide { words, .. }, Constant::Int(bits)) => {
            let size = e.cx.native.word;
            let word = |number: u32| {
                let at = number * size;
                let word = bits.words().get((at / 64) as usize).copied().unwrap_or(0);
                Value::Const(e.module.constants.int(part, size, (word >> (at % 64)) & mask(size)))
            };
            (0..words).map(word).collect()
        }
        // Undef may have bits above its width, but values must not.
        (element, Constant::Undef) => vec![e.zero(part); element.words()],
        (element, _) => vec![e.poison(part); element.words()],
    }
}

fn constant_lanes(e: &mut Emitter, id: ConstId, shape: &Shape) -> Vec<Lane> {
    match constant_elements(e, id, shape) {
        Some(elements) => elements.into_iter().map(|id| constant_lane(e, id, shape)).collect(),
        None => {
            let part = shape.part(&mut e.module.types);
            let poison = vec![e.poison(part); shape.element.words()];
            vec![poison; shape.lane_count() as usize]
        }
    }
}

fn constant_elements(e: &mut Emitter, id: ConstId, shape: &Shape) -> Option<Vec<ConstId>> {
    match shape.lanes {
        None => Some(vec![id]),
        Some(lanes) => e.module.constants.elements(&e.module.types, id, lanes as usize),
    }
}

/// The representation of a constant, made of constants.
pub(super) fn constant_pieces(e: &mut Emitter, id: ConstId, shape: &Shape) -> Vec<Value> {
    let lanes = match shape.lanes {
        None => vec![constant_lane(e, id, shape)],
        Some(_) => constant_lanes(e, id, shape),
    };
    let types = shape.piece_types(&mut e.module.types);
    let mut out = Vec::with_capacity(types.len());
    let (mut at, mut piece) = (0, 0);
    for &length in &shape.chunks {
        let chunk = lanes.get(at..at + length as usize).unwrap_or_default();
        at += length as usize;
        match chunk {
            [one] => {
                out.extend(one);
                piece += one.len();
            }
            many => {
                let elements: Vec<ConstId> = many
                    .iter()
                    .filter_map(|lane| match lane.first() {
                        Some(&Value::Const(id)) => Some(id),
                        _ => None,
                    })
                    .collect();
                let Some(&ty) = types.get(piece) else { continue };
                out.push(Value::Const(e.module.constants.aggregate(&e.module.types, ty, &elements)));
                piece += 1;
            }
        }
    }
    out
}

/// An integer of native width in words, the lowest first.
pub(super) fn to_words(e: &mut Emitter, value: Value, width: u32) -> Vec<Value> {
    let size = e.cx.native.word;
    let mut words = vec![e.resize(value, size)];
    for number in 1..width.div_ceil(size) {
        let rest = e.binary_int(BinaryOp::LShr, value, u64::from(number * size));
        words.push(e.resize(rest, size));
    }
    words
}

/// The integer of native width that words are.
pub(super) fn from_words(e: &mut Emitter, words: &[Value], width: u32) -> Option<Value> {
    let size = e.cx.native.word;
    let mut whole = e.resize(*words.first()?, width);
    for (number, &word) in (1..width.div_ceil(size)).zip(words.get(1..)?) {
        let part = e.resize(word, width);
        let part = e.binary_int(BinaryOp::Shl, part, u64::from(number * size));
        whole = e.binary(BinaryOp::Or, whole, part);
    }
    Some(whole)
}

/// One lane as the bits it has, in words, the lowest first, with the number of bits. `None` for pointers and
/// types without bits.
pub(super) fn lane_bits(e: &mut Emitter, lane: &Lane, shape: &Shape) -> Option<(Vec<Value>, u32)> {
    let (word, value) = (e.module.types.int(e.cx.native.word), *lane.first()?);
    match shape.element {
        Element::Wide { width, .. } => Some((lane.clone(), width)),
        Element::Narrow { width, .. } => Some((to_words(e, value, width), width)),
        Element::Plain => match e.module.types[shape.scalar] {
            Type::Integer(1) => {
                let (one, zero) = (e.int(word, 1), e.zero(word));
                Some((vec![e.select(value, one, zero)], 1))
            }
            Type::Integer(width) => Some((to_words(e, value, width), width)),
            _ => {
                let width = e.module.types[shape.scalar].float_width().filter(|&width| width <= 64)?;
                let int = e.module.types.int(width);
                if width > e.cx.native.word {
                    let words = e.module.types.vector(word, width / e.cx.native.word);
                    let words = e.cast(CastOp::BitCast, value, words);
                    let count = width / e.cx.native.word;
                    return Some(((0..count).map(|number| e.extract(words, number)).collect(), width));
                }
                let bits = e.cast(CastOp::BitCast, value, int);
                Some((to_words(e, bits, width), width))
            }
        },
    }
}

/// The lane that has these bits; the words have no others.
pub(super) fn lane_from_bits(e: &mut Emitter, words: &[Value], shape: &Shape) -> Option<Lane> {
    let &low = words.first()?;
    match shape.element {
        Element::Wide { .. } => Some(words.to_vec()),
        Element::Narrow { native, .. } => Some(vec![e.resize(low, native)]),
        Element::Plain => match e.module.types[shape.scalar] {
            Type::Integer(1) => Some(vec![e.icmp_int(llvm_model::IntPredicate::Ne, low, 0)]),
            Type::Integer(width) => Some(vec![from_words(e, words, width)?]),
            _ => {
                let width = e.module.types[shape.scalar].float_width().filter(|&width| width <= 64)?;
                let bits = match width > e.cx.native.word {
                    true => e.vector(words.get(..(width / e.cx.native.word) as usize)?),
                    false => e.resize(low, width),
                };
                Some(vec![e.cast(CastOp::BitCast, bits, shape.scalar)])
            }
        },
    }
}

/// The number of bits of an element; `None` for pointers.
pub(super) fn element_bits(e: &Emitter, shape: &Shape) -> Option<u32> {
    match e.module.types[shape.scalar] {
        Type::Integer(width) => Some(width),
        _ => e.module.types[shape.scalar].float_width(),
    }
}

/// A constant of one word.
pub(super) fn word(e: &mut Emitter, value: u64) -> Value {
    let size = e.cx.native.word;
    let ty = e.module.types.int(size);
    Value::Const(e.module.constants.int(ty, size, value))
}
