//! Operand and result types of instructions.

use super::function::Check;
use super::{calls, composites, memory, operations, pads, terminators};
use crate::instruction::{InstKind, Instruction, Value};

pub(super) fn check(check: &mut Check<'_>, inst: &Instruction) {
    match &inst.kind {
        InstKind::Unary { .. }
        | InstKind::Binary { .. }
        | InstKind::Cast { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Select { .. }
        | InstKind::Freeze { .. } => operations::check(check, inst),
        // Against the predecessors, phi nodes are checked in one go.
        InstKind::Phi { .. } => {}
        InstKind::ExtractElement { .. }
        | InstKind::InsertElement { .. }
        | InstKind::ShuffleVector { .. }
        | InstKind::ExtractValue { .. }
        | InstKind::InsertValue { .. } => composites::check(check, inst),
        InstKind::Call(call) => calls::check(check, call, inst.ty),
        InstKind::LandingPad { .. } | InstKind::CatchPad { .. } | InstKind::CleanupPad { .. } => {
            pads::check(check, inst);
        }
        kind if kind.is_terminator() => terminators::check(check, inst),
        _ => memory::check(check, inst),
    }
}

/// Whether a value is an integer.
pub(super) fn is_scalar_int(check: &Check<'_>, value: Value) -> bool {
    check.ty(value).is_some_and(|ty| check.module.types.int_width(ty).is_some())
}
