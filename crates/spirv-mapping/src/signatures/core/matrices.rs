//! Cooperative matrices and vectors.

use crate::signatures::parts::{
    ADDRESS, ANY, ARRAY_READ, ARRAY_UPDATED, ARRAY_WRITTEN, ELEMENTS_READ, INT_ONE, MATRIX, NOTHING, POINTER,
    WORD,
};
use crate::signatures::pattern::{Pointee, Signature, sig};
use spirv_grammar::Op;

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::CooperativeMatrixLoadKHR, MATRIX, &[POINTER.to(Pointee::ElementOfResult).read(), WORD, INT_ONE])
        .named(),
    sig(
        Op::CooperativeMatrixStoreKHR,
        NOTHING,
        &[POINTER.to(Pointee::ElementOf(1)).written(), MATRIX, WORD, INT_ONE],
    ),
    sig(Op::CooperativeMatrixLengthKHR, WORD, &[MATRIX]),
    sig(Op::CooperativeVectorMatrixMulNV, ANY, &[ANY, ANY, ARRAY_READ, ANY, ANY, ANY, ANY, ANY, ANY]),
    sig(Op::CooperativeVectorOuterProductAccumulateNV, NOTHING, &[ARRAY_UPDATED, ANY, ANY, ANY, ANY, ANY]),
    sig(Op::CooperativeVectorReduceSumAccumulateNV, NOTHING, &[ARRAY_UPDATED, ANY, ANY]),
    sig(
        Op::CooperativeVectorMatrixMulAddNV,
        ANY,
        &[ANY, ANY, ARRAY_READ, ANY, ANY, ARRAY_READ, ANY, ANY, ANY, ANY, ANY, ANY],
    ),
    sig(Op::CooperativeVectorLoadNV, ANY, &[ARRAY_READ, ANY]),
    sig(Op::CooperativeVectorStoreNV, NOTHING, &[ARRAY_WRITTEN, ANY, ANY]),
    sig(Op::CooperativeMatrixLoadCheckedINTEL, ANY, &[ELEMENTS_READ, ANY, ANY, ANY, ANY, ANY]).named(),
    sig(
        Op::CooperativeMatrixStoreCheckedINTEL,
        NOTHING,
        &[ADDRESS.to(Pointee::ElementOf(3)).written(), ANY, ANY, ANY, ANY, ANY, ANY],
    ),
    sig(Op::CooperativeMatrixLoadOffsetINTEL, ANY, &[ELEMENTS_READ, ANY, ANY, ANY, ANY]).named(),
    sig(
        Op::CooperativeMatrixStoreOffsetINTEL,
        NOTHING,
        &[ADDRESS.to(Pointee::ElementOf(3)).written(), ANY, ANY, ANY, ANY, ANY],
    ),
];
