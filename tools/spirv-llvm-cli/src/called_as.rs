//! The name that the command was called by.

use std::ffi::OsStr;
use std::path::Path;

/// The name by which the command was called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum CalledAs {
    /// `spirv-llvm`.
    #[default]
    SpirvLlvm,
    /// `llvm-spirv`, or that with a version (`llvm-spirv-22`), by a link or a copy: defaults, exit codes and standard output are
    /// those of the Khronos translator's command.
    LlvmSpirv,
}

impl CalledAs {
    /// By the first word of the command line.
    pub(crate) fn from_program(program: Option<&OsStr>) -> CalledAs {
        match stem(program) {
            Some(stem) if stem.starts_with("llvm-spirv") => CalledAs::LlvmSpirv,
            _ => CalledAs::SpirvLlvm,
        }
    }
}

/// Whether the first word of the command line is `clspv`, or that with a version (`clspv-22`): a command line of its own.
pub(crate) fn is_clspv(program: Option<&OsStr>) -> bool {
    stem(program).is_some_and(|stem| stem.starts_with("clspv"))
}

fn stem(program: Option<&OsStr>) -> Option<&str> {
    program.and_then(|program| Path::new(program).file_name()).and_then(OsStr::to_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_name_decides() {
        for name in ["llvm-spirv", "/usr/bin/llvm-spirv", "./llvm-spirv-22", "llvm-spirv.exe"] {
            assert_eq!(CalledAs::from_program(Some(name.as_ref())), CalledAs::LlvmSpirv, "{name}");
        }
        for name in ["spirv-llvm", "/opt/llvm-spirv/bin/spirv-llvm"] {
            assert_eq!(CalledAs::from_program(Some(name.as_ref())), CalledAs::SpirvLlvm, "{name}");
        }
        assert!(is_clspv(Some("/usr/bin/clspv".as_ref())) && is_clspv(Some("clspv.exe".as_ref())));
        assert!(!is_clspv(Some("spirv-llvm".as_ref())) && !is_clspv(None));
    }
}
