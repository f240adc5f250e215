//! Enqueuing kernels, events, ND-ranges (OpenCL C 3.0, 6.15.18). Functions with blocks are unmangled, as clang lowers
//! them.

use ocl_mangle::Builtin::{Bool, Int, UInt, Void};
use spirv_grammar::Op;

use super::{op, pointer, pointer_to_const};
use crate::row::Arg::V;
use crate::row::Fix::Absent;
use crate::row::Pat::{Any, Is, Named, Size, Sizes};
use crate::row::gens::NONE;
use crate::row::{Arg, Face, Fix, Hook, Pat, Ret, Row};

const EVENT: Pat = Named("ocl_clkevent");
const QUEUE: Pat = Named("ocl_queue");
const EVENTS: Pat = Pat::Pointer(&pointer(EVENT));
const CONST_EVENTS: Pat = Pat::Pointer(&pointer_to_const(EVENT));
const PTR_VOID: Pat = Pat::Pointer(&pointer(Is(Void)));
const INT: Pat = Is(Int);
const UINT: Pat = Is(UInt);

const ARGS: &[Arg] = &[V(0), V(1), V(2), V(3), V(4), V(5), V(6), V(7), V(8), V(9)];

const fn face(name: &'static str, sig: &'static [Pat], ret: Ret) -> Face {
    Face::new(name, NONE, sig, ARGS.split_at(sig.len()).0, ret).ocl20()
}

const fn enqueue(name: &'static str, sig: &'static [Pat]) -> Face {
    face(name, sig, Ret::Like(INT)).plain().hook(Hook::EnqueueKernel)
}

const fn query(name: &'static str, sig: &'static [Pat]) -> Face {
    face(name, sig, Ret::Like(INT)).plain().hook(Hook::KernelQuery)
}

/// Operands: global size, local size, global offset.
const fn ndrange(
    name: &'static str,
    sig: &'static [Pat],
    args: &'static [Arg],
    fixed: &'static [(u8, Fix)],
) -> Face {
    Face::new(name, NONE, sig, args, Ret::Struct("struct.ndrange_t")).fixed(fixed).hook(Hook::NdRange).ocl20()
}

/// `ndrange(global)`, `ndrange(global, local)`, `ndrange(offset, global, local)`.
macro_rules! ndranges {
    ($name:literal, $size:expr) => {
        [
            ndrange($name, &[$size], &[V(0)], &[(1, Absent), (2, Absent)]),
            ndrange($name, &[$size, $size], &[V(0), V(1)], &[(2, Absent)]),
            ndrange($name, &[$size, $size, $size], &[V(2), V(0), V(1)], &[]),
        ]
    };
}

const LINE: [Face; 3] = ndranges!("ndrange_1D", Size);
const PLANE: [Face; 3] = ndranges!("ndrange_2D", Sizes(2));
const DEEP: [Face; 3] = ndranges!("ndrange_3D", Sizes(3));

const fn row(inst: Op, faces: &'static [Face]) -> Row {
    Row { inst: op(inst), faces }
}

pub(crate) const ROWS: &[Row] = &[
    row(
        Op::EnqueueKernel,
        &[
            enqueue("__enqueue_kernel_basic", &[QUEUE, INT, Any, Any, Any]),
            enqueue("__enqueue_kernel_basic_events", &[QUEUE, INT, Any, INT, Any, Any, Any, Any]),
            enqueue("__enqueue_kernel_varargs", &[QUEUE, INT, Any, Any, Any, INT, Any]),
            enqueue("__enqueue_kernel_events_varargs", &[QUEUE, INT, Any, INT, Any, Any, Any, Any, INT, Any]),
        ],
    ),
    row(Op::GetKernelWorkGroupSize, &[query("__get_kernel_work_group_size_impl", &[Any, Any])]),
    row(
        Op::GetKernelPreferredWorkGroupSizeMultiple,
        &[query("__get_kernel_preferred_work_group_size_multiple_impl", &[Any, Any])],
    ),
    row(
        Op::GetKernelNDrangeSubGroupCount,
        &[query("__get_kernel_sub_group_count_for_ndrange_impl", &[Any, Any, Any])],
    ),
    row(
        Op::GetKernelNDrangeMaxSubGroupSize,
        &[query("__get_kernel_max_sub_group_size_for_ndrange_impl", &[Any, Any, Any])],
    ),
    row(Op::EnqueueMarker, &[face("enqueue_marker", &[QUEUE, UINT, CONST_EVENTS, EVENTS], Ret::Like(INT))]),
    row(Op::RetainEvent, &[face("retain_event", &[EVENT], Ret::Void)]),
    row(Op::ReleaseEvent, &[face("release_event", &[EVENT], Ret::Void)]),
    row(Op::CreateUserEvent, &[face("create_user_event", &[], Ret::Like(EVENT))]),
    row(Op::IsValidEvent, &[face("is_valid_event", &[EVENT], Ret::Like(Is(Bool)))]),
    row(Op::SetUserEventStatus, &[face("set_user_event_status", &[EVENT, INT], Ret::Void)]),
    // The profiling information's only value is the same number on both sides.
    row(
        Op::CaptureEventProfilingInfo,
        &[face("capture_event_profiling_info", &[EVENT, INT, PTR_VOID], Ret::Void)],
    ),
    row(Op::GetDefaultQueue, &[face("get_default_queue", &[], Ret::Like(QUEUE))]),
    row(
        Op::BuildNDRange,
        &[LINE[0], LINE[1], LINE[2], PLANE[0], PLANE[1], PLANE[2], DEEP[0], DEEP[1], DEEP[2]],
    ),
];
