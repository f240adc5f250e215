//! A module of LLVM IR or of SPIR-V, as `cargo xtask prove` tries and keeps it.

use crate::laws::{Outcome, Violation};
use crate::{calls, laws, spirv_laws};
use std::error::Error;
use std::path::Path;

/// What a program is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// LLVM IR as optimizers make it.
    Llvm,
    /// SPIR-V for kernels.
    Spirv,
    /// SPIR-V for shaders.
    Shader,
    /// A call in LLVM IR, of any types.
    Calls,
}

impl Level {
    /// The name in options and files.
    pub fn name(self) -> &'static str {
        match self {
            Level::Llvm => "llvm",
            Level::Spirv => "spirv",
            Level::Shader => "shader",
            Level::Calls => "calls",
        }
    }
}

/// A program with the options of its translation.
#[derive(Clone, Debug)]
pub enum Program {
    /// LLVM IR.
    Llvm(Box<laws::Case>),
    /// SPIR-V.
    Spirv(spirv_laws::Case),
    /// A call in LLVM IR.
    Call(calls::Case),
}

impl Program {
    /// Returns the program that a byte string makes. `with_llvm` is whether its check starts LLVM's tools.
    pub fn of(level: Level, bytes: &[u8], with_llvm: bool) -> Program {
        match level {
            Level::Llvm => Program::Llvm(Box::new(laws::Case::of(bytes, with_llvm))),
            Level::Spirv => Program::Spirv(spirv_laws::Case::of(bytes, false, with_llvm)),
            Level::Shader => Program::Spirv(spirv_laws::Case::of(bytes, true, with_llvm)),
            Level::Calls => Program::Call(calls::Case::of(bytes)),
        }
    }

    /// Returns the text of the file that keeps the program.
    pub fn file(&self) -> String {
        match self {
            Program::Llvm(case) => case.file(),
            Program::Spirv(case) => case.file(),
            Program::Call(case) => case.file(),
        }
    }

    /// The ending of the file's name.
    pub fn ending(&self) -> &'static str {
        match self {
            Program::Llvm(_) | Program::Call(_) => "ll",
            Program::Spirv(_) => "spvasm",
        }
    }

    /// Returns the program that a file keeps.
    ///
    /// # Errors
    /// The file cannot be read, or its text is not what the ending of its name says.
    pub fn of_file(path: &Path) -> Result<Program, Box<dyn Error>> {
        let text = std::fs::read_to_string(path)?;
        Ok(match path.extension() {
            Some(ending) if ending == "spvasm" => Program::Spirv(spirv_laws::Case::of_file(&text)?),
            _ => match calls::Case::of_file(&text) {
                Some(case) => Program::Call(case),
                None => Program::Llvm(Box::new(laws::Case::of_file(&text)?)),
            },
        })
    }

    /// Checks every law of the level.
    ///
    /// # Errors
    /// The first law that the program violates.
    pub fn check(&self) -> Result<Outcome, Violation> {
        match self {
            Program::Llvm(case) => laws::check(case),
            Program::Spirv(case) => spirv_laws::check(case),
            Program::Call(case) => case.check(),
        }
    }
}
