//! Vector loads and stores, shuffles, printf, prefetch (OpenCL C 3.0, 6.15.7, 6.15.11, 6.15.13 and 6.15.14).

use ocl_mangle::Builtin::{Double, Float, Half, Int};
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;

use super::{LIKE_T, cl, pointer, pointer_to_const, rows};
use crate::row::Arg::V;
use crate::row::Pat::{self, Any, Element, ElementAnyLanes, Is, SameWidth, Size, T};
use crate::row::Piece::{self, Lit, SomeRounding};
use crate::row::gens::{BF, F32, N};
use crate::row::{Face, Fix, Gen, Lanes, Ret, Sign};

const PTR_ELEMENT: Pat = Pat::Pointer(&pointer(Element));
const PTR_CONST_ELEMENT: Pat = Pat::Pointer(&pointer_to_const(Element));
const PTR_CONST_T: Pat = Pat::Pointer(&pointer_to_const(T));
const PTR_HALF: Pat = Pat::Pointer(&pointer(Is(Half)));
const PTR_CONST_HALF: Pat = Pat::Pointer(&pointer_to_const(Is(Half)));

/// The types from which halves are stored.
const WIDER: Gen = Gen { elements: &[Float, Double], lanes: Lanes::Scalar };

const N_FROM_NAME: &[(u8, Fix)] = &[(2, Fix::NameLanes)];
const ROUNDING: &[(u8, Fix)] = &[(3, Fix::NameRounding)];

/// `floatn f(size_t offset, const half *p)`
const fn load_halves(name: &'static [Piece]) -> Face {
    Face::new("", F32.vector(), &[Size, PTR_CONST_HALF], &[V(0), V(1)], LIKE_T)
        .pattern(name)
        .fixed(N_FROM_NAME)
}

/// `void f(T data, size_t offset, half *p)`
const fn store_halves(t: Gen, name: &'static [Piece]) -> Face {
    Face::new("", t, &[T, Size, PTR_HALF], &[V(0), V(1), V(2)], Ret::Void).pattern(name)
}

rows! {
    cl(Cl::vloadn) => [
        Face::new("", N.vector(), &[Size, PTR_CONST_ELEMENT], &[V(0), V(1)], LIKE_T)
            .pattern(&[Lit("vload"), Piece::Lanes])
            .fixed(N_FROM_NAME),
        Face::new("", BF.vector(), &[Size, PTR_CONST_ELEMENT], &[V(0), V(1)], LIKE_T)
            .pattern(&[Lit("vload"), Piece::Lanes])
            .fixed(N_FROM_NAME)
            .preferred(),
    ];
    cl(Cl::vstoren) => [
        Face::new("", N.vector(), &[T, Size, PTR_ELEMENT], &[V(0), V(1), V(2)], Ret::Void)
            .pattern(&[Lit("vstore"), Piece::Lanes]),
        Face::new("", BF.vector(), &[T, Size, PTR_ELEMENT], &[V(0), V(1), V(2)], Ret::Void)
            .pattern(&[Lit("vstore"), Piece::Lanes])
            .preferred(),
    ];
    cl(Cl::vload_half) => [
        Face::new("vload_half", F32.scalar(), &[Size, PTR_CONST_HALF], &[V(0), V(1)], Ret::Like(Is(Float))),
    ];
    cl(Cl::vload_halfn) => [load_halves(&[Lit("vload_half"), Piece::Lanes])];
    cl(Cl::vloada_halfn) => [load_halves(&[Lit("vloada_half"), Piece::Lanes])];
    cl(Cl::vstore_half) => [store_halves(WIDER, &[Lit("vstore_half")])];
    cl(Cl::vstore_half_r) => [store_halves(WIDER, &[Lit("vstore_half"), SomeRounding]).fixed(ROUNDING)];
    cl(Cl::vstore_halfn) => [store_halves(WIDER.vector(), &[Lit("vstore_half"), Piece::Lanes])];
    cl(Cl::vstore_halfn_r) => [
        store_halves(WIDER.vector(), &[Lit("vstore_half"), Piece::Lanes, SomeRounding]).fixed(ROUNDING),
    ];
    cl(Cl::vstorea_halfn) => [store_halves(WIDER.vector(), &[Lit("vstorea_half"), Piece::Lanes])];
    cl(Cl::vstorea_halfn_r) => [
        store_halves(WIDER.vector(), &[Lit("vstorea_half"), Piece::Lanes, SomeRounding]).fixed(ROUNDING),
    ];
    // The mask decides the lanes of the result.
    cl(Cl::shuffle) => [
        Face::new("shuffle", N.vector(), &[ElementAnyLanes, SameWidth(Sign::U)], &[V(0), V(1)], LIKE_T),
    ];
    cl(Cl::shuffle2) => [
        Face::new(
            "shuffle2", N.vector(), &[ElementAnyLanes, ElementAnyLanes, SameWidth(Sign::U)],
            &[V(0), V(1), V(2)], LIKE_T,
        ),
    ];
    cl(Cl::printf) => [Face::new("printf", N, &[Any], &[V(0)], Ret::Like(Is(Int))).plain().variadic()];
    cl(Cl::prefetch) => [Face::new("prefetch", N, &[PTR_CONST_T, Size], &[V(0), V(1)], Ret::Void)];
}
