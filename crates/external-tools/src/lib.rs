//! The external programs that tests, benches and chores start, and the functions that start them.
//!
//! - [`LIST`] has the package, the version and the purpose of each program. A program that is not on the list cannot be
//!   started: [`Tool::command`] takes an entry, and no other code of the project constructs a [`std::process::Command`]
//!   (`cargo xtask tidy` and clippy reject it).
//! - [`tool`] finds an entry by the program's name.
//! - [`own`] starts programs that this project built, and cargo.
//!
//! `cargo xtask test` and `cargo xtask ci` install the programs on the list, so a test that runs on one machine runs on every
//! other one; `cargo xtask fresh` checks that on a bare machine.

mod environment;
mod list;
pub mod own;

pub use environment::Environment;
pub use list::{LIST, LLVM_23};

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The use of a program; decides when it is installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// A test starts it: `cargo xtask test` installs it.
    Tests,
    /// Kernels or shaders run on a device with it: `cargo xtask test` and `cargo xtask exec` install it.
    Execution,
    /// `cargo xtask exec --machine` compiles for another machine with it, or is that machine, and installs it.
    Emulation,
    /// `cargo xtask prove` makes programs with it, and installs it.
    Proofs,
    /// `cargo xtask playground` builds or opens its page with it, and installs it.
    Playground,
    /// `cargo xtask fresh` makes a bare machine with it.
    Fresh,
    /// A chore starts it. It is part of Debian, or of the Rust toolchain, and never installed from here.
    System,
}

/// The source of a program.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// A Debian package; the program is looked up in `PATH`.
    Debian(&'static str),
    /// A package of a virtual environment of Python.
    Environment { environment: &'static Environment, package: &'static str },
}

/// A program of another project that this one starts.
///
/// Only [`LIST`] has values of it.
#[derive(Debug)]
pub struct Tool {
    /// The name it is looked up by in `PATH`, or its path.
    program: &'static str,
    source: Source,
    /// The major version that it must report; empty for any.
    version: &'static str,
    /// Arguments with which it shows that it is there, and which version it is.
    probe: &'static [&'static str],
    need: Use,
    purpose: &'static str,
}

/// A program that [`LIST`] does not have.
// Written out, like `NotOwn`: without dependencies, the chores that need this crate start sooner.
#[derive(Debug)]
pub struct NotListed(String);

impl std::fmt::Display for NotListed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let list = "crates/external-tools/src/list.rs";
        write!(
            f,
            "`{}` is not on the list of external tools ({list}): add it with its package and its purpose",
            self.0
        )
    }
}

impl std::error::Error for NotListed {}

/// The entry of a program.
///
/// # Errors
/// [`NotListed`] for a program that the project does not know: nothing would install it on a new machine.
pub fn tool(program: &str) -> Result<&'static Tool, NotListed> {
    LIST.iter().find(|tool| tool.program == program).ok_or_else(|| NotListed(program.to_owned()))
}

impl Tool {
    /// The door: a command that starts this program, as yet without arguments.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "the one door to the programs of others")]
    pub fn command(&self) -> Command {
        Command::new(self.path())
    }

    /// Where the program is: its name, or its place in an environment.
    fn path(&self) -> PathBuf {
        match self.source {
            Source::Debian(_) => self.program.into(),
            Source::Environment { environment, .. } => environment.program(self.program),
        }
    }

    /// The program's name, or its path.
    #[must_use]
    pub fn program(&self) -> &'static str {
        self.program
    }

    /// The package that brings the program: of Debian, or of PyPI where there is an [environment](Self::environment).
    #[must_use]
    pub fn package(&self) -> &'static str {
        match self.source {
            Source::Debian(package) | Source::Environment { package, .. } => package,
        }
    }

    /// The virtual environment of Python that the program belongs to; `None` for a program of Debian.
    #[must_use]
    pub fn environment(&self) -> Option<&'static Environment> {
        match self.source {
            Source::Debian(_) => None,
            Source::Environment { environment, .. } => Some(environment),
        }
    }

    /// The version that the tests are written for; empty if any will do.
    #[must_use]
    pub fn version(&self) -> &'static str {
        self.version
    }

    /// When it is needed.
    #[must_use]
    pub fn need(&self) -> Use {
        self.need
    }

    /// Returns its purpose in the project.
    #[must_use]
    pub fn purpose(&self) -> &'static str {
        self.purpose
    }

    /// Returns whether the program can be started, succeeds, and reports the version of its entry.
    #[must_use]
    pub fn answers(&self) -> bool {
        let output = self.command().args(self.probe).stdin(Stdio::null()).output();
        output.is_ok_and(|output| {
            let said = String::from_utf8_lossy(&output.stdout);
            // `llvm-config` says nothing else than the number.
            let version = format!("{}.", self.version);
            let right =
                self.version.is_empty() || said.split_whitespace().any(|word| word.starts_with(&version));
            output.status.success() && right
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_program_is_listed_once_with_its_purpose_and_a_package() {
        let names: BTreeSet<_> = LIST.iter().map(Tool::program).collect();
        assert_eq!(names.len(), LIST.len());
        for entry in LIST {
            assert!(!entry.purpose.is_empty(), "{entry:?}");
            assert!(!entry.package().is_empty(), "{entry:?}");
        }
    }

    #[test]
    fn what_is_not_on_the_list_is_not_found() {
        assert!(tool("clang-22").is_ok());
        let error = tool("no-such-program").unwrap_err().to_string();
        assert!(error.contains("no-such-program"), "{error}");
    }
}
