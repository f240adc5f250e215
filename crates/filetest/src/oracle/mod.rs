//! The external tools: nothing in this project decides whether its own output is valid.

pub mod llvm;
pub mod process;
#[cfg(feature = "spirv-val")]
pub mod spirv_tools;

/// Why an external tool did not accept its input.
#[derive(Debug, thiserror::Error)]
pub enum OracleError {
    /// The project does not know the program, so that no other machine would have it.
    #[error(transparent)]
    NotListed(#[from] external_tools::NotListed),
    /// The program is not installed or cannot be started.
    #[error("cannot start `{program}` ({source}); `cargo xtask test` installs it")]
    Missing {
        /// Name of the program.
        program: String,
        /// What the operating system said.
        source: std::io::Error,
    },
    /// The tool read the input and rejected it.
    #[error("{tool}: {message}")]
    Rejected {
        /// Name of the program or library.
        tool: String,
        /// Its message, as it prints it.
        message: String,
    },
}
