//! Work-group and sub-group functions, asynchronous copies (OpenCL C 3.0, 6.15.11 and 6.15.16; cl_khr_subgroups;
//! cl_khr_work_group_uniform_arithmetic).

use ocl_mangle::Builtin::{Int, UInt};
use spirv_grammar::Op;

use super::{LIKE_T, op, pointer, pointer_to_const};
use crate::row::Arg::{NonZero, V};
use crate::row::Fix::{Is as Equals, Size as SizeIs};
use crate::row::Pat::{Is, Named, Size, T};
use crate::row::gens::{F, I, N, NU, S, U};
use crate::row::{Arg, Face, Fix, Gen, Hook, Pat, Ret, When};

pub(super) const WORKGROUP: u32 = 2;
pub(super) const SUBGROUP: u32 = 3;
/// Group Operation.
pub(super) const REDUCE: u32 = 0;
pub(super) const INCLUSIVE: u32 = 1;
pub(super) const EXCLUSIVE: u32 = 2;

/// `T f(T)`; operands: scope, operation, value.
pub(super) const fn scan(name: &'static str, t: Gen, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, t.scalar(), &[T], &[V(2)], LIKE_T).fixed(fixed)
}

/// `int f(int)` with boolean meaning; operands: scope, operation, value.
pub(super) const fn logical_scan(name: &'static str, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, N, &[Is(Int)], &[NonZero(2)], Ret::TestInt).fixed(fixed)
}

/// Reduction and scans of the work-group and the sub-group: `work_group_reduce_<name>` and so on.
macro_rules! reductions {
    ($make:path, $name:literal $(, $t:expr)?) => {
        [
            $make(concat!("work_group_reduce_", $name) $(, $t)?, &[(0, Equals(WORKGROUP)), (1, Equals(REDUCE))]).ocl20(),
            $make(concat!("work_group_scan_inclusive_", $name) $(, $t)?, &[(0, Equals(WORKGROUP)), (1, Equals(INCLUSIVE))]).ocl20(),
            $make(concat!("work_group_scan_exclusive_", $name) $(, $t)?, &[(0, Equals(WORKGROUP)), (1, Equals(EXCLUSIVE))]).ocl20(),
            $make(concat!("sub_group_reduce_", $name) $(, $t)?, &[(0, Equals(SUBGROUP)), (1, Equals(REDUCE))]),
            $make(concat!("sub_group_scan_inclusive_", $name) $(, $t)?, &[(0, Equals(SUBGROUP)), (1, Equals(INCLUSIVE))]),
            $make(concat!("sub_group_scan_exclusive_", $name) $(, $t)?, &[(0, Equals(SUBGROUP)), (1, Equals(EXCLUSIVE))]),
            $make(concat!("intel_sub_group_reduce_", $name) $(, $t)?, &[(0, Equals(SUBGROUP)), (1, Equals(REDUCE))]).alias(),
            $make(concat!("intel_sub_group_scan_inclusive_", $name) $(, $t)?, &[(0, Equals(SUBGROUP)), (1, Equals(INCLUSIVE))]).alias(),
            $make(concat!("intel_sub_group_scan_exclusive_", $name) $(, $t)?, &[(0, Equals(SUBGROUP)), (1, Equals(EXCLUSIVE))]).alias(),
        ]
    };
}

/// As above for sums, minima and maxima of integers. Those of 8 and 16 bits came to Khronos' sub-groups with OpenCL C 2.0;
/// Intel's had them before.
macro_rules! integer_reductions {
    ($name:literal, $t:expr) => {
        integer_reductions!(
            $name, $t,
            "reduce_" REDUCE,
            "scan_inclusive_" INCLUSIVE,
            "scan_exclusive_" EXCLUSIVE
        )
    };
    ($name:literal, $t:expr, $($kind:literal $operation:expr),*) => {
        [
            $(
                scan(concat!("work_group_", $kind, $name), $t, in_group(WORKGROUP, $operation)).ocl20(),
                scan(concat!("sub_group_", $kind, $name), $t, in_group(SUBGROUP, $operation)).when(When::NotNarrow),
                scan(concat!("sub_group_", $kind, $name), $t, in_group(SUBGROUP, $operation)).when(When::Narrow).ocl20().preferred(),
                scan(concat!("intel_sub_group_", $kind, $name), $t, in_group(SUBGROUP, $operation)).when(When::Narrow).superseded(),
                scan(concat!("intel_sub_group_", $kind, $name), $t, in_group(SUBGROUP, $operation)).when(When::NotNarrow).alias(),
            )*
        ]
    };
}

/// Bitwise ones, under the names that the Khronos translator uses for those of work-groups.
macro_rules! bitwise {
    ($name:literal) => {{
        let [a, b, c, d, e, f, g, h, i] = reductions!(scan, $name, I);
        [
            a,
            b,
            c,
            d,
            e,
            f,
            g,
            h,
            i,
            scan(concat!("work_group_reduce_bitwise_", $name), I, in_group(WORKGROUP, REDUCE))
                .ocl20()
                .alias()
                .preferred(),
            scan(concat!("work_group_scan_inclusive_bitwise_", $name), I, in_group(WORKGROUP, INCLUSIVE))
                .ocl20()
                .alias()
                .preferred(),
            scan(concat!("work_group_scan_exclusive_bitwise_", $name), I, in_group(WORKGROUP, EXCLUSIVE))
                .ocl20()
                .alias()
                .preferred(),
        ]
    }};
}

/// The scope and the operation.
const fn in_group(scope: u32, operation: u32) -> &'static [(u8, Fix)] {
    match (scope, operation) {
        (WORKGROUP, REDUCE) => &[(0, Equals(WORKGROUP)), (1, Equals(REDUCE))],
        (WORKGROUP, INCLUSIVE) => &[(0, Equals(WORKGROUP)), (1, Equals(INCLUSIVE))],
        (WORKGROUP, _) => &[(0, Equals(WORKGROUP)), (1, Equals(EXCLUSIVE))],
        (_, REDUCE) => &[(0, Equals(SUBGROUP)), (1, Equals(REDUCE))],
        (_, INCLUSIVE) => &[(0, Equals(SUBGROUP)), (1, Equals(INCLUSIVE))],
        _ => &[(0, Equals(SUBGROUP)), (1, Equals(EXCLUSIVE))],
    }
}

macro_rules! reduction_row {
    ($op:expr, $($rest:tt)*) => {
        crate::row::Row { inst: op($op), faces: &reductions!($($rest)*) }
    };
}

/// `int f(int)`; operands: scope, predicate.
const fn vote(name: &'static str, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, N, &[Is(Int)], &[NonZero(1)], Ret::TestInt).fixed(fixed)
}

const IN_WORKGROUP: &[(u8, Fix)] = &[(0, Equals(WORKGROUP))];
const IN_SUBGROUP: &[(u8, Fix)] = &[(0, Equals(SUBGROUP))];

const PTR_T: Pat = Pat::Pointer(&pointer(T));
const PTR_CONST_T: Pat = Pat::Pointer(&pointer_to_const(T));
const EVENT: Pat = Named("ocl_event");
const EVENTS: Pat = Pat::Pointer(&pointer(EVENT));

const fn sub_group_broadcast(name: &'static str) -> Face {
    Face::new(name, NU, &[T, Is(UInt)], &[V(1), V(2)], LIKE_T).fixed(IN_SUBGROUP)
}

/// Operands of OpGroupAsyncCopy: scope, destination, source, number, stride, event.
const COPY: &[Arg] = &[V(1), V(2), V(3), V(5)];
const STRIDED_COPY: &[Arg] = &[V(1), V(2), V(3), V(4), V(5)];

pub(crate) const ROWS: &[crate::row::Row] = &[
    crate::row::Row { inst: op(Op::GroupIAdd), faces: &integer_reductions!("add", I) },
    reduction_row!(Op::GroupFAdd, scan, "add", F),
    crate::row::Row { inst: op(Op::GroupSMin), faces: &integer_reductions!("min", S) },
    crate::row::Row { inst: op(Op::GroupUMin), faces: &integer_reductions!("min", U) },
    reduction_row!(Op::GroupFMin, scan, "min", F),
    crate::row::Row { inst: op(Op::GroupSMax), faces: &integer_reductions!("max", S) },
    crate::row::Row { inst: op(Op::GroupUMax), faces: &integer_reductions!("max", U) },
    reduction_row!(Op::GroupFMax, scan, "max", F),
    reduction_row!(Op::GroupIMulKHR, scan, "mul", I),
    reduction_row!(Op::GroupFMulKHR, scan, "mul", F),
    crate::row::Row { inst: op(Op::GroupBitwiseAndKHR), faces: &bitwise!("and") },
    crate::row::Row { inst: op(Op::GroupBitwiseOrKHR), faces: &bitwise!("or") },
    crate::row::Row { inst: op(Op::GroupBitwiseXorKHR), faces: &bitwise!("xor") },
    reduction_row!(Op::GroupLogicalAndKHR, logical_scan, "logical_and"),
    reduction_row!(Op::GroupLogicalOrKHR, logical_scan, "logical_or"),
    reduction_row!(Op::GroupLogicalXorKHR, logical_scan, "logical_xor"),
    crate::row::Row {
        inst: op(Op::GroupAll),
        faces: &[vote("work_group_all", IN_WORKGROUP).ocl20(), vote("sub_group_all", IN_SUBGROUP)],
    },
    crate::row::Row {
        inst: op(Op::GroupAny),
        faces: &[vote("work_group_any", IN_WORKGROUP).ocl20(), vote("sub_group_any", IN_SUBGROUP)],
    },
    crate::row::Row {
        inst: op(Op::GroupBroadcast),
        faces: &[
            Face::new("work_group_broadcast", NU, &[T, Size], &[V(1), V(2)], LIKE_T)
                .fixed(IN_WORKGROUP)
                .ocl20(),
            Face::new("work_group_broadcast", NU, &[T, Size, Size], &[V(1), V(2), V(3)], LIKE_T)
                .fixed(IN_WORKGROUP)
                .hook(Hook::Broadcast)
                .ocl20(),
            Face::new("work_group_broadcast", NU, &[T, Size, Size, Size], &[V(1), V(2), V(3), V(4)], LIKE_T)
                .fixed(IN_WORKGROUP)
                .hook(Hook::Broadcast)
                .ocl20(),
            sub_group_broadcast("sub_group_broadcast").when(When::NotNarrow),
            sub_group_broadcast("sub_group_broadcast").when(When::Narrow).ocl20().preferred(),
            sub_group_broadcast("intel_sub_group_broadcast").when(When::Narrow).superseded(),
            sub_group_broadcast("intel_sub_group_broadcast").when(When::NotNarrow).alias(),
        ],
    },
    crate::row::Row {
        inst: op(Op::GroupAsyncCopy),
        faces: &[
            Face::new(
                "async_work_group_copy",
                NU,
                &[PTR_T, PTR_CONST_T, Size, EVENT],
                COPY,
                Ret::Like(EVENT),
            )
            .fixed(&[(0, Equals(WORKGROUP)), (4, SizeIs(1))]),
            Face::new(
                "async_work_group_strided_copy",
                NU,
                &[PTR_T, PTR_CONST_T, Size, Size, EVENT],
                STRIDED_COPY,
                Ret::Like(EVENT),
            )
            .fixed(IN_WORKGROUP)
            .preferred(),
        ],
    },
    crate::row::Row {
        inst: op(Op::GroupWaitEvents),
        faces: &[Face::new("wait_group_events", N, &[Is(Int), EVENTS], &[V(1), V(2)], Ret::Void)
            .fixed(IN_WORKGROUP)],
    },
];
