//! Pipes.

use crate::signatures::parts::{ADDRESS, ANY, NOTHING, SCOPE, TRUTH_ONE};
use crate::signatures::pattern::{Signature, sig};
use spirv_grammar::Op;

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::ReadPipe, ANY, &[ANY, ADDRESS.written(), ANY, ANY]),
    sig(Op::WritePipe, ANY, &[ANY, ADDRESS.read(), ANY, ANY]),
    sig(Op::ReservedReadPipe, ANY, &[ANY, ANY, ANY, ADDRESS.written(), ANY, ANY]),
    sig(Op::ReservedWritePipe, ANY, &[ANY, ANY, ANY, ADDRESS.read(), ANY, ANY]),
    sig(Op::ReserveReadPipePackets, ANY, &[ANY, ANY, ANY, ANY]),
    sig(Op::ReserveWritePipePackets, ANY, &[ANY, ANY, ANY, ANY]),
    sig(Op::CommitReadPipe, NOTHING, &[ANY, ANY, ANY, ANY]),
    sig(Op::CommitWritePipe, NOTHING, &[ANY, ANY, ANY, ANY]),
    sig(Op::IsValidReserveId, TRUTH_ONE, &[ANY]),
    sig(Op::GetNumPipePackets, ANY, &[ANY, ANY, ANY]),
    sig(Op::GetMaxPipePackets, ANY, &[ANY, ANY, ANY]),
    sig(Op::GroupReserveReadPipePackets, ANY, &[SCOPE, ANY, ANY, ANY, ANY]),
    sig(Op::GroupReserveWritePipePackets, ANY, &[SCOPE, ANY, ANY, ANY, ANY]),
    sig(Op::GroupCommitReadPipe, NOTHING, &[SCOPE, ANY, ANY, ANY, ANY]),
    sig(Op::GroupCommitWritePipe, NOTHING, &[SCOPE, ANY, ANY, ANY, ANY]),
    sig(Op::CreatePipeFromPipeStorage, ANY, &[ANY]),
    sig(Op::ReadPipeBlockingALTERA, NOTHING, &[ANY, ADDRESS.written(), ANY, ANY]),
    sig(Op::WritePipeBlockingALTERA, NOTHING, &[ANY, ADDRESS.read(), ANY, ANY]),
];
