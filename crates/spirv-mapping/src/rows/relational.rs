//! Relational functions (OpenCL C 3.0, 6.15.6).

use spirv_grammar::Op;
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;

use super::{LIKE_T, cl, op, rows};
use crate::row::Arg::{Negative, V};
use crate::row::Pat::{SameWidth, T};
use crate::row::gens::{F, NUMBERS, S};
use crate::row::{Dir, Face, Fix, Gen, Lanes, Ret, Sign};

const NUMBER: Gen = Gen { elements: NUMBERS, lanes: Lanes::Any };

const fn test1(name: &'static str) -> Face {
    Face::new(name, F, &[T], &[V(0)], Ret::Test)
}

const fn test2(name: &'static str) -> Face {
    Face::new(name, F, &[T, T], &[V(0), V(1)], Ret::Test)
}

/// `any` and `all` of a scalar ask for its most significant bit.
const fn sign_bit(name: &'static str) -> Face {
    Face::new(name, S.scalar(), &[T], &[V(0)], Ret::TestInt).fixed(&[(1, Fix::ZeroLike(0))]).alias()
}

const fn written(mut face: Face) -> Face {
    face.dir = Dir::ToLlvm;
    face.one_way = Some("the same call is read as the instruction that is not deprecated");
    face
}

rows! {
    op(Op::FOrdEqual) => [test2("isequal")];
    op(Op::FUnordNotEqual) => [test2("isnotequal")];
    op(Op::FOrdGreaterThan) => [test2("isgreater")];
    op(Op::FOrdGreaterThanEqual) => [test2("isgreaterequal")];
    op(Op::FOrdLessThan) => [test2("isless")];
    op(Op::FOrdLessThanEqual) => [test2("islessequal")];
    op(Op::FOrdNotEqual) => [test2("islessgreater")];
    // Deprecated in favor of FOrdNotEqual.
    op(Op::LessOrGreater) => [written(test2("islessgreater"))];
    op(Op::Ordered) => [test2("isordered")];
    op(Op::Unordered) => [test2("isunordered")];
    op(Op::IsFinite) => [test1("isfinite")];
    op(Op::IsInf) => [test1("isinf")];
    op(Op::IsNan) => [test1("isnan")];
    op(Op::IsNormal) => [test1("isnormal")];
    op(Op::SignBitSet) => [test1("signbit")];
    op(Op::Any) => [Face::new("any", S.vector(), &[T], &[Negative(0)], Ret::TestInt)];
    op(Op::All) => [Face::new("all", S.vector(), &[T], &[Negative(0)], Ret::TestInt)];
    op(Op::SLessThan) => [sign_bit("any"), sign_bit("all")];
    cl(Cl::bitselect) => [Face::new("bitselect", NUMBER, &[T, T, T], &[V(0), V(1), V(2)], LIKE_T)];
    cl(Cl::select) => [
        Face::new("select", NUMBER, &[T, T, SameWidth(Sign::S)], &[V(0), V(1), V(2)], LIKE_T),
        Face::new("select", NUMBER, &[T, T, SameWidth(Sign::U)], &[V(0), V(1), V(2)], LIKE_T).alias(),
    ];
}
