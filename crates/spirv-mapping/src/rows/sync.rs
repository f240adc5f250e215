//! Barriers and fences (OpenCL C 3.0, 6.15.8 to 6.15.10).

use ocl_mangle::Builtin::UInt;
use spirv_grammar::Op;

use super::{op, rows};
use crate::relation::{FENCE, ORDER, ORDER_BITS, SCOPE};
use crate::row::Arg::Via;
use crate::row::Fix::{Bits, Dropped, Is as Equals, OrderWithin, Within};
use crate::row::Pat::{Is, Named};
use crate::row::gens::NONE;
use crate::row::{Arg, Face, Fix, Pat, Ret};

const CROSS_DEVICE: u32 = 0;
const DEVICE: u32 = 1;
const WORKGROUP: u32 = 2;
const SUBGROUP: u32 = 3;
const ACQUIRE: u32 = 2;
const RELEASE: u32 = 4;
const ACQUIRE_RELEASE: u32 = 8;
const SEQUENTIALLY_CONSISTENT: u32 = 16;

const FLAGS: &[Pat] = &[Is(UInt)];
const FLAGS_SCOPE: &[Pat] = &[Is(UInt), Named("memory_scope")];

/// Operands of OpControlBarrier: execution scope, memory scope, semantics.
const BARRIER_FLAGS: &[Arg] = &[Via(&FENCE, 2)];
const BARRIER_FLAGS_SCOPE: &[Arg] = &[Via(&FENCE, 2), Via(&SCOPE, 1)];

/// A barrier whose memory scope is its execution scope.
const fn barrier(name: &'static str, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, NONE, FLAGS, BARRIER_FLAGS, Ret::Void).fixed(fixed)
}

/// A barrier with an argument for the memory scope.
const fn scoped_barrier(name: &'static str, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, NONE, FLAGS_SCOPE, BARRIER_FLAGS_SCOPE, Ret::Void).fixed(fixed).ocl20()
}

const STRONGEST: Fix = OrderWithin(SEQUENTIALLY_CONSISTENT);
/// The halves of a barrier (cl_intel_split_work_group_barrier).
const RELEASES: Fix = OrderWithin(RELEASE);
const ACQUIRES: Fix = OrderWithin(ACQUIRE);
const IN_GROUP: &[(u8, Fix)] = &[(0, Equals(WORKGROUP)), (1, Within(WORKGROUP)), (2, STRONGEST)];
const IN_SUBGROUP: &[(u8, Fix)] = &[(0, Equals(SUBGROUP)), (1, Within(SUBGROUP)), (2, STRONGEST)];
const GROUP_EXECUTES: &[(u8, Fix)] = &[(0, Equals(WORKGROUP)), (2, STRONGEST)];
const SUBGROUP_EXECUTES: &[(u8, Fix)] = &[(0, Equals(SUBGROUP)), (2, STRONGEST)];

/// A barrier for more work-items than a work-group, which has no equivalent in OpenCL: its widest barrier is the
/// nearest. Reduced and generated modules have such barriers.
const fn widest(name: &'static str, fixed: &'static [(u8, Fix)]) -> Face {
    let face = barrier(name, fixed).only_written("the function is a barrier of a work group");
    face.lossy("OpenCL has no barrier that is wider than a work group")
}

const DEVICES_EXECUTE: &[(u8, Fix)] = &[(0, Equals(CROSS_DEVICE)), (1, Dropped), (2, STRONGEST)];
const DEVICE_EXECUTES: &[(u8, Fix)] = &[(0, Equals(DEVICE)), (1, Dropped), (2, STRONGEST)];

/// A fence of OpenCL C 1.2: `void f(cl_mem_fence_flags)`. Later versions have one with order and scope.
const fn fence(name: &'static str, fixed: &'static [(u8, Fix)]) -> Face {
    Face::new(name, NONE, FLAGS, &[Via(&FENCE, 1)], Ret::Void).fixed(fixed).superseded()
}

const STRONGER: &str = "the function acquires and releases";

const fn order(value: u32) -> Fix {
    Bits { mask: ORDER_BITS, value }
}

rows! {
    op(Op::ControlBarrier) => [
        scoped_barrier("work_group_barrier", GROUP_EXECUTES),
        scoped_barrier("sub_group_barrier", SUBGROUP_EXECUTES),
        barrier("barrier", IN_GROUP).superseded(),
        barrier("work_group_barrier", IN_GROUP).alias(),
        barrier("sub_group_barrier", IN_SUBGROUP).superseded(),
        widest("barrier", DEVICES_EXECUTE),
        widest("barrier", DEVICE_EXECUTES),
    ];
    op(Op::MemoryBarrier) => [
        Face::new(
            "atomic_work_item_fence", NONE,
            &[Is(UInt), Named("memory_order"), Named("memory_scope")],
            &[Via(&FENCE, 1), Via(&ORDER, 1), Via(&SCOPE, 0)],
            Ret::Void,
        ).ocl20(),
        fence("read_mem_fence", &[(0, Within(WORKGROUP)), (1, order(ACQUIRE))]),
        fence("write_mem_fence", &[(0, Within(WORKGROUP)), (1, order(RELEASE))]),
        fence("mem_fence", &[(0, Within(WORKGROUP)), (1, OrderWithin(ACQUIRE_RELEASE))]),
        fence("mem_fence", &[(0, Within(WORKGROUP)), (1, order(ACQUIRE))]).only_preferred(STRONGER),
        fence("mem_fence", &[(0, Within(WORKGROUP)), (1, order(RELEASE))]).only_preferred(STRONGER),
        fence("mem_fence", &[(0, Within(WORKGROUP)), (1, order(SEQUENTIALLY_CONSISTENT))])
            .lossy("the call has a weaker memory order")
            .only_written("fences of OpenCL C 1.2 acquire and release"),
    ];
    op(Op::ControlBarrierArriveINTEL) => [
        scoped_barrier("intel_work_group_barrier_arrive", &[(0, Equals(WORKGROUP)), (2, RELEASES)]),
        barrier("intel_work_group_barrier_arrive", &[(0, Equals(WORKGROUP)), (1, Within(WORKGROUP)), (2, RELEASES)]).superseded(),
        scoped_barrier("intel_sub_group_barrier_arrive", &[(0, Equals(SUBGROUP)), (2, RELEASES)]),
        barrier("intel_sub_group_barrier_arrive", &[(0, Equals(SUBGROUP)), (1, Within(SUBGROUP)), (2, RELEASES)]).superseded(),
    ];
    op(Op::ControlBarrierWaitINTEL) => [
        scoped_barrier("intel_work_group_barrier_wait", &[(0, Equals(WORKGROUP)), (2, ACQUIRES)]),
        barrier("intel_work_group_barrier_wait", &[(0, Equals(WORKGROUP)), (1, Within(WORKGROUP)), (2, ACQUIRES)]).superseded(),
        scoped_barrier("intel_sub_group_barrier_wait", &[(0, Equals(SUBGROUP)), (2, ACQUIRES)]),
        barrier("intel_sub_group_barrier_wait", &[(0, Equals(SUBGROUP)), (1, Within(SUBGROUP)), (2, ACQUIRES)]).superseded(),
    ];
}
