//! OpenCL C to bitcode by clang.

use super::settings::Settings;
use super::{SECONDS, Tools};
use crate::opencl::Standard;
use filetest::oracle::{OracleError, process};

/// How a source is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Compilation {
    pub(super) clang: &'static str,
    pub(super) level: &'static str,
    pub(super) has_debug_info: bool,
}

/// Returns the bitcode of a source.
///
/// # Errors
/// The compiler is missing or refuses the source.
pub(super) fn compile(
    tools: &Tools,
    source: &str,
    settings: Settings,
    how: Compilation,
) -> Result<Vec<u8>, OracleError> {
    let standard = match settings.standard() {
        Standard::Cl12 => "-cl-std=CL1.2",
        Standard::Cl20 => "-cl-std=CL2.0",
    };
    let mut clang = external_tools::tool("timeout")?.command();
    clang.current_dir(&tools.folder).arg(SECONDS);
    let mut words = vec![how.clang, "-x", "cl", "-target", "spir64", how.level, standard, "-w"];
    // Versions before 16 do not include the declarations themselves.
    if matches!(how.clang, "clang-14" | "clang-15") {
        words.extend(["-Xclang", "-finclude-default-header"]);
    }
    if how.has_debug_info {
        words.push("-g");
    }
    words.extend(["-fdebug-compilation-dir=.", "-emit-llvm", "-c", "-", "-o", "-"]);
    external_tools::tool(how.clang)?;
    let output = process::run(clang, words, source.as_bytes())?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let message = said.lines().find(|line| line.contains("error:") || line.contains("Assertion"));
    let message = message.unwrap_or("no message").to_owned();
    Err(OracleError::Rejected { tool: how.clang.to_owned(), message })
}
