//! Explicit conversions `convert_<type>[_sat][_<rounding>]` (OpenCL C 3.0, 6.4.3).
//!
//! Between integers a rounding mode has no effect: it is read and not written. The `as_<type>` functions are not calls:
//! compilers emit bit casts for them.

use spirv_grammar::Op;

use super::{op, rows};
use crate::row::Arg::V;
use crate::row::Pat::T;
use crate::row::Piece::{IgnoredRounding, Lit, Rounding, Saturated, Type};
use crate::row::gens::{F, I, S, U};
use crate::row::{Face, Gen, Hook, Piece, Ret, When};

const PLAIN: &[Piece] = &[Lit("convert_"), Type, IgnoredRounding];
const SAT: &[Piece] = &[Lit("convert_"), Type, Saturated, IgnoredRounding];
const ALWAYS_SAT: &[Piece] = &[Lit("convert_"), Type, Lit("_sat"), IgnoredRounding];
const ROUND: &[Piece] = &[Lit("convert_"), Type, Rounding];
const SAT_ROUND: &[Piece] = &[Lit("convert_"), Type, Saturated, Rounding];

const fn convert(from: Gen, to: Gen, name: &'static [Piece]) -> Face {
    Face::new("", from, &[T], &[V(0)], Ret::R).result(to).pattern(name)
}

/// The types have the same representation: nothing is converted.
const fn identity(from: Gen, to: Gen, name: &'static [Piece]) -> Face {
    convert(from, to, name)
        .when(When::WidthsEqual)
        .only_read("an unchanged value needs no call")
        .hook(Hook::Identity)
}

rows! {
    op(Op::ConvertFToU) => [convert(F, U, SAT_ROUND)];
    op(Op::ConvertFToS) => [convert(F, S, SAT_ROUND)];
    op(Op::ConvertSToF) => [convert(S, F, ROUND)];
    op(Op::ConvertUToF) => [convert(U, F, ROUND)];
    op(Op::FConvert) => [convert(F, F, ROUND).when(When::WidthsDiffer)];
    op(Op::SConvert) => [
        convert(S, S, SAT).when(When::WidthsDiffer),
        convert(S, U, PLAIN).when(When::WidthsDiffer).alias(),
    ];
    op(Op::UConvert) => [
        convert(U, U, SAT).when(When::WidthsDiffer),
        convert(U, S, PLAIN).when(When::WidthsDiffer).alias().preferred(),
    ];
    op(Op::SatConvertSToU) => [convert(S, U, ALWAYS_SAT)];
    op(Op::SatConvertUToS) => [convert(U, S, ALWAYS_SAT)];
    op(Op::CopyObject) => [
        identity(I, I, PLAIN),
        identity(S, S, ALWAYS_SAT),
        identity(U, U, ALWAYS_SAT),
        identity(F, F, ROUND),
    ];
}
