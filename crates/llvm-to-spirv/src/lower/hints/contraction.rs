//! Whether a consumer may fuse a multiplication and an addition.
//!
//! In an OpenCL kernel it may, unless the kernel has the execution mode ContractionOff. In LLVM IR it may only where
//! both instructions carry `contract`. So a kernel gets ContractionOff when a multiplication and an addition without
//! the flag could meet in it, callees included; `llvm.fmuladd` is an instruction of its own and does not count.

use llvm_model::{BinaryOp, Flags};

/// The operations of a function that contraction could change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::lower) struct Contraction {
    multiplies: bool,
    adds: bool,
    /// A multiplication or an addition must not be fused.
    strict: bool,
    /// It calls code that is not in the module.
    unknown: bool,
}

impl Contraction {
    /// Notes an operation and its flags.
    pub(in crate::lower) fn note(&mut self, op: BinaryOp, flags: Flags) {
        match op {
            BinaryOp::FMul => self.multiplies = true,
            BinaryOp::FAdd | BinaryOp::FSub => self.adds = true,
            _ => return,
        }
        self.strict |= !flags.contains(Flags::CONTRACT);
    }

    /// Notes a call to a function that is only declared.
    pub(in crate::lower) fn note_unknown(&mut self) {
        self.unknown = true;
    }

    /// Adds the operations of a called function.
    pub(in crate::lower) fn merge(&mut self, other: Contraction) {
        self.multiplies |= other.multiplies;
        self.adds |= other.adds;
        self.strict |= other.strict;
        self.unknown |= other.unknown;
    }

    /// Whether fusing must be forbidden: so too where code is called that may have been compiled for anything.
    pub(in crate::lower) fn must_not_fuse(self) -> bool {
        self.unknown || self.multiplies && self.adds && self.strict
    }
}
