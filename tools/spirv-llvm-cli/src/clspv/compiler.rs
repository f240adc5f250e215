//! The clang that compiles OpenCL C: a program of the user's machine.

use crate::failure::Failure;
use crate::message::Message;
use std::ffi::{OsStr, OsString};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The environment variable that names the clang.
pub(super) const VARIABLE: &str = "SPIRV_LLVM_CLANG";

/// The versions behind the names of clangs that are tried if there is no `clang`.
const VERSIONS: std::ops::RangeInclusive<u32> = 14..=23;

/// Compiles a file with a clang that prints its own messages; returns LLVM bitcode. `named` is the clang that the command
/// line names.
pub(super) fn compile(named: Option<&OsStr>, options: &[String], input: &Path) -> Result<Vec<u8>, Failure> {
    let (clang, result) = started(named, options, input);
    let shown = Path::new(&clang).display();
    match result {
        Ok(output) if output.status.success() => Ok(output.stdout),
        Ok(output) => {
            let message =
                Message::error(format!("{shown} does not compile it: {}", output.status)).about(input);
            Err(Failure::file(message))
        }
        Err(error) => {
            let help = format!("install clang, or name one by -clang=PROGRAM or the variable {VARIABLE}");
            Err(Failure::file(Message::error(format!("{shown} does not start: {error}")).help(help)))
        }
    }
}

/// Starts the clang of the command line, that of the variable, or the first one that is installed.
fn started(named: Option<&OsStr>, options: &[String], input: &Path) -> (OsString, io::Result<Output>) {
    let variable = std::env::var_os(VARIABLE).filter(|name| !name.is_empty());
    if let Some(clang) = named.map(OsStr::to_owned).or(variable) {
        let result = start(&clang, options, input);
        return (clang, result);
    }
    let versions = VERSIONS.rev().map(|version| format!("clang-{version}"));
    let is_missing = |error: &io::Error| error.kind() == ErrorKind::NotFound;
    let first = start("clang".as_ref(), options, input);
    if first.as_ref().is_err_and(is_missing) {
        for clang in versions {
            let result = start(clang.as_ref(), options, input);
            if !result.as_ref().is_err_and(is_missing) {
                return (clang.into(), result);
            }
        }
    }
    ("clang".into(), first)
}

#[expect(clippy::disallowed_methods, reason = "the user's compiler, which no list has")]
fn start(clang: &OsStr, options: &[String], input: &Path) -> io::Result<Output> {
    let mut command = Command::new(clang);
    command.args(options).args(["-o", "-"]).arg(input);
    command.stdin(Stdio::inherit()).stdout(Stdio::piped()).stderr(Stdio::inherit());
    command.spawn()?.wait_with_output()
}
