//! Vectors and composites.

use crate::signatures::parts::{
    ANY, ELEMENT, ELEMENT_OF_FIRST, INT_ONE, SAME, SHUFFLED_VECTOR, VALUE_VECTOR,
};
use crate::signatures::pattern::{Signature, sig};
use spirv_grammar::Op;

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::VectorExtractDynamic, ELEMENT_OF_FIRST, &[VALUE_VECTOR, INT_ONE]).alike(&[0]),
    sig(Op::VectorInsertDynamic, VALUE_VECTOR, &[SAME, ELEMENT, INT_ONE]).alike(&[0, 1]),
    sig(Op::VectorShuffle, VALUE_VECTOR, &[SHUFFLED_VECTOR, SHUFFLED_VECTOR]).alike(&[0, 1]),
    sig(Op::CompositeExtract, ANY, &[ANY]).named(),
    sig(Op::CopyObject, ANY, &[SAME]).alike(&[0]),
];
