//! Why a kernel does not run.

use crate::offense::Offense;
use std::path::PathBuf;
use std::time::Duration;

/// Why a module is not compiled, or a kernel not run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// clang does not compile a source, or is not there.
    #[error("clang-22 does not compile {}: {message}", path.display())]
    Source {
        /// Which source.
        path: PathBuf,
        /// The message of clang.
        message: String,
    },
    /// The module cannot be translated.
    #[error("{0}")]
    Translation(#[from] spirv_llvm::Error),
    /// The bytes are neither SPIR-V nor LLVM IR.
    #[error("neither SPIR-V nor LLVM IR; give a .spv, a .bc or a .ll, or OpenCL C in a .cl")]
    Format,
    /// The module has no entry point of this name.
    #[error("there is no entry point `{name}`; the module has {known}")]
    NoEntry {
        /// The requested name.
        name: String,
        /// The names there are.
        known: String,
    },
    /// No entry point was named, and there is not one only.
    #[error("the module has {known}; select one with --entry")]
    WhichEntry {
        /// The names there are.
        known: String,
    },
    /// Functions that neither the library nor this machine has.
    #[error(
        "the kernel calls undefined functions: {}; define them in the module",
        functions.join(", ")
    )]
    Missing {
        /// Their names.
        functions: Vec<String>,
    },
    /// LLVM rejects its input.
    #[error("LLVM, {stage}: {message}")]
    Llvm {
        /// The stage.
        stage: &'static str,
        /// The message.
        message: String,
    },
    /// The bitcode of the kernel is not read or written.
    #[error("the kernel's bitcode: {0}")]
    Bitcode(String),
    /// The function of a work-group is not formed.
    #[error("work-groups of `{kernel}`: {error}")]
    WorkGroup {
        /// The kernel.
        kernel: String,
        /// Why.
        error: work_groups::Error,
    },
    /// A grid or a group that cannot be.
    #[error("{0}")]
    Range(String),
    /// An argument that the kernel does not take.
    #[error("argument {number} of `{kernel}` ({wanted}): {problem}")]
    Argument {
        /// The kernel.
        kernel: String,
        /// The number of the argument, from 0.
        number: usize,
        /// The type of the parameter.
        wanted: String,
        /// The problem.
        problem: String,
    },
    /// Another number of arguments than the kernel has.
    #[error("`{kernel}` takes {wanted} arguments, {given} are given")]
    Arguments {
        /// The kernel.
        kernel: String,
        /// How many it has.
        wanted: usize,
        /// How many there are.
        given: usize,
    },
    /// A resource of a shader is missing, or does not fit.
    #[error("{place} of `{shader}` ({wanted}): {problem}")]
    Resource {
        /// The shader.
        shader: String,
        /// The binding, or the push constants.
        place: String,
        /// The type of the resource.
        wanted: String,
        /// The problem.
        problem: String,
    },
    /// A kernel is dispatched as a shader, or the other way round.
    #[error("`{entry}` is a {kind}, which takes {takes}")]
    Kind {
        /// The entry point.
        entry: String,
        /// Its kind.
        kind: &'static str,
        /// Its parameters.
        takes: &'static str,
    },
    /// A kernel has no form that can be watched.
    #[error("guarding the kernel: {0}")]
    Guard(&'static str),
    /// A work-item was about to reach beside the memory that an address is for.
    #[error("`{kernel}`, {offense}")]
    Offense {
        /// The kernel.
        kernel: String,
        /// The access.
        offense: Box<Offense>,
    },
    /// A launch that did not end in time.
    #[error("`{kernel}` did not end within {} s", limit.as_secs_f64())]
    TimeLimit {
        /// The kernel.
        kernel: String,
        /// How long it had.
        limit: Duration,
    },
    /// Kernels that a kernel has started wait for an event that never ends.
    #[error(
        "{count} kernels and markers that `{kernel}` has put on its queue wait for events that nobody ends"
    )]
    Waiting {
        /// The kernel.
        kernel: String,
        /// How many wait.
        count: usize,
    },
    /// A call of `printf` that prints nothing.
    #[error("printf: {0}")]
    Printf(#[from] crate::printf::PrintfError),
}
