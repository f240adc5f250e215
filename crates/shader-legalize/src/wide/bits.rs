//! Bits of values that passes take as elements of a vector of truth values: `extractelement <128 x i1>` of a load or of a
//! `bitcast` is a bit of a word, and a `shufflevector` takes several.

use crate::rewrite::{self, Step};
use llvm_model::{
    BinaryOp, Body, Builder, CastOp, FunctionId, InstBuilder as _, InstId, InstKind, IntPredicate, Module,
    Type, TypeId, Types, Value,
};
use rustc_hash::FxHashMap;

/// The bits of a word of a vector of words.
const WORD: u32 = 32;

/// The most bits that a vector is made of.
const MAX_CHOSEN: usize = 4;

/// Replaces the elements of such vectors whose elements are all taken by constant indices.
pub(super) fn run(module: &mut Module, function: FunctionId) {
    let Some(body) = &module.functions[function].body else { return };
    let vectors = vectors(module, body);
    if vectors.is_empty() {
        return;
    }
    // By vector: its bits as words.
    let mut words: FxHashMap<InstId, Value> = FxHashMap::default();
    rewrite::run(module, function, |at, inst| {
        if let Some(&count) = vectors.get(&inst) {
            return match as_words(at, inst, count) {
                Some(value) => {
                    words.insert(inst, value);
                    Step::Drop
                }
                None => Step::Keep,
            };
        }
        match at.body.insts[inst].kind.clone() {
            InstKind::ExtractElement { vector: Value::Inst(vector), index } => {
                let known = words.get(&vector).copied().zip(at.module.as_u64(index));
                known.map_or(Step::Keep, |(all, index)| Step::Replace(bit(at, all, index as u32)))
            }
            InstKind::ShuffleVector { a: Value::Inst(vector), mask, .. } => {
                let Some(&all) = words.get(&vector) else { return Step::Keep };
                let ty = at.body.insts[inst].ty;
                let mut chosen = at.poison(ty);
                for (lane, &index) in (0..).zip(mask.iter()) {
                    if let Ok(index) = u32::try_from(index) {
                        let bit = bit(at, all, index);
                        chosen = at.insert(chosen, bit, lane);
                    }
                }
                Step::Replace(chosen)
            }
            _ => Step::Keep,
        }
    });
}

/// The vectors, with their numbers of elements.
fn vectors(module: &Module, body: &Body) -> FxHashMap<InstId, u32> {
    let mut found: FxHashMap<InstId, u32> = FxHashMap::default();
    for (_, id, inst) in body.instructions() {
        let is_source = match inst.kind {
            InstKind::Load { volatile: false, atomic: None, .. } => true,
            InstKind::Cast { op: CastOp::BitCast, operand: Value::Inst(operand) } => {
                module.types[module.types.scalar(body.insts[operand].ty)] != Type::Integer(1)
            }
            _ => false,
        };
        if let Some(count) = count(&module.types, inst.ty).filter(|_| is_source) {
            found.insert(id, count);
        }
    }
    if found.is_empty() {
        return found;
    }
    for (_, _, inst) in body.instructions() {
        let taken = match inst.kind {
            InstKind::ExtractElement { vector: Value::Inst(vector), index } => {
                let count = found.get(&vector).copied().unwrap_or(0);
                module.as_u64(index).filter(|index| *index < count.into()).map(|_| vector)
            }
            InstKind::ShuffleVector { a: Value::Inst(vector), ref mask, .. } => {
                let count = found.get(&vector).copied().unwrap_or(0);
                let is_known =
                    |&index: &i32| u32::try_from(index).is_ok_and(|index| index < count) || index < 0;
                let fits = mask.len() <= MAX_CHOSEN && mask.iter().all(is_known);
                fits.then_some(vector)
            }
            _ => None,
        };
        inst.kind.for_each_operand(|operand| {
            if let Value::Inst(id) = operand
                && taken != Some(id)
            {
                found.remove(&id);
            }
        });
    }
    found
}

/// The number of elements of a vector of truth values that is whole words.
fn count(types: &Types, ty: TypeId) -> Option<u32> {
    match types[ty] {
        Type::Vector { element, count, scalable: false } if types[element] == Type::Integer(1) => {
            Some(count).filter(|count| matches!(count, 8 | 16 | 32 | 64 | 96 | 128))
        }
        _ => None,
    }
}

/// Adds the value that a vector is as an integer, or as a vector of words.
fn as_words(at: &mut Builder<'_>, inst: InstId, count: u32) -> Option<Value> {
    let element = at.module.types.int(count.min(WORD));
    let ty = match count / WORD {
        0 | 1 => element,
        words => at.module.types.vector(element, words),
    };
    match at.body.insts[inst].kind {
        InstKind::Load { pointer, align, .. } => Some(at.load(ty, pointer, align.bytes())),
        InstKind::Cast { operand, .. } if at.value_type(operand) == Some(ty) => Some(operand),
        InstKind::Cast { operand, .. } => Some(at.cast(CastOp::BitCast, operand, ty)),
        _ => None,
    }
}

/// Adds the truth value of a bit.
fn bit(at: &mut Builder<'_>, words: Value, index: u32) -> Value {
    let ty = at.ty(words);
    let word = match at.module.types.lanes(ty) {
        Some(_) => at.extract(words, index / WORD),
        None => words,
    };
    let masked = at.binary_int(BinaryOp::And, word, 1 << (index % WORD));
    at.icmp_int(IntPredicate::Ne, masked, 0)
}
