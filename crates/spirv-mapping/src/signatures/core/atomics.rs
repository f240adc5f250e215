//! Atomic instructions and barriers.

use crate::signatures::parts::{
    BARRIER, FLOAT, INT_ONE, NOTHING, NUMBER_ONE, POINTER, READ, SAME, SCOPE, SEMANTICS, TRUTH_ONE, UPDATED,
    WORD,
};
use crate::signatures::pattern::{Pointee, Signature, sig};
use spirv_grammar::Op;

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::ControlBarrier, NOTHING, &[SCOPE, SCOPE, SEMANTICS]).free(),
    sig(Op::MemoryBarrier, NOTHING, &[SCOPE, SEMANTICS]).free(),
    sig(Op::AtomicLoad, NUMBER_ONE, &[READ, SCOPE, SEMANTICS]).alike(&[0]),
    sig(Op::AtomicStore, NOTHING, &[POINTER.to(Pointee::Operand(3)).written(), SCOPE, SEMANTICS, NUMBER_ONE])
        .alike(&[0, 3]),
    sig(Op::AtomicExchange, NUMBER_ONE, &[UPDATED, SCOPE, SEMANTICS, SAME]).alike(&[0, 3]),
    sig(Op::AtomicCompareExchange, INT_ONE, &[UPDATED, SCOPE, SEMANTICS, SEMANTICS, SAME, SAME])
        .alike(&[0, 4, 5]),
    sig(Op::AtomicCompareExchangeWeak, INT_ONE, &[UPDATED, SCOPE, SEMANTICS, SEMANTICS, SAME, SAME]),
    sig(Op::AtomicIIncrement, INT_ONE, &[UPDATED, SCOPE, SEMANTICS]).alike(&[0]),
    sig(Op::AtomicIDecrement, INT_ONE, &[UPDATED, SCOPE, SEMANTICS]).alike(&[0]),
    sig(Op::AtomicIAdd, INT_ONE, &[UPDATED, SCOPE, SEMANTICS, SAME]).alike(&[0, 3]),
    sig(Op::AtomicISub, INT_ONE, &[UPDATED, SCOPE, SEMANTICS, SAME]).alike(&[0, 3]),
    sig(Op::AtomicSMin, INT_ONE, &[UPDATED, SCOPE, SEMANTICS, SAME]).alike(&[0, 3]),
    sig(Op::AtomicUMin, INT_ONE, &[UPDATED.unsigned(), SCOPE, SEMANTICS, SAME.unsigned()]).alike(&[0, 3]),
    sig(Op::AtomicSMax, INT_ONE, &[UPDATED, SCOPE, SEMANTICS, SAME]).alike(&[0, 3]),
    sig(Op::AtomicUMax, INT_ONE, &[UPDATED.unsigned(), SCOPE, SEMANTICS, SAME.unsigned()]).alike(&[0, 3]),
    sig(Op::AtomicAnd, INT_ONE, &[UPDATED, SCOPE, SEMANTICS, SAME]).alike(&[0, 3]),
    sig(Op::AtomicOr, INT_ONE, &[UPDATED, SCOPE, SEMANTICS, SAME]).alike(&[0, 3]),
    sig(Op::AtomicXor, INT_ONE, &[UPDATED, SCOPE, SEMANTICS, SAME]).alike(&[0, 3]),
    sig(Op::AtomicFlagTestAndSet, TRUTH_ONE, &[POINTER.to(Pointee::Integer(32)).updated(), SCOPE, SEMANTICS]),
    sig(Op::AtomicFlagClear, NOTHING, &[POINTER.to(Pointee::Integer(32)).written(), SCOPE, SEMANTICS]),
    sig(Op::NamedBarrierInitialize, BARRIER, &[WORD]),
    sig(Op::MemoryNamedBarrier, NOTHING, &[BARRIER, SCOPE, SEMANTICS]),
    sig(Op::AtomicFMinEXT, FLOAT, &[UPDATED, SCOPE, SEMANTICS, SAME]),
    sig(Op::AtomicFMaxEXT, FLOAT, &[UPDATED, SCOPE, SEMANTICS, SAME]),
    sig(Op::AtomicFAddEXT, FLOAT, &[UPDATED, SCOPE, SEMANTICS, SAME]),
];
