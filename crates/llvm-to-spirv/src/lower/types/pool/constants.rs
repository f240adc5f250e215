//! Constants by their SPIR-V type and bits.

use crate::lower::types::pool::Pool;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use spirv_module::{Id, Op, continuation};

/// The constants made so far.
#[derive(Clone, Default)]
pub(super) struct Constants {
    pub(super) scalars: FxHashMap<(Id, u64), Id>,
    pub(super) nulls: FxHashMap<Id, Id>,
    pub(super) undefs: FxHashMap<Id, Id>,
    pub(super) poisons: FxHashMap<Id, Id>,
    /// Whether a value is frozen.
    pub(super) freezes: bool,
    /// OpConstantComposite, OpSpecConstantOp and OpConstant of more than 64 bits, by type and operands.
    pub(super) composites: FxHashMap<(Op, Id, Box<[u32]>), Id>,
    /// The constants that specialization may change, as far as SPIR-V is concerned: every OpSpecConstantOp is one.
    pub(super) specializable: FxHashSet<Id>,
}

impl Pool<'_> {
    /// OpConstantTrue or OpConstantFalse.
    pub(in crate::lower) fn bool_constant(&mut self, value: bool) -> Id {
        let ty = self.bool_type();
        let key = (ty, u64::from(value));
        if let Some(&id) = self.constants.scalars.get(&key) {
            return id;
        }
        let id = self.out.fresh();
        let op = if value { Op::ConstantTrue } else { Op::ConstantFalse };
        self.out.push(op, Some(ty), Some(id), &[]);
        self.constants.scalars.insert(key, id);
        id
    }

    /// OpConstant of a type of at most 32 bits; bits above the type's width must be zero.
    pub(in crate::lower) fn narrow_constant(&mut self, ty: Id, word: u32) -> Id {
        self.number(ty, u64::from(word), &[word])
    }

    /// OpConstant of a type of 64 bits.
    pub(in crate::lower) fn wide_constant(&mut self, ty: Id, word: u64) -> Id {
        self.number(ty, word, &[word as u32, (word >> 32) as u32])
    }

    fn number(&mut self, ty: Id, key: u64, words: &[u32]) -> Id {
        if let Some(&id) = self.constants.scalars.get(&(ty, key)) {
            return id;
        }
        let id = self.out.fresh();
        self.out.push(Op::Constant, Some(ty), Some(id), words);
        self.constants.scalars.insert((ty, key), id);
        id
    }

    /// The constant with the other sign, where `value` is a constant of the float type `ty` of up to 64 bits.
    pub(in crate::lower) fn negated_constant(&mut self, ty: Id, value: Id) -> Option<Id> {
        let of = |width| (Op::TypeFloat, SmallVec::from_slice(&[width]));
        let width = [16, 32, 64].into_iter().find(|&width| self.interned.get(&of(width)) == Some(&ty))?;
        let mut known = self.constants.scalars.iter();
        let (&(_, bits), _) = known.find(|((of, _), id)| **id == value && *of == ty)?;
        Some(self.number_constant(ty, width, &[bits ^ 1 << (width - 1)]))
    }

    /// A 32-bit integer.
    pub(in crate::lower) fn u32_constant(&mut self, value: u32) -> Id {
        let ty = self.int_type(32);
        self.narrow_constant(ty, value)
    }

    /// A 64-bit integer.
    pub(in crate::lower) fn u64_constant(&mut self, value: u64) -> Id {
        let ty = self.int_type(64);
        self.wide_constant(ty, value)
    }

    /// OpConstantNull.
    pub(in crate::lower) fn null_constant(&mut self, ty: Id) -> Id {
        if let Some(&id) = self.constants.nulls.get(&ty) {
            return id;
        }
        let id = self.out.fresh();
        self.out.push(Op::ConstantNull, Some(ty), Some(id), &[]);
        self.constants.nulls.insert(ty, id);
        id
    }

    /// OpUndef.
    pub(in crate::lower) fn undef(&mut self, ty: Id) -> Id {
        if let Some(&id) = self.constants.undefs.get(&ty) {
            return id;
        }
        let id = self.out.fresh();
        self.out.push(Op::Undef, Some(ty), Some(id), &[]);
        self.constants.undefs.insert(ty, id);
        id
    }

    /// Notes that a value is frozen.
    pub(in crate::lower) fn note_freeze(&mut self) {
        self.constants.freezes = true;
    }

    /// Whether the module has poison: a value of it, or one that is frozen.
    pub(in crate::lower) fn has_poison(&self) -> bool {
        self.constants.freezes || !self.constants.poisons.is_empty()
    }

    /// OpPoisonKHR of a type.
    pub(in crate::lower) fn poison(&mut self, ty: Id) -> Id {
        if let Some(&id) = self.constants.poisons.get(&ty) {
            return id;
        }
        let id = self.out.fresh();
        self.out.push(Op::PoisonKHR, Some(ty), Some(id), &[]);
        self.constants.poisons.insert(ty, id);
        id
    }

    /// Returns whether a constant depends on specialization constants.
    pub(in crate::lower) fn is_specializable(&self, id: Id) -> bool {
        self.constants.specializable.contains(&id)
    }

    /// Notes that a constant is one for specialization.
    pub(in crate::lower) fn note_specializable(&mut self, id: Id) {
        self.constants.specializable.insert(id);
    }

    /// OpConstantComposite, or OpSpecConstantOp (whose first operand is the opcode). A composite with a part that
    /// specialization may change is OpSpecConstantComposite.
    pub(in crate::lower) fn composite(&mut self, op: Op, ty: Id, operands: Vec<u32>) -> Id {
        let has_specializable =
            || operands.iter().any(|&part| self.constants.specializable.contains(&Id(part)));
        let op =
            if op == Op::ConstantComposite && has_specializable() { Op::SpecConstantComposite } else { op };
        let key = (op, ty, operands.into_boxed_slice());
        if let Some(&id) = self.constants.composites.get(&key) {
            return id;
        }
        let id = self.out.fresh();
        if op != Op::ConstantComposite {
            self.note_specializable(id);
        }
        self.push_continued(op, Some(ty), id, &key.2);
        self.constants.composites.insert(key, id);
        id
    }

    /// An integer type's value; `width` is the type's.
    pub(in crate::lower) fn integer_constant(&mut self, ty: Id, width: u32, value: u64) -> Id {
        self.number_constant(ty, width, &[value])
    }

    /// OpConstant of an integer or a float type of any width, by its 64-bit words, the lowest first.
    pub(in crate::lower) fn number_constant(&mut self, ty: Id, width: u32, bits: &[u64]) -> Id {
        let low = bits.first().copied().unwrap_or(0);
        match width {
            ..=32 => self.narrow_constant(ty, low as u32),
            33..=64 => self.wide_constant(ty, low),
            _ => {
                let words = bits.iter().flat_map(|&word| [word as u32, (word >> 32) as u32]);
                let words: Vec<u32> =
                    words.chain(std::iter::repeat(0)).take(width.div_ceil(32) as usize).collect();
                let key = (Op::Constant, ty, words.into_boxed_slice());
                if let Some(&id) = self.constants.composites.get(&key) {
                    return id;
                }
                let id = self.out.fresh();
                self.out.push(Op::Constant, Some(ty), Some(id), &key.2);
                self.constants.composites.insert(key, id);
                id
            }
        }
    }
}

impl Pool<'_> {
    /// An instruction with a result, continued by others where it is too long and can be.
    pub(super) fn push_continued(&mut self, op: Op, ty: Option<Id>, id: Id, operands: &[u32]) {
        let Some(continued) = continuation(op) else { return self.out.push(op, ty, Some(id), operands) };
        let longest = MOST_OPERANDS - 1 - usize::from(ty.is_some());
        let (first, further) = operands.split_at(operands.len().min(longest));
        self.out.push(op, ty, Some(id), first);
        for part in further.chunks(MOST_OPERANDS) {
            self.out.push(continued, None, None, part);
        }
    }
}

/// Maximum number of operands after the first word of an instruction.
const MOST_OPERANDS: usize = u16::MAX as usize - 1;
