//! Instructions that shaders have for 32 bits only: halves are widened, and 64 bits are taken as two words.

use crate::calls::call;
use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, IntPredicate, Type, TypeId, Value};

/// The derivative of a value of any width.
pub(crate) fn derivative(at: &mut Builder<'_>, name: &str, value: Value, ty: TypeId) -> Value {
    let scalar = at.module.types.scalar(ty);
    if at.module.types[scalar].float_width() == Some(32) {
        return call(at, name, &[value], ty);
    }
    let float = at.module.types.intern(Type::Float);
    let wide = at.like(ty, float);
    let value = at.cast(CastOp::FPExt, value, wide);
    let result = call(at, name, &[value], wide);
    at.cast(CastOp::FPTrunc, result, ty)
}

/// Which bit is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bit {
    /// The lowest that is 1.
    Low,
    /// The highest that is 1.
    High,
    /// The highest that differs from the sign.
    HighSigned,
}

impl Bit {
    fn instruction(self) -> &'static str {
        match self {
            Bit::Low => "__spirv_GLSL_FindILsb",
            Bit::High => "__spirv_GLSL_FindUMsb",
            Bit::HighSigned => "__spirv_GLSL_FindSMsb",
        }
    }
}

/// The number of a bit, -1 if there is none, as integers of 32 bits of type `ty`.
pub(crate) fn bit(at: &mut Builder<'_>, which: Bit, value: Value, ty: TypeId) -> Value {
    let from = at.ty(value);
    let scalar = at.module.types.scalar(from);
    match at.int_width(scalar) {
        Some(64) => bit_of_two_words(at, which, value, ty),
        Some(width) if width < 32 => {
            let op = if which == Bit::HighSigned { CastOp::SExt } else { CastOp::ZExt };
            let value = at.cast(op, value, ty);
            call(at, which.instruction(), &[value], ty)
        }
        _ => call(at, which.instruction(), &[value], ty),
    }
}

fn bit_of_two_words(at: &mut Builder<'_>, which: Bit, value: Value, ty: TypeId) -> Value {
    let value = if which == Bit::HighSigned {
        // The bits that differ from the sign.
        let signs = at.binary_int(BinaryOp::AShr, value, 63);
        at.binary(BinaryOp::Xor, value, signs)
    } else {
        value
    };
    let low = at.cast(CastOp::Trunc, value, ty);
    let high = at.binary_int(BinaryOp::LShr, value, 32);
    let high = at.cast(CastOp::Trunc, high, ty);
    let (first, second, name) = match which {
        Bit::Low => (low, high, "__spirv_GLSL_FindILsb"),
        Bit::High | Bit::HighSigned => (high, low, "__spirv_GLSL_FindUMsb"),
    };
    let found = call(at, name, &[first], ty);
    let other = call(at, name, &[second], ty);
    // -1 stays -1 in the word above.
    let above = |at: &mut Builder<'_>, number: Value| {
        let moved = at.binary_int(BinaryOp::Add, number, 32);
        let none = at.icmp_int(IntPredicate::Slt, number, 0);
        at.select(none, number, moved)
    };
    let (found, other) = match which {
        Bit::Low => (found, above(at, other)),
        Bit::High | Bit::HighSigned => (above(at, found), other),
    };
    let none = at.icmp_int(IntPredicate::Slt, found, 0);
    at.select(none, other, found)
}

/// The sum of the products of the components of two vectors of integers.
pub(crate) fn integer_dot(at: &mut Builder<'_>, a: Value, b: Value) -> Value {
    let products = at.binary(BinaryOp::Mul, a, b);
    let ty = at.ty(products);
    // Shaders have no longer vectors.
    let Some(lanes @ ..=4) = at.module.types.lanes(ty) else { return products };
    let first = at.extract(products, 0);
    (1..lanes).fold(first, |sum, lane| {
        let product = at.extract(products, lane);
        at.binary(BinaryOp::Add, sum, product)
    })
}
