//! Integer functions, bit manipulation, dot products (OpenCL C 3.0, 6.15.3 and 6.15.18).

use ocl_mangle::Builtin::{Char, Int, Long, Short, UChar, UInt, ULong, UShort};
use spirv_grammar::Op;
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;

use super::{LIKE_T, cl, op, rows};
use crate::row::Arg::{Splat, V};
use crate::row::Pat::{Element, HalfWidth, Is, SameWidth, T, Vector};
use crate::row::gens::{BF, F, I, I32, S, U, U32};
use crate::row::{Arg, Face, Fix, Gen, Hook, Lanes, Ret, Sign};

const UPSAMPLE_S: Gen = Gen { elements: &[Short, Int, Long], lanes: Lanes::Any };
const UPSAMPLE_U: Gen = Gen { elements: &[UShort, UInt, ULong], lanes: Lanes::Any };

const fn i1(name: &'static str, t: Gen) -> Face {
    Face::new(name, t, &[T], &[V(0)], LIKE_T)
}

const fn i2(name: &'static str, t: Gen) -> Face {
    Face::new(name, t, &[T, T], &[V(0), V(1)], LIKE_T)
}

const fn i3(name: &'static str, t: Gen) -> Face {
    Face::new(name, t, &[T, T, T], &[V(0), V(1), V(2)], LIKE_T)
}

/// `max(int4, int)` and the like: the scalar is repeated.
const fn i2_scalar(name: &'static str, t: Gen) -> Face {
    Face::new(name, t.vector(), &[T, Element], &[V(0), Splat(1)], LIKE_T).alias()
}

const fn i3_scalars(name: &'static str, t: Gen) -> Face {
    Face::new(name, t.vector(), &[T, Element, Element], &[V(0), Splat(1), Splat(2)], LIKE_T).alias()
}

rows! {
    cl(Cl::s_abs) => [Face::new("abs", S, &[T], &[V(0)], Ret::Like(SameWidth(Sign::U)))];
    cl(Cl::u_abs) => [i1("abs", U)];
    cl(Cl::s_abs_diff) => [Face::new("abs_diff", S, &[T, T], &[V(0), V(1)], Ret::Like(SameWidth(Sign::U)))];
    cl(Cl::u_abs_diff) => [i2("abs_diff", U)];
    cl(Cl::s_add_sat) => [i2("add_sat", S)];
    cl(Cl::u_add_sat) => [i2("add_sat", U)];
    cl(Cl::s_hadd) => [i2("hadd", S)];
    cl(Cl::u_hadd) => [i2("hadd", U)];
    cl(Cl::s_rhadd) => [i2("rhadd", S)];
    cl(Cl::u_rhadd) => [i2("rhadd", U)];
    cl(Cl::s_clamp) => [i3("clamp", S), i3_scalars("clamp", S)];
    cl(Cl::u_clamp) => [i3("clamp", U), i3_scalars("clamp", U)];
    cl(Cl::clz) => [i1("clz", I)];
    cl(Cl::ctz) => [i1("ctz", I)];
    cl(Cl::s_mad_hi) => [i3("mad_hi", S)];
    cl(Cl::u_mad_hi) => [i3("mad_hi", U)];
    cl(Cl::s_mad_sat) => [i3("mad_sat", S)];
    cl(Cl::u_mad_sat) => [i3("mad_sat", U)];
    cl(Cl::s_max) => [i2("max", S), i2_scalar("max", S)];
    cl(Cl::u_max) => [i2("max", U), i2_scalar("max", U)];
    cl(Cl::s_min) => [i2("min", S), i2_scalar("min", S)];
    cl(Cl::u_min) => [i2("min", U), i2_scalar("min", U)];
    cl(Cl::s_mul_hi) => [i2("mul_hi", S)];
    cl(Cl::u_mul_hi) => [i2("mul_hi", U)];
    cl(Cl::rotate) => [i2("rotate", I)];
    cl(Cl::s_sub_sat) => [i2("sub_sat", S)];
    cl(Cl::u_sub_sat) => [i2("sub_sat", U)];
    cl(Cl::s_upsample) => [
        Face::new("upsample", UPSAMPLE_S, &[HalfWidth(Sign::S), HalfWidth(Sign::U)], &[V(0), V(1)], LIKE_T),
    ];
    cl(Cl::u_upsample) => [
        Face::new("upsample", UPSAMPLE_U, &[HalfWidth(Sign::U), HalfWidth(Sign::U)], &[V(0), V(1)], LIKE_T),
    ];
    cl(Cl::popcount) => [i1("popcount", I)];
    cl(Cl::s_mad24) => [i3("mad24", I32)];
    cl(Cl::u_mad24) => [i3("mad24", U32)];
    cl(Cl::s_mul24) => [i2("mul24", I32)];
    cl(Cl::u_mul24) => [i2("mul24", U32)];

    op(Op::BitReverse) => [i1("bit_reverse", I).only_read("the intrinsic needs no library")];
    op(Op::BitFieldInsert) => [
        Face::new("bitfield_insert", I, &[T, T, Is(UInt), Is(UInt)], &[V(0), V(1), V(2), V(3)], LIKE_T),
    ];
    op(Op::BitFieldSExtract) => [
        Face::new("bitfield_extract_signed", S, &[T, Is(UInt), Is(UInt)], &[V(0), V(1), V(2)], LIKE_T),
        Face::new(
            "bitfield_extract_signed", U, &[T, Is(UInt), Is(UInt)], &[V(0), V(1), V(2)],
            Ret::Like(SameWidth(Sign::S)),
        ).alias(),
    ];
    op(Op::BitFieldUExtract) => [
        Face::new("bitfield_extract_unsigned", U, &[T, Is(UInt), Is(UInt)], &[V(0), V(1), V(2)], LIKE_T),
        Face::new(
            "bitfield_extract_unsigned", S, &[T, Is(UInt), Is(UInt)], &[V(0), V(1), V(2)],
            Ret::Like(SameWidth(Sign::U)),
        ).alias().preferred(),
    ];

    op(Op::Dot) => [
        Face::new("dot", F.vector(), &[T, T], &[V(0), V(1)], Ret::Like(Element)),
        Face::new("dot", BF.vector(), &[T, T], &[V(0), V(1)], Ret::Like(Element)).preferred(),
    ];
    op(Op::FMul) => [Face::new("dot", F.scalar(), &[T, T], &[V(0), V(1)], LIKE_T)
        .only_read("a product of scalars is an instruction of LLVM")
        .hook(Hook::ScalarDot)];
    op(Op::UDot) => [
        Face::new("dot", U32, DOT_UU, &[V(0), V(1)], Ret::Like(Is(UInt))).fixed(NO_FORMAT),
        of_shorts("dot", SHORTS_UU, &[V(0), V(1)], Is(UInt)).fixed(NO_FORMAT).preferred(),
        Face::new("dot_4x8packed_uu_uint", U32, PACKED, &[V(0), V(1)], Ret::Like(Is(UInt))).fixed(FORMAT),
    ];
    op(Op::SDot) => [
        Face::new("dot", U32, DOT_SS, &[V(0), V(1)], Ret::Like(Is(Int))).fixed(NO_FORMAT),
        of_shorts("dot", SHORTS_SS, &[V(0), V(1)], Is(Int)).fixed(NO_FORMAT).preferred(),
        Face::new("dot_4x8packed_ss_int", U32, PACKED, &[V(0), V(1)], Ret::Like(Is(Int))).fixed(FORMAT),
    ];
    op(Op::SUDot) => [
        Face::new("dot", U32, DOT_SU, &[V(0), V(1)], Ret::Like(Is(Int))).fixed(NO_FORMAT),
        of_shorts("dot", SHORTS_SU, &[V(0), V(1)], Is(Int)).fixed(NO_FORMAT).preferred(),
        of_shorts("dot", SHORTS_US, &[V(1), V(0)], Is(Int)).fixed(NO_FORMAT),
        Face::new("dot", U32, DOT_US, &[V(1), V(0)], Ret::Like(Is(Int))).fixed(NO_FORMAT).alias(),
        Face::new("dot_4x8packed_su_int", U32, PACKED, &[V(0), V(1)], Ret::Like(Is(Int))).fixed(FORMAT),
        Face::new("dot_4x8packed_us_int", U32, PACKED, &[V(1), V(0)], Ret::Like(Is(Int))).fixed(FORMAT).alias(),
    ];
    op(Op::UDotAccSat) => [
        Face::new("dot_acc_sat", U32, ACC_UU, &[V(0), V(1), V(2)], Ret::Like(Is(UInt))).fixed(NO_FORMAT_ACC),
        of_shorts("dot_acc_sat", SHORTS_ACC_UU, &[V(0), V(1), V(2)], Is(UInt)).fixed(NO_FORMAT_ACC).preferred(),
        Face::new("dot_acc_sat_4x8packed_uu_uint", U32, PACKED_U, &[V(0), V(1), V(2)], Ret::Like(Is(UInt)))
            .fixed(FORMAT_ACC),
    ];
    op(Op::SDotAccSat) => [
        Face::new("dot_acc_sat", U32, ACC_SS, &[V(0), V(1), V(2)], Ret::Like(Is(Int))).fixed(NO_FORMAT_ACC),
        of_shorts("dot_acc_sat", SHORTS_ACC_SS, &[V(0), V(1), V(2)], Is(Int)).fixed(NO_FORMAT_ACC).preferred(),
        Face::new("dot_acc_sat_4x8packed_ss_int", U32, PACKED_S, &[V(0), V(1), V(2)], Ret::Like(Is(Int)))
            .fixed(FORMAT_ACC),
    ];
    op(Op::SUDotAccSat) => [
        Face::new("dot_acc_sat", U32, ACC_SU, &[V(0), V(1), V(2)], Ret::Like(Is(Int))).fixed(NO_FORMAT_ACC),
        of_shorts("dot_acc_sat", SHORTS_ACC_SU, &[V(0), V(1), V(2)], Is(Int)).fixed(NO_FORMAT_ACC).preferred(),
        of_shorts("dot_acc_sat", SHORTS_ACC_US, &[V(1), V(0), V(2)], Is(Int)).fixed(NO_FORMAT_ACC),
        Face::new("dot_acc_sat", U32, ACC_US, &[V(1), V(0), V(2)], Ret::Like(Is(Int))).fixed(NO_FORMAT_ACC).alias(),
        Face::new("dot_acc_sat_4x8packed_su_int", U32, PACKED_S, &[V(0), V(1), V(2)], Ret::Like(Is(Int)))
            .fixed(FORMAT_ACC),
        Face::new("dot_acc_sat_4x8packed_us_int", U32, PACKED_S, &[V(1), V(0), V(2)], Ret::Like(Is(Int)))
            .fixed(FORMAT_ACC).alias(),
    ];
}

use crate::row::Pat;
const DOT_UU: &[Pat] = &[Vector(4, UChar), Vector(4, UChar)];
const DOT_SS: &[Pat] = &[Vector(4, Char), Vector(4, Char)];
const DOT_SU: &[Pat] = &[Vector(4, Char), Vector(4, UChar)];
const DOT_US: &[Pat] = &[Vector(4, UChar), Vector(4, Char)];
const ACC_UU: &[Pat] = &[Vector(4, UChar), Vector(4, UChar), Is(UInt)];
const ACC_SS: &[Pat] = &[Vector(4, Char), Vector(4, Char), Is(Int)];
const ACC_SU: &[Pat] = &[Vector(4, Char), Vector(4, UChar), Is(Int)];
const ACC_US: &[Pat] = &[Vector(4, UChar), Vector(4, Char), Is(Int)];
const SHORTS_UU: &[Pat] = &[Vector(2, UShort), Vector(2, UShort)];
const SHORTS_SS: &[Pat] = &[Vector(2, Short), Vector(2, Short)];
const SHORTS_SU: &[Pat] = &[Vector(2, Short), Vector(2, UShort)];
const SHORTS_US: &[Pat] = &[Vector(2, UShort), Vector(2, Short)];
const SHORTS_ACC_UU: &[Pat] = &[Vector(2, UShort), Vector(2, UShort), Is(UInt)];
const SHORTS_ACC_SS: &[Pat] = &[Vector(2, Short), Vector(2, Short), Is(Int)];
const SHORTS_ACC_SU: &[Pat] = &[Vector(2, Short), Vector(2, UShort), Is(Int)];
const SHORTS_ACC_US: &[Pat] = &[Vector(2, UShort), Vector(2, Short), Is(Int)];

/// A dot product of two numbers of 16 bits.
const fn of_shorts(name: &'static str, sig: &'static [Pat], args: &'static [Arg], ret: Pat) -> Face {
    Face::new(name, U32, sig, args, Ret::Like(ret))
        .only_read("OpenCL C has it for four numbers of 8 bits alone")
}

const PACKED: &[Pat] = &[Is(UInt), Is(UInt)];
const PACKED_S: &[Pat] = &[Is(UInt), Is(UInt), Is(Int)];
const PACKED_U: &[Pat] = &[Is(UInt), Is(UInt), Is(UInt)];
/// PackedVectorFormat4x8Bit
const FORMAT: &[(u8, Fix)] = &[(2, Fix::Is(0))];
const FORMAT_ACC: &[(u8, Fix)] = &[(3, Fix::Is(0))];
const NO_FORMAT: &[(u8, Fix)] = &[(2, Fix::Absent)];
const NO_FORMAT_ACC: &[(u8, Fix)] = &[(3, Fix::Absent)];
