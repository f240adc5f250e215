//! Comparisons, tests and logic.

use crate::signatures::parts::{
    ANY, AS_FIRST, FLOAT, INT, RESULT, SAME, TRUTH, TRUTH_OF_FIRST, TRUTH_ONE, TRUTH_VECTOR, TRUTHS,
};
use crate::signatures::pattern::{Kind, Lanes, Part, Signature, sig};
use spirv_grammar::Op;

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::Any, TRUTH_ONE, &[TRUTH_VECTOR]),
    sig(Op::All, TRUTH_ONE, &[TRUTH_VECTOR]),
    sig(Op::IsNan, TRUTH_OF_FIRST, &[FLOAT]),
    sig(Op::IsInf, TRUTH_OF_FIRST, &[FLOAT]),
    sig(Op::IsFinite, TRUTH_OF_FIRST, &[FLOAT]),
    sig(Op::IsNormal, TRUTH_OF_FIRST, &[FLOAT]),
    sig(Op::SignBitSet, TRUTH_OF_FIRST, &[FLOAT]),
    sig(Op::LessOrGreater, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::Ordered, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::Unordered, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::LogicalEqual, TRUTH, &[TRUTHS, TRUTHS]),
    sig(Op::LogicalNotEqual, TRUTH, &[TRUTHS, TRUTHS]),
    sig(Op::LogicalOr, TRUTH, &[TRUTHS, TRUTHS]),
    sig(Op::LogicalAnd, TRUTH, &[TRUTHS, TRUTHS]),
    sig(Op::LogicalNot, TRUTH, &[TRUTHS]),
    sig(Op::Select, ANY, &[Part::new(Kind::Truth, Lanes::OneOrLike(RESULT)), SAME, SAME]).alike(&[1, 2]),
    sig(Op::IEqual, TRUTH_OF_FIRST, &[INT, AS_FIRST]).free(),
    sig(Op::INotEqual, TRUTH_OF_FIRST, &[INT, AS_FIRST]).free(),
    sig(Op::UGreaterThan, TRUTH_OF_FIRST, &[INT, AS_FIRST]).free(),
    sig(Op::SGreaterThan, TRUTH_OF_FIRST, &[INT, AS_FIRST]).free(),
    sig(Op::UGreaterThanEqual, TRUTH_OF_FIRST, &[INT, AS_FIRST]).free(),
    sig(Op::SGreaterThanEqual, TRUTH_OF_FIRST, &[INT, AS_FIRST]).free(),
    sig(Op::ULessThan, TRUTH_OF_FIRST, &[INT, AS_FIRST]).free(),
    sig(Op::SLessThan, TRUTH_OF_FIRST, &[INT, AS_FIRST]).free(),
    sig(Op::ULessThanEqual, TRUTH_OF_FIRST, &[INT, AS_FIRST]).free(),
    sig(Op::SLessThanEqual, TRUTH_OF_FIRST, &[INT, AS_FIRST]).free(),
    sig(Op::FOrdEqual, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::FUnordEqual, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::FOrdNotEqual, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::FUnordNotEqual, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::FOrdLessThan, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::FUnordLessThan, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::FOrdGreaterThan, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::FUnordGreaterThan, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::FOrdLessThanEqual, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::FUnordLessThanEqual, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::FOrdGreaterThanEqual, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
    sig(Op::FUnordGreaterThanEqual, TRUTH_OF_FIRST, &[FLOAT, AS_FIRST]),
];
