//! What a module is made executable as.

use crate::host::HostTarget;

/// What a module is made executable as.
#[derive(Clone, Debug)]
pub struct Form {
    /// The machine.
    pub host: HostTarget,
    /// How a host reaches entry points and variables.
    pub interface: Interface,
    /// Whether accesses beyond the memory that they are of, and conversions out of range, are defined. Costs time.
    pub robust: bool,
}

/// How a host reaches entry points and variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interface {
    /// An entry point is a function of one argument, the structure of an invocation (`docs/shaders.md`).
    Context,
    /// As MLIR's conversion of its SPIR-V dialect has it: functions keep their types, variables are global variables with
    /// the names that its manual states, and instructions become the patterns of the manual.
    ///
    /// Source: MLIR, "SPIR-V Dialect to LLVM Dialect conversion manual".
    Mlir,
}
