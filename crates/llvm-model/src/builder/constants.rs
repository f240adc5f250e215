//! Constants of given types: numbers, and vectors with one number in every element.

use super::InstBuilder;
use crate::constants::{ConstId, Constant, Constants};
use crate::instruction::Value;
use crate::int::ApInt;
use crate::opcode::CastOp;
use crate::types::{Type, TypeId, Types};

impl Constants {
    /// Returns `scalar` itself, or the vector of type `ty` with `scalar` in every element.
    pub fn splat(&mut self, types: &Types, ty: TypeId, scalar: ConstId) -> ConstId {
        match types.lanes(ty) {
            Some(lanes) => self.aggregate(types, ty, &vec![scalar; lanes as usize]),
            None => scalar,
        }
    }
    /// Returns `poison` of type `ty`.
    pub fn poison(&mut self, ty: TypeId) -> ConstId {
        self.intern(ty, Constant::Poison)
    }
    /// Returns the integer with the bits that `bits` computes from its width, in every element of `ty`; `None` if `ty` is
    /// not an integer or a vector of integers.
    pub fn int_bits(
        &mut self,
        types: &Types,
        ty: TypeId,
        bits: impl FnOnce(u32) -> ApInt,
    ) -> Option<ConstId> {
        let element = types.scalar(ty);
        let width = types.int_width(element)?;
        let scalar = self.intern(element, Constant::Int(bits(width)));
        Some(self.splat(types, ty, scalar))
    }
    /// Returns the float with these bits, in every element of `ty`; `None` if `ty` is not a float or a vector of floats.
    pub fn float_bits(&mut self, types: &Types, ty: TypeId, bits: u64) -> Option<ConstId> {
        let element = types.scalar(ty);
        let width = types[element].float_width()?;
        let scalar = self.intern(element, Constant::Float(ApInt::from_u64(width, bits)));
        Some(self.splat(types, ty, scalar))
    }
}

/// Returns an integer of `width` bits with only bit `bit` set.
pub(super) fn one_bit(width: u32, bit: u32) -> ApInt {
    if bit < 64 {
        return ApInt::from_words(width, &[1 << bit]);
    }
    let mut words = vec![0u64; bit as usize / 64 + 1];
    words[bit as usize / 64] = 1 << (bit % 64);
    ApInt::from_words(width, &words)
}

/// See [`InstBuilder::float_like`].
pub(super) fn float_like(b: &mut (impl InstBuilder + ?Sized), like: Value, value: f64) -> Value {
    let ty = b.ty(like);
    let types = &mut b.module_mut().types;
    let single = u64::from((value as f32).to_bits());
    match types[types.scalar(ty)] {
        Type::Double => b.float_bits(ty, value.to_bits()),
        Type::Float => b.float_bits(ty, single),
        Type::Half | Type::BFloat => {
            let float = types.intern(Type::Float);
            let wide = b.like(ty, float);
            let wide = b.float_bits(wide, single);
            b.cast(CastOp::FPTrunc, wide, ty)
        }
        _ => {
            b.mismatch();
            like
        }
    }
}
