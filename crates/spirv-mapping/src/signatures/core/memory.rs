//! Memory and pointers.

use crate::signatures::parts::{ADDRESS, ANY, AS_FIRST, INT_ONE, MEMORY_OPERANDS, NOTHING, POINTER, READ};
use crate::signatures::pattern::{Kind, Lanes, Part, Pointee, Signature, sig};
use spirv_grammar::Op;

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::Load, ANY, &[READ, MEMORY_OPERANDS]).alike(&[0]),
    sig(Op::Store, NOTHING, &[POINTER.to(Pointee::Operand(1)).written(), ANY, MEMORY_OPERANDS])
        .alike(&[0, 1]),
    sig(
        Op::CopyMemory,
        NOTHING,
        &[POINTER.to(Pointee::Like(1)).written(), POINTER.to(Pointee::Like(0)).read(), MEMORY_OPERANDS],
    )
    .alike(&[0, 1]),
    sig(Op::CopyMemorySized, NOTHING, &[POINTER.written(), POINTER.read(), INT_ONE, MEMORY_OPERANDS]),
    sig(Op::AccessChain, ADDRESS, &[ADDRESS]),
    sig(Op::InBoundsAccessChain, ADDRESS, &[ADDRESS]),
    sig(Op::PtrAccessChain, POINTER, &[POINTER, INT_ONE]),
    sig(Op::GenericPtrMemSemantics, ANY, &[ADDRESS.to(Pointee::Integer(8)).constant()]),
    sig(Op::InBoundsPtrAccessChain, POINTER, &[POINTER, INT_ONE]),
    sig(Op::PtrEqual, Part::new(Kind::Bool, Lanes::One), &[POINTER, AS_FIRST]).alike(&[0, 1]),
    sig(Op::PtrNotEqual, Part::new(Kind::Bool, Lanes::One), &[POINTER, AS_FIRST]).alike(&[0, 1]),
    sig(Op::PtrDiff, INT_ONE, &[POINTER, AS_FIRST]).alike(&[0, 1]),
    sig(Op::PredicatedLoadINTEL, ANY, &[ADDRESS.to(Pointee::Result).read(), ANY, ANY]),
    sig(Op::PredicatedStoreINTEL, NOTHING, &[ADDRESS.to(Pointee::Operand(1)).written(), ANY, ANY]),
];
