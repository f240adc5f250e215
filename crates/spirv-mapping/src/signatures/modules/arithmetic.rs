//! Arithmetic of shaders, matrices and dot products. Source: SPIR-V specification, 3.49.13 "Arithmetic Instructions" and 3.49.16
//! "Derivative Instructions"; SPV_KHR_integer_dot_product; SPV_VALVE_mixed_float_dot_product.

use crate::signatures::parts::{ANY, AS_FIRST, FLOAT_VECTOR, INT_ONE, SAME};
use crate::signatures::pattern::{Kind, Lanes, Part, Signature, sig};
use spirv_grammar::Op;

const FLOAT_32: Part = Part::new(Kind::FloatOf(32), Lanes::Any);
const ONE_FLOAT_32: Part = Part::new(Kind::FloatOf(32), Lanes::One);
const ONE_FLOAT_16: Part = Part::new(Kind::FloatOf(16), Lanes::One);
const MATRIX: Part = Part::new(Kind::Matrix, Lanes::One);
const TRUTH: Part = Part::new(Kind::Bool, Lanes::Any);
/// A vector of integers, or four in a word.
const PACKED: Part = Part::new(Kind::Packed, Lanes::Any);
const TWO_HALVES: Part = Part::new(Kind::FloatOf(16), Lanes::Exactly(2));
/// Integers as wide and as many as those of the first operand.
const LIKE_FIRST: Part = Part::new(Kind::IntAsWideAs(1), Lanes::Like(1));

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::DPdx, FLOAT_32, &[SAME]),
    sig(Op::DPdy, FLOAT_32, &[SAME]),
    sig(Op::Fwidth, FLOAT_32, &[SAME]),
    sig(Op::DPdxFine, FLOAT_32, &[SAME]),
    sig(Op::DPdyFine, FLOAT_32, &[SAME]),
    sig(Op::FwidthFine, FLOAT_32, &[SAME]),
    sig(Op::DPdxCoarse, FLOAT_32, &[SAME]),
    sig(Op::DPdyCoarse, FLOAT_32, &[SAME]),
    sig(Op::FwidthCoarse, FLOAT_32, &[SAME]),
    sig(Op::Transpose, MATRIX, &[MATRIX]),
    sig(Op::MatrixTimesVector, FLOAT_VECTOR, &[MATRIX, FLOAT_VECTOR]),
    sig(Op::VectorTimesMatrix, FLOAT_VECTOR, &[FLOAT_VECTOR, MATRIX]),
    sig(Op::MatrixTimesMatrix, MATRIX, &[MATRIX, MATRIX]),
    sig(Op::MatrixTimesScalar, MATRIX, &[SAME, ANY]),
    sig(Op::OuterProduct, MATRIX, &[FLOAT_VECTOR, FLOAT_VECTOR]),
    sig(Op::SDot, INT_ONE, &[PACKED, LIKE_FIRST]),
    sig(Op::UDot, INT_ONE, &[PACKED, AS_FIRST]),
    sig(Op::SUDot, INT_ONE, &[PACKED, LIKE_FIRST]),
    sig(Op::SDotAccSat, INT_ONE, &[PACKED, LIKE_FIRST, SAME]),
    sig(Op::UDotAccSat, INT_ONE, &[PACKED, AS_FIRST, SAME]),
    sig(Op::SUDotAccSat, INT_ONE, &[PACKED, LIKE_FIRST, SAME]),
    sig(Op::FDot2MixAcc32VALVE, ONE_FLOAT_32, &[TWO_HALVES, AS_FIRST, SAME]),
    sig(Op::FDot2MixAcc16VALVE, ONE_FLOAT_16, &[TWO_HALVES, AS_FIRST, SAME]),
    sig(Op::FDot4MixAcc32VALVE, ONE_FLOAT_32, &[ANY, AS_FIRST, SAME]),
    sig(Op::QuantizeToF16, FLOAT_32, &[SAME]),
    sig(Op::LogicalEqual, TRUTH, &[SAME, SAME]),
    sig(Op::LogicalNotEqual, TRUTH, &[SAME, SAME]),
    sig(Op::LogicalOr, TRUTH, &[SAME, SAME]),
    sig(Op::LogicalAnd, TRUTH, &[SAME, SAME]),
    sig(Op::LogicalNot, TRUTH, &[SAME]),
];
