//! The program `spirv-llvm`.

use std::process::ExitCode;

fn main() -> ExitCode {
    spirv_llvm_cli::run(std::env::args_os().collect())
}
