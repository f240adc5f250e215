//! Intel's extensions: sub-group shuffles and block access (cl_intel_subgroups, _char, _short, _long,
//! cl_intel_subgroup_local_block_io, cl_intel_subgroup_buffer_prefetch, cl_intel_media_block_io), bfloat16 conversions
//! (cl_intel_bfloat16_conversions).

use ocl_mangle::Builtin::{self, Float, Int, UChar, UInt, ULong, UShort};
use spirv_grammar::Op;

use super::{LIKE_T, op, pointer, pointer_to_const};
use crate::row::Arg::V;
use crate::row::Fix::{Absent, NameBytes};
use crate::row::Pat::{self, Element, Image, Is, Matrix, T, Vector};
use crate::row::Piece::{LanesOrNone, Lit};
use crate::row::gens::{F32, N, NONE};
use crate::row::{Face, Gen, ImageSet, Lanes, Piece, Ret, Row};

const fn any(elements: &'static [Builtin]) -> Gen {
    Gen { elements, lanes: Lanes::Any }
}

const PTR: Pat = Pat::Pointer(&pointer(Element));
const PTR_CONST: Pat = Pat::Pointer(&pointer_to_const(Element));
const IMAGE: Pat = Image(ImageSet::ANY);
const INT2: Pat = Vector(2, Int);

const fn pattern(t: Gen, name: &'static [Piece], sig: &'static [Pat], ret: Ret) -> Face {
    let args: &[crate::row::Arg] = match sig.len() {
        1 => &[V(0)],
        2 => &[V(0), V(1)],
        _ => &[V(0), V(1), V(2)],
    };
    Face::new("", t, sig, args, ret).pattern(name)
}

/// One family of block functions for each element type; `ui` may be left out, or is part of the name and may be left out
/// where it is read.
macro_rules! blocks {
    ($make:path, $base:literal) => {
        blocks!($make, $base, "", "_ui")
    };
    ($make:path, $base:literal, $written:literal, $read:literal) => {
        [
            $make(any(&[UInt]), &[Lit(concat!($base, $written)), LanesOrNone]),
            $make(any(&[UInt]), &[Lit(concat!($base, $read)), LanesOrNone]).alias(),
            $make(any(&[UChar]), &[Lit(concat!($base, "_uc")), LanesOrNone]),
            $make(any(&[UShort]), &[Lit(concat!($base, "_us")), LanesOrNone]),
            $make(any(&[ULong]), &[Lit(concat!($base, "_ul")), LanesOrNone]),
        ]
    };
}

const fn read(t: Gen, name: &'static [Piece]) -> Face {
    pattern(t, name, &[PTR_CONST], LIKE_T)
}

const fn write(t: Gen, name: &'static [Piece]) -> Face {
    pattern(t, name, &[PTR, T], Ret::Void)
}

const fn image_read(t: Gen, name: &'static [Piece]) -> Face {
    pattern(t, name, &[IMAGE, INT2], LIKE_T)
}

const fn image_write(t: Gen, name: &'static [Piece]) -> Face {
    pattern(t, name, &[IMAGE, INT2, T], Ret::Void)
}

/// `T f(int2 offset, int width, int height, image)`; operands: image, coordinate, width, height.
const fn media_read(t: Gen, name: &'static [Piece]) -> Face {
    Face::new("", t, &[INT2, Is(Int), Is(Int), IMAGE], &[V(1), V(2), V(3), V(0)], LIKE_T).pattern(name)
}

/// `void f(int2 offset, int width, int height, T pixels, image)`
const fn media_write(t: Gen, name: &'static [Piece]) -> Face {
    const ARGS: &[crate::row::Arg] = &[V(1), V(2), V(3), V(4), V(0)];
    Face::new("", t, &[INT2, Is(Int), Is(Int), T, IMAGE], ARGS, Ret::Void).pattern(name)
}

const fn prefetch(t: Gen, name: &'static [Piece]) -> Face {
    pattern(t, name, &[PTR_CONST], Ret::Void).fixed(&[(1, NameBytes), (2, Absent)])
}

/// A conversion of cooperative matrices, to one with components of type `to`.
const fn of_matrices(name: &'static str, sig: &'static [Pat], to: Builtin) -> Face {
    Face::new(name, NONE, sig, &[V(0)], Ret::Like(Matrix(to)))
}

const BF16: Gen = any(&[UShort]);

const fn row(inst: Op, faces: &'static [Face]) -> Row {
    Row { inst: op(inst), faces }
}

pub(crate) const ROWS: &[Row] = &[
    row(
        Op::SubgroupShuffleINTEL,
        &[Face::new("intel_sub_group_shuffle", N, &[T, Is(UInt)], &[V(0), V(1)], LIKE_T)],
    ),
    row(
        Op::SubgroupShuffleXorINTEL,
        &[Face::new("intel_sub_group_shuffle_xor", N, &[T, Is(UInt)], &[V(0), V(1)], LIKE_T)],
    ),
    row(
        Op::SubgroupShuffleDownINTEL,
        &[Face::new("intel_sub_group_shuffle_down", N, &[T, T, Is(UInt)], &[V(0), V(1), V(2)], LIKE_T)],
    ),
    row(
        Op::SubgroupShuffleUpINTEL,
        &[Face::new("intel_sub_group_shuffle_up", N, &[T, T, Is(UInt)], &[V(0), V(1), V(2)], LIKE_T)],
    ),
    row(Op::SubgroupBlockReadINTEL, &blocks!(read, "intel_sub_group_block_read")),
    row(Op::SubgroupBlockWriteINTEL, &blocks!(write, "intel_sub_group_block_write")),
    row(Op::SubgroupImageBlockReadINTEL, &blocks!(image_read, "intel_sub_group_block_read")),
    row(Op::SubgroupImageBlockWriteINTEL, &blocks!(image_write, "intel_sub_group_block_write")),
    row(
        Op::SubgroupImageMediaBlockReadINTEL,
        &blocks!(media_read, "intel_sub_group_media_block_read", "_ui", ""),
    ),
    row(
        Op::SubgroupImageMediaBlockWriteINTEL,
        &blocks!(media_write, "intel_sub_group_media_block_write", "_ui", ""),
    ),
    row(
        Op::SubgroupBlockPrefetchINTEL,
        &[
            prefetch(any(&[UChar]), &[Lit("intel_sub_group_block_prefetch_uc"), LanesOrNone]),
            prefetch(any(&[UShort]), &[Lit("intel_sub_group_block_prefetch_us"), LanesOrNone]),
            prefetch(any(&[UInt]), &[Lit("intel_sub_group_block_prefetch_ui"), LanesOrNone]),
            prefetch(any(&[ULong]), &[Lit("intel_sub_group_block_prefetch_ul"), LanesOrNone]),
        ],
    ),
    row(
        Op::ConvertFToBF16INTEL,
        &[
            Face::new("", F32, &[T], &[V(0)], Ret::Like(Pat::Lanes(UShort))).pattern(&[
                Lit("intel_convert_bfloat16"),
                LanesOrNone,
                Lit("_as_ushort"),
                LanesOrNone,
            ]),
            of_matrices("intel_convert_bfloat16_as_ushort", &[Matrix(Float)], UShort),
        ],
    ),
    row(
        Op::ConvertBF16ToFINTEL,
        &[
            Face::new("", BF16, &[T], &[V(0)], Ret::Like(Pat::Lanes(Float))).pattern(&[
                Lit("intel_convert_as_bfloat16"),
                LanesOrNone,
                Lit("_float"),
                LanesOrNone,
            ]),
            of_matrices("intel_convert_as_bfloat16_float", &[Matrix(UShort)], Float),
        ],
    ),
];
