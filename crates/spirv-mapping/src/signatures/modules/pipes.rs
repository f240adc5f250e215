//! Pipes. Source: SPIR-V specification, 3.49.23 "Pipe Instructions"; SPV_ALTERA_blocking_pipes.

use crate::signatures::parts::{ANY, GENERIC, NOTHING, POINTER, SCOPE, WORD};
use crate::signatures::pattern::{Kind, Lanes, Part, Signature, sig};
use spirv_grammar::Op;

const PIPE: Part = Part::new(Kind::Opaque("spirv.Pipe"), Lanes::One);
const RESERVED: Part = Part::new(Kind::Opaque("spirv.ReserveId"), Lanes::One);
const TRUTH: Part = Part::new(Kind::Bool, Lanes::One);

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::ReadPipe, WORD, &[PIPE, GENERIC, WORD, WORD]),
    sig(Op::WritePipe, WORD, &[PIPE, GENERIC, WORD, WORD]),
    sig(Op::ReservedReadPipe, WORD, &[PIPE, RESERVED, WORD, GENERIC, WORD, WORD]),
    sig(Op::ReservedWritePipe, WORD, &[PIPE, RESERVED, WORD, GENERIC, WORD, WORD]),
    sig(Op::ReserveReadPipePackets, RESERVED, &[PIPE, WORD, WORD, WORD]),
    sig(Op::ReserveWritePipePackets, RESERVED, &[PIPE, WORD, WORD, WORD]),
    sig(Op::CommitReadPipe, NOTHING, &[PIPE, RESERVED, WORD, WORD]),
    sig(Op::CommitWritePipe, NOTHING, &[PIPE, RESERVED, WORD, WORD]),
    sig(Op::IsValidReserveId, TRUTH, &[RESERVED]),
    sig(Op::GetNumPipePackets, WORD, &[PIPE, WORD, WORD]),
    sig(Op::GetMaxPipePackets, WORD, &[PIPE, WORD, WORD]),
    sig(Op::GroupReserveReadPipePackets, RESERVED, &[SCOPE, PIPE, WORD, WORD, WORD]),
    sig(Op::GroupReserveWritePipePackets, RESERVED, &[SCOPE, PIPE, WORD, WORD, WORD]),
    sig(Op::GroupCommitReadPipe, NOTHING, &[SCOPE, PIPE, RESERVED, WORD, WORD]),
    sig(Op::GroupCommitWritePipe, NOTHING, &[SCOPE, PIPE, RESERVED, WORD, WORD]),
    sig(Op::CreatePipeFromPipeStorage, PIPE, &[ANY]),
    sig(Op::ReadPipeBlockingALTERA, NOTHING, &[PIPE, POINTER, WORD, WORD]),
    sig(Op::WritePipeBlockingALTERA, NOTHING, &[PIPE, POINTER, WORD, WORD]),
];
