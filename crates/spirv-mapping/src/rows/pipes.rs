//! Pipe functions as clang lowers them (OpenCL C 3.0, 6.15.17), and casts from the generic address space
//! (6.15.14): unmangled functions.

use ocl_mangle::Builtin::{Bool, Int, Void};
use spirv_grammar::Op;

use super::{op, pointer};
use crate::relation::FENCE;
use crate::row::Arg::V;
use crate::row::Fix::Is as Equals;
use crate::row::Pat::{Any, Is, Named, Pipe};
use crate::row::gens::NONE;
use crate::row::{Arg, Face, Fix, Pat, Ret, Row};

use super::groups::{SUBGROUP, WORKGROUP};

const READ: Pat = Pipe(0);
const WRITE: Pat = Pipe(1);
const RESERVE_ID: Pat = Named("ocl_reserveid");
const INT: Pat = Is(Int);

const fn plain(name: &'static str, sig: &'static [Pat], ret: Ret) -> Face {
    const ARGS: &[Arg] = &[V(0), V(1), V(2), V(3), V(4), V(5)];
    Face::new(name, NONE, sig, ARGS.split_at(sig.len()).0, ret).plain()
}

/// As above, with a scope as first operand, which the name determines.
const fn grouped(name: &'static str, sig: &'static [Pat], ret: Ret, fixed: &'static [(u8, Fix)]) -> Face {
    const ARGS: &[Arg] = &[V(1), V(2), V(3), V(4), V(5)];
    Face::new(name, NONE, sig, ARGS.split_at(sig.len()).0, ret).plain().fixed(fixed)
}

const STATUS: Ret = Ret::Like(INT);
const RESERVED: Ret = Ret::Like(RESERVE_ID);
const IN_WORKGROUP: &[(u8, Fix)] = &[(0, Equals(WORKGROUP))];
const IN_SUBGROUP: &[(u8, Fix)] = &[(0, Equals(SUBGROUP))];

const fn row(inst: Op, faces: &'static [Face]) -> Row {
    Row { inst: op(inst), faces }
}

/// A cast that fails with null: `f(generic pointer)`.
const fn cast(name: &'static str, storage: &'static [(u8, Fix)]) -> Face {
    Face::new(name, NONE, &[Any], &[V(0)], Ret::Any).fixed(storage)
}

const GLOBAL: &[(u8, Fix)] = &[(1, Equals(5))];
const LOCAL: &[(u8, Fix)] = &[(1, Equals(4))];
const PRIVATE: &[(u8, Fix)] = &[(1, Equals(7))];

pub(crate) const ROWS: &[Row] = &[
    row(Op::ReadPipe, &[plain("__read_pipe_2", &[READ, Any, INT, INT], STATUS)]),
    row(Op::WritePipe, &[plain("__write_pipe_2", &[WRITE, Any, INT, INT], STATUS)]),
    row(Op::ReadPipeBlockingALTERA, &[plain("__read_pipe_2_bl", &[READ, Any, INT, INT], Ret::Any)]),
    row(Op::WritePipeBlockingALTERA, &[plain("__write_pipe_2_bl", &[WRITE, Any, INT, INT], Ret::Any)]),
    row(Op::ReservedReadPipe, &[plain("__read_pipe_4", &[READ, RESERVE_ID, INT, Any, INT, INT], STATUS)]),
    row(Op::ReservedWritePipe, &[plain("__write_pipe_4", &[WRITE, RESERVE_ID, INT, Any, INT, INT], STATUS)]),
    row(Op::ReserveReadPipePackets, &[plain("__reserve_read_pipe", &[READ, INT, INT, INT], RESERVED)]),
    row(Op::ReserveWritePipePackets, &[plain("__reserve_write_pipe", &[WRITE, INT, INT, INT], RESERVED)]),
    row(Op::CommitReadPipe, &[plain("__commit_read_pipe", &[READ, RESERVE_ID, INT, INT], Ret::Void)]),
    row(Op::CommitWritePipe, &[plain("__commit_write_pipe", &[WRITE, RESERVE_ID, INT, INT], Ret::Void)]),
    row(
        Op::GroupReserveReadPipePackets,
        &[
            grouped("__work_group_reserve_read_pipe", &[READ, INT, INT, INT], RESERVED, IN_WORKGROUP),
            grouped("__sub_group_reserve_read_pipe", &[READ, INT, INT, INT], RESERVED, IN_SUBGROUP),
        ],
    ),
    row(
        Op::GroupReserveWritePipePackets,
        &[
            grouped("__work_group_reserve_write_pipe", &[WRITE, INT, INT, INT], RESERVED, IN_WORKGROUP),
            grouped("__sub_group_reserve_write_pipe", &[WRITE, INT, INT, INT], RESERVED, IN_SUBGROUP),
        ],
    ),
    row(
        Op::GroupCommitReadPipe,
        &[
            grouped("__work_group_commit_read_pipe", &[READ, RESERVE_ID, INT, INT], Ret::Void, IN_WORKGROUP),
            grouped("__sub_group_commit_read_pipe", &[READ, RESERVE_ID, INT, INT], Ret::Void, IN_SUBGROUP),
        ],
    ),
    row(
        Op::GroupCommitWritePipe,
        &[
            grouped(
                "__work_group_commit_write_pipe",
                &[WRITE, RESERVE_ID, INT, INT],
                Ret::Void,
                IN_WORKGROUP,
            ),
            grouped("__sub_group_commit_write_pipe", &[WRITE, RESERVE_ID, INT, INT], Ret::Void, IN_SUBGROUP),
        ],
    ),
    row(
        Op::GetNumPipePackets,
        &[
            plain("__get_pipe_num_packets_ro", &[READ, INT, INT], STATUS),
            plain("__get_pipe_num_packets_wo", &[WRITE, INT, INT], STATUS),
        ],
    ),
    row(
        Op::GetMaxPipePackets,
        &[
            plain("__get_pipe_max_packets_ro", &[READ, INT, INT], STATUS),
            plain("__get_pipe_max_packets_wo", &[WRITE, INT, INT], STATUS),
        ],
    ),
    row(
        Op::IsValidReserveId,
        &[Face::new("is_valid_reserve_id", NONE, &[RESERVE_ID], &[V(0)], Ret::Like(Is(Bool))).ocl20()],
    ),
    row(
        Op::GenericCastToPtrExplicit,
        &[
            cast("__to_global", GLOBAL).plain().ocl20(),
            cast("__to_local", LOCAL).plain().ocl20(),
            cast("__to_private", PRIVATE).plain().ocl20(),
            cast("to_global", GLOBAL).ocl20().alias(),
            cast("to_local", LOCAL).ocl20().alias(),
            cast("to_private", PRIVATE).ocl20().alias(),
        ],
    ),
    row(
        Op::GenericPtrMemSemantics,
        &[Face::new("get_fence", NONE, &[Pat::Pointer(&pointer(Is(Void)))], &[V(0)], Ret::Via(&FENCE))
            .ocl20()],
    ),
];
