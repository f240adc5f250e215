//! A runtime's use: an application passes a program as SPIR-V, and the runtime translates it to bitcode for its own
//! LLVM. No input of the application can end the process; errors go to the build log.
//!
//! `runtime [IN.spv [OUT.bc]]`; without arguments the application hands over a kernel of the test corpus, then rubbish.

#![allow(clippy::print_stdout, reason = "a command")]

use spirv_llvm::{BuiltinDialect, Diagnostic, Options, SpecValue, llvm_to_spirv, spirv_to_llvm};
use std::error::Error;
use std::path::PathBuf;

const KERNEL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../test-corpus/kernels/vector_add.O2.bc");

/// The LLVM that this runtime compiles with, and the builtins that its device library has.
fn runtime() -> Options {
    let mut options = Options::default();
    options.llvm.reader_version = Some(16);
    options.llvm.dialect = BuiltinDialect::OpenCl12;
    options
}

/// What `clBuildProgram` does for a program: it returns bitcode, or a log for the application. `constants` are the
/// values that the application set by `clSetProgramSpecializationConstant`.
fn build(program: &[u8], constants: &[(u32, SpecValue)]) -> Result<Vec<u8>, String> {
    let mut options = runtime();
    options.llvm.specialization = constants.to_vec();
    match spirv_to_llvm(program, &options) {
        Ok(translation) => Ok(translation.bytes),
        Err(error) => Err(error.diagnostics().iter().map(log_line).collect()),
    }
}

/// A line of the log. The code stays the same from version to version, the text need not.
fn log_line(message: &Diagnostic) -> String {
    let help = message.help.as_ref().map_or(String::new(), |help| format!(" ({help})"));
    format!("{}: [{}] {}{help}\n", message.place, message.code, message.message)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let program = match arguments.next() {
        Some(input) => std::fs::read(input)?,
        None => llvm_to_spirv(&std::fs::read(KERNEL)?, &Options::default())?.bytes,
    };
    let bitcode = build(&program, &[])?;
    println!("{} bytes of SPIR-V are {} bytes of bitcode for LLVM 16", program.len(), bitcode.len());
    if let Some(output) = arguments.next() {
        std::fs::write(output, bitcode)?;
    }
    // A truncated file, as an application may pass it: the log names the place where it becomes invalid.
    match build(&program[..program.len() / 2], &[]) {
        Ok(_) => Err("half a program was built".into()),
        Err(log) => {
            println!("the log of half of it: {log}");
            Ok(())
        }
    }
}
