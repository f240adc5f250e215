//! Starting programs that this project built, and the cargo that builds them.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program that cannot be ours.
#[derive(Debug)]
pub struct NotOwn {
    path: PathBuf,
    why: &'static str,
}

impl std::fmt::Display for NotOwn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (path, why) = (self.path.display(), self.why);
        write!(f, "{path}: {why}; programs of others are started through the list of external tools")
    }
}

impl std::error::Error for NotOwn {}

/// A command that starts a program that this project built, or that a test had an external tool build.
///
/// # Errors
/// [`NotOwn`] if `program` is not named by its full path, or lies where programs are installed (a folder of `PATH`): then
/// it is a program of others.
pub fn built(program: &Path) -> Result<Command, NotOwn> {
    is_built(program, std::env::var_os("PATH").as_deref().unwrap_or_default())?;
    Ok(unlisted(program.as_os_str()))
}

/// Cargo, as the one that runs this process was started; the one of `PATH` for a process that cargo did not start.
#[must_use]
pub fn cargo() -> Command {
    unlisted(&std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

#[expect(clippy::disallowed_methods, reason = "the door to our own programs")]
fn unlisted(program: &OsStr) -> Command {
    Command::new(program)
}

fn is_built(program: &Path, installed: &OsStr) -> Result<(), NotOwn> {
    let refuse = |why| Err(NotOwn { path: program.to_owned(), why });
    if !program.is_absolute() {
        return refuse("not the full path of a program that we built");
    }
    match program.parent() {
        Some(folder) if std::env::split_paths(installed).any(|path| path == folder) => {
            refuse("a folder of installed programs")
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn installed_programs_are_not_ours() {
        let path = OsStr::new("/usr/local/bin:/usr/bin");
        assert!(is_built(Path::new("/project/target/debug/spirv-llvm"), path).is_ok());
        for program in ["/usr/bin/clang-22", "clang-22", "target/debug/spirv-llvm"] {
            assert!(is_built(Path::new(program), path).is_err(), "{program}");
        }
    }
}
