//! Sub-group functions in non-uniform control flow (cl_khr_subgroup_non_uniform_vote, _ballot,
//! _non_uniform_arithmetic, _shuffle, _shuffle_relative, _clustered_reduce, _rotate; cl_khr_kernel_clock).

use ocl_mangle::Builtin::{Int, UInt, ULong};
use spirv_grammar::Op;

use super::groups::{EXCLUSIVE, INCLUSIVE, REDUCE, SUBGROUP, WORKGROUP};
use super::{LIKE_T, op};
use crate::row::Arg::{NonZero, V};
use crate::row::Fix::{Absent, Is as Equals};
use crate::row::Pat::{Is, T, Vector};
use crate::row::gens::{F, I, N, NONE, NU, S, U};
use crate::row::{Face, Fix, Gen, Pat, Ret, Row};

const CLUSTERED: u32 = 3;
const BALLOT: Pat = Vector(4, UInt);

/// `T f(T)`; operands: scope, operation, value, no cluster size.
const fn scan(name: &'static str, t: Gen, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, t.scalar(), &[T], &[V(2)], LIKE_T).fixed(fixed)
}

/// `T f(T, uint cluster)`
const fn clustered(name: &'static str, t: Gen, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, t.scalar(), &[T, Is(UInt)], &[V(2), V(3)], LIKE_T).fixed(fixed)
}

/// `int f(int)` with boolean meaning.
const fn logical(name: &'static str, _: Gen, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, NONE, &[Is(Int)], &[NonZero(2)], Ret::TestInt).fixed(fixed)
}

const fn logical_clustered(name: &'static str, _: Gen, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, NONE, &[Is(Int), Is(UInt)], &[NonZero(2), V(3)], Ret::TestInt).fixed(fixed)
}

macro_rules! arithmetic {
    ($op:expr, $name:literal, $t:expr, $scan:path, $clustered:path) => {
        Row {
            inst: op($op),
            faces: &[
                $scan(
                    concat!("sub_group_non_uniform_reduce_", $name),
                    $t,
                    &[(0, Equals(SUBGROUP)), (1, Equals(REDUCE)), (3, Absent)],
                ),
                $scan(
                    concat!("sub_group_non_uniform_scan_inclusive_", $name),
                    $t,
                    &[(0, Equals(SUBGROUP)), (1, Equals(INCLUSIVE)), (3, Absent)],
                ),
                $scan(
                    concat!("sub_group_non_uniform_scan_exclusive_", $name),
                    $t,
                    &[(0, Equals(SUBGROUP)), (1, Equals(EXCLUSIVE)), (3, Absent)],
                ),
                $clustered(
                    concat!("sub_group_clustered_reduce_", $name),
                    $t,
                    &[(0, Equals(SUBGROUP)), (1, Equals(CLUSTERED))],
                ),
            ],
        }
    };
}

const IN_SUBGROUP: &[(u8, Fix)] = &[(0, Equals(SUBGROUP))];

/// Over `sig`, whose parameters are the operands after the scope.
const fn in_subgroup(name: &'static str, t: Gen, sig: &'static [Pat], ret: Ret) -> Face {
    let args: &[crate::row::Arg] = match sig.len() {
        0 => &[],
        1 => &[V(1)],
        _ => &[V(1), V(2)],
    };
    Face::new(name, t, sig, args, ret).fixed(IN_SUBGROUP)
}

const fn vote(name: &'static str) -> Face {
    Face::new(name, NONE, &[Is(Int)], &[NonZero(1)], Ret::TestInt).fixed(IN_SUBGROUP)
}

const fn shuffle(name: &'static str) -> Face {
    in_subgroup(name, N.scalar(), &[T, Is(UInt)], LIKE_T)
}

/// `uint f(uint4)` over operands scope, operation, value.
const fn ballot_scan(name: &'static str, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, NONE, &[BALLOT], &[V(2)], Ret::Like(Is(UInt))).fixed(fixed)
}

const fn clock(name: &'static str, ret: Pat, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, NONE, &[], &[], Ret::Like(ret)).fixed(fixed)
}

const HILO: Pat = Vector(2, UInt);
const DEVICE: u32 = 1;

const fn row(inst: Op, faces: &'static [Face]) -> Row {
    Row { inst: op(inst), faces }
}

pub(crate) const ROWS: &[Row] = &[
    row(Op::GroupNonUniformElect, &[in_subgroup("sub_group_elect", NONE, &[], Ret::TestInt)]),
    row(Op::GroupNonUniformAll, &[vote("sub_group_non_uniform_all")]),
    row(Op::GroupNonUniformAny, &[vote("sub_group_non_uniform_any")]),
    row(
        Op::GroupNonUniformAllEqual,
        &[in_subgroup("sub_group_non_uniform_all_equal", N.scalar(), &[T], Ret::TestInt)],
    ),
    row(
        Op::GroupNonUniformBroadcast,
        &[in_subgroup("sub_group_non_uniform_broadcast", NU, &[T, Is(UInt)], LIKE_T)],
    ),
    row(
        Op::GroupNonUniformBroadcastFirst,
        &[in_subgroup("sub_group_broadcast_first", NU.scalar(), &[T], LIKE_T)],
    ),
    row(
        Op::GroupNonUniformBallot,
        &[Face::new("sub_group_ballot", NONE, &[Is(Int)], &[NonZero(1)], Ret::Like(BALLOT))
            .fixed(IN_SUBGROUP)],
    ),
    row(
        Op::GroupNonUniformInverseBallot,
        &[in_subgroup("sub_group_inverse_ballot", NONE, &[BALLOT], Ret::TestInt)],
    ),
    row(
        Op::GroupNonUniformBallotBitExtract,
        &[in_subgroup("sub_group_ballot_bit_extract", NONE, &[BALLOT, Is(UInt)], Ret::TestInt)],
    ),
    row(
        Op::GroupNonUniformBallotBitCount,
        &[
            ballot_scan("sub_group_ballot_bit_count", &[(0, Equals(SUBGROUP)), (1, Equals(REDUCE))]),
            ballot_scan("sub_group_ballot_inclusive_scan", &[(0, Equals(SUBGROUP)), (1, Equals(INCLUSIVE))]),
            ballot_scan("sub_group_ballot_exclusive_scan", &[(0, Equals(SUBGROUP)), (1, Equals(EXCLUSIVE))]),
        ],
    ),
    row(
        Op::GroupNonUniformBallotFindLSB,
        &[in_subgroup("sub_group_ballot_find_lsb", NONE, &[BALLOT], Ret::Like(Is(UInt)))],
    ),
    row(
        Op::GroupNonUniformBallotFindMSB,
        &[in_subgroup("sub_group_ballot_find_msb", NONE, &[BALLOT], Ret::Like(Is(UInt)))],
    ),
    row(Op::GroupNonUniformShuffle, &[shuffle("sub_group_shuffle")]),
    row(Op::GroupNonUniformShuffleXor, &[shuffle("sub_group_shuffle_xor")]),
    row(Op::GroupNonUniformShuffleUp, &[shuffle("sub_group_shuffle_up")]),
    row(Op::GroupNonUniformShuffleDown, &[shuffle("sub_group_shuffle_down")]),
    row(
        Op::GroupNonUniformRotateKHR,
        &[
            Face::new("sub_group_rotate", N.scalar(), &[T, Is(Int)], &[V(1), V(2)], LIKE_T)
                .fixed(&[(0, Equals(SUBGROUP)), (3, Absent)]),
            Face::new(
                "sub_group_clustered_rotate",
                N.scalar(),
                &[T, Is(Int), Is(UInt)],
                &[V(1), V(2), V(3)],
                LIKE_T,
            )
            .fixed(IN_SUBGROUP),
        ],
    ),
    arithmetic!(Op::GroupNonUniformIAdd, "add", I, scan, clustered),
    arithmetic!(Op::GroupNonUniformFAdd, "add", F, scan, clustered),
    arithmetic!(Op::GroupNonUniformIMul, "mul", I, scan, clustered),
    arithmetic!(Op::GroupNonUniformFMul, "mul", F, scan, clustered),
    arithmetic!(Op::GroupNonUniformSMin, "min", S, scan, clustered),
    arithmetic!(Op::GroupNonUniformUMin, "min", U, scan, clustered),
    arithmetic!(Op::GroupNonUniformFMin, "min", F, scan, clustered),
    arithmetic!(Op::GroupNonUniformSMax, "max", S, scan, clustered),
    arithmetic!(Op::GroupNonUniformUMax, "max", U, scan, clustered),
    arithmetic!(Op::GroupNonUniformFMax, "max", F, scan, clustered),
    arithmetic!(Op::GroupNonUniformBitwiseAnd, "and", I, scan, clustered),
    arithmetic!(Op::GroupNonUniformBitwiseOr, "or", I, scan, clustered),
    arithmetic!(Op::GroupNonUniformBitwiseXor, "xor", I, scan, clustered),
    arithmetic!(Op::GroupNonUniformLogicalAnd, "logical_and", NONE, logical, logical_clustered),
    arithmetic!(Op::GroupNonUniformLogicalOr, "logical_or", NONE, logical, logical_clustered),
    arithmetic!(Op::GroupNonUniformLogicalXor, "logical_xor", NONE, logical, logical_clustered),
    row(
        Op::ReadClockKHR,
        &[
            clock("clock_read_device", Is(ULong), &[(0, Equals(DEVICE))]),
            clock("clock_read_work_group", Is(ULong), &[(0, Equals(WORKGROUP))]),
            clock("clock_read_sub_group", Is(ULong), &[(0, Equals(SUBGROUP))]),
            clock("clock_read_hilo_device", HILO, &[(0, Equals(DEVICE))]),
            clock("clock_read_hilo_work_group", HILO, &[(0, Equals(WORKGROUP))]),
            clock("clock_read_hilo_sub_group", HILO, &[(0, Equals(SUBGROUP))]),
        ],
    ),
];
