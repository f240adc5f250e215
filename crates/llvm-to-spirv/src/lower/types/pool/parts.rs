//! Types and constants of functions that are lowered apart from the others: each is identified by its form.

use crate::lower::output::new_ids::NewIds;
use crate::lower::types::pool::{Pool, Shape};
use smallvec::SmallVec;
use spirv_module::{Category, Id, Op, OperandFacts, OperandKind, Quantifier, StorageClass};

/// The identity of a type or a constant. Its ids are those of the part.
pub(in crate::lower) enum PoolKey {
    /// A type by its operands.
    Type(Op, SmallVec<[u32; 4]>),
    /// OpTypePointer.
    Pointer(StorageClass, Id),
    /// A scalar by its type and its bits.
    Scalar(Id, u64),
    /// OpConstantNull.
    Null(Id),
    /// OpUndef.
    Undef(Id),
    /// OpPoisonKHR.
    Poison(Id),
    /// A constant by its operands.
    Composite(Op, Id, Box<[u32]>),
}

impl<'m> Pool<'m> {
    /// Returns the types and constants for functions that are lowered in another thread.
    pub(in crate::lower) fn part(&self) -> Pool<'m> {
        Pool {
            out: self.out.part(),
            interned: self.interned.clone(),
            pointers: self.pointers.clone(),
            shapes: self.shapes.clone(),
            constants: self.constants.clone(),
            spec_constants: self.spec_constants.clone(),
            array_of_words: self.array_of_words,
        }
    }

    /// Whether a part made only types and constants that their form identifies.
    pub(in crate::lower) fn is_joinable(&self, part: &Pool<'_>) -> bool {
        let with_literals = [Op::CompositeExtract, Op::CompositeInsert, Op::VectorShuffle];
        let with_literals = with_literals.map(|op| u32::from(op.0));
        let is_plain = |(op, _, operands): &(Op, Id, Box<[u32]>)| {
            *op != Op::SpecConstantOp || operands.first().is_some_and(|op| !with_literals.contains(op))
        };
        self.spec_constants.len() == part.spec_constants.len()
            && self.array_of_words.is_some() == part.array_of_words.is_some()
            && part.constants.composites.keys().all(is_plain)
    }

    /// Calls `note` for each id that is identified by its form.
    pub(in crate::lower) fn for_each_key(&self, mut note: impl FnMut(Id, PoolKey)) {
        for ((op, operands), id) in &self.interned {
            note(*id, PoolKey::Type(*op, operands.clone()));
        }
        for (&(storage, pointee), id) in &self.pointers {
            note(*id, PoolKey::Pointer(storage, pointee));
        }
        let constants = &self.constants;
        constants.scalars.iter().for_each(|(&(ty, bits), id)| note(*id, PoolKey::Scalar(ty, bits)));
        constants.nulls.iter().for_each(|(ty, id)| note(*id, PoolKey::Null(*ty)));
        constants.undefs.iter().for_each(|(ty, id)| note(*id, PoolKey::Undef(*ty)));
        constants.poisons.iter().for_each(|(ty, id)| note(*id, PoolKey::Poison(*ty)));
        for ((op, ty, operands), id) in &constants.composites {
            note(*id, PoolKey::Composite(*op, *ty, operands.clone()));
        }
    }

    /// Returns the id of a type or a constant of a part, or gives it a fresh one; and whether there was one.
    pub(in crate::lower) fn adopt(&mut self, key: PoolKey, ids: &NewIds) -> (Id, bool) {
        let out = &mut self.out;
        let mut fresh = || out.fresh();
        macro_rules! entry {
            ($table:expr, $key:expr) => {{
                let key = $key;
                match $table.get(&key) {
                    Some(&id) => (id, true),
                    None => {
                        let id = fresh();
                        $table.insert(key, id);
                        (id, false)
                    }
                }
            }};
        }
        match key {
            PoolKey::Type(op, operands) => entry!(self.interned, (op, with_ids(op, &operands, ids))),
            PoolKey::Pointer(storage, pointee) => entry!(self.pointers, (storage, ids.get(pointee))),
            PoolKey::Scalar(ty, bits) => entry!(self.constants.scalars, (ids.get(ty), bits)),
            PoolKey::Null(ty) => entry!(self.constants.nulls, ids.get(ty)),
            PoolKey::Undef(ty) => entry!(self.constants.undefs, ids.get(ty)),
            PoolKey::Poison(ty) => entry!(self.constants.poisons, ids.get(ty)),
            PoolKey::Composite(op, ty, mut operands) => {
                let literals = [(Op::Constant, operands.len()), (Op::SpecConstantOp, 1)];
                let literals = literals.iter().find(|(other, _)| *other == op).map_or(0, |(_, count)| *count);
                operands.iter_mut().skip(literals).for_each(|word| *word = ids.get(Id(*word)).0);
                entry!(self.constants.composites, (op, ids.get(ty), operands))
            }
        }
    }

    /// Adds the properties of what a part made.
    pub(in crate::lower) fn join(&mut self, part: &mut Pool<'m>, ids: &NewIds) {
        let new = part.shapes.0.drain().filter(|(id, _)| ids.is_new(*id));
        for (id, shape) in new {
            self.shapes.0.entry(ids.get(id)).or_insert_with(|| shape.with_ids(ids));
        }
        self.constants.freezes |= part.constants.freezes;
        let specializable = part.constants.specializable.drain();
        self.constants.specializable.extend(specializable.map(|id| ids.get(id)));
    }
}

impl Shape {
    fn with_ids(self, ids: &NewIds) -> Shape {
        match self {
            Shape::Vector(element) => Shape::Vector(ids.get(element)),
            Shape::Sequence(element, count) => Shape::Sequence(ids.get(element), count),
            Shape::Struct(members) => Shape::Struct(members.iter().map(|&member| ids.get(member)).collect()),
            Shape::Pointer(storage, pointee) => Shape::Pointer(storage, ids.get(pointee)),
            other @ (Shape::Image(_) | Shape::SampledImage | Shape::Handle) => other,
        }
    }
}

/// The operands of a type with new ids.
fn with_ids(op: Op, operands: &[u32], ids: &NewIds) -> SmallVec<[u32; 4]> {
    let mut facts = op.facts().map_or(&[][..], |facts| facts.operands).iter();
    let mut operand = facts.next();
    let mut is_id = || {
        let Some(OperandFacts { kind, quantifier, .. }) = operand else { return false };
        if *quantifier != Quantifier::Many && *kind != OperandKind::LiteralString {
            operand = facts.next();
        }
        matches!(kind.category(), Category::Id)
    };
    operands.iter().map(|&word| if is_id() { ids.get(Id(word)).0 } else { word }).collect()
}
