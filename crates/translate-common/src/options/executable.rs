//! Options about compute shaders that a CPU runs.

/// The machine that compute shaders are compiled for, and the interface of their functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Executable {
    /// The LLVM triple of the machine.
    pub triple: String,
    /// The interface between shaders and their host.
    pub interface: Interface,
}

impl Executable {
    /// Returns the default interface for a machine: functions that take a context, accesses unchecked.
    pub fn new(triple: &str) -> Executable {
        Executable { triple: triple.to_owned(), interface: Interface::default() }
    }
}

/// The interface between a compute shader and its host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Interface {
    /// Each entry point is a function of one invocation that takes a pointer to its buffers and identifiers.
    Context {
        /// Whether accesses beyond buffers and arrays, and conversions out of range, are defined. The checks take time.
        robust: bool,
    },
    /// The form of MLIR's conversion of its SPIR-V dialect: shader variables are global variables with the names in its
    /// manual. Their size is unknown, so that accesses cannot be checked.
    Mlir,
}

impl Default for Interface {
    fn default() -> Interface {
        Interface::Context { robust: false }
    }
}
