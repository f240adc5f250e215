//! Cooperative matrices and vectors.

use crate::signatures::parts::{ADDRESS, ANY, INT_ONE, MATRIX, NOTHING, POINTER, WORD};
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
    sig(
        Op::CooperativeVectorMatrixMulNV,
        ANY,
        &[ANY, ANY, ADDRESS.to(Pointee::Array).read(), ANY, ANY, ANY, ANY, ANY, ANY],
    ),
    sig(
        Op::CooperativeVectorOuterProductAccumulateNV,
        NOTHING,
        &[ADDRESS.to(Pointee::Array).updated(), ANY, ANY, ANY, ANY, ANY],
    ),
    sig(
        Op::CooperativeVectorReduceSumAccumulateNV,
        NOTHING,
        &[ADDRESS.to(Pointee::Array).updated(), ANY, ANY],
    ),
    sig(
        Op::CooperativeVectorMatrixMulAddNV,
        ANY,
        &[
            ANY,
            ANY,
            ADDRESS.to(Pointee::Array).read(),
            ANY,
            ANY,
            ADDRESS.to(Pointee::Array).read(),
            ANY,
            ANY,
            ANY,
            ANY,
            ANY,
            ANY,
        ],
    ),
    sig(Op::CooperativeVectorLoadNV, ANY, &[ADDRESS.to(Pointee::Array).read(), ANY]),
    sig(Op::CooperativeVectorStoreNV, NOTHING, &[ADDRESS.to(Pointee::Array).written(), ANY, ANY]),
    sig(
        Op::CooperativeMatrixLoadCheckedINTEL,
        ANY,
        &[ADDRESS.to(Pointee::ElementOfResult).read(), ANY, ANY, ANY, ANY, ANY],
    )
    .named(),
    sig(
        Op::CooperativeMatrixStoreCheckedINTEL,
        NOTHING,
        &[ADDRESS.to(Pointee::ElementOf(3)).written(), ANY, ANY, ANY, ANY, ANY, ANY],
    ),
    sig(
        Op::CooperativeMatrixLoadOffsetINTEL,
        ANY,
        &[ADDRESS.to(Pointee::ElementOfResult).read(), ANY, ANY, ANY, ANY],
    )
    .named(),
    sig(
        Op::CooperativeMatrixStoreOffsetINTEL,
        NOTHING,
        &[ADDRESS.to(Pointee::ElementOf(3)).written(), ANY, ANY, ANY, ANY, ANY],
    ),
];
