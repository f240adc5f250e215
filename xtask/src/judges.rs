//! The programs of other projects that judge ours in tests, and how they get onto a machine.

use crate::workspace;
use anyhow::{Result, bail};
use std::process::{Command, Stdio};

/// A program that must answer before tests can run, and the Debian package that brings it.
struct Judge {
    command: &'static [&'static str],
    package: &'static str,
}

const JUDGES: &[Judge] = &[
    Judge { command: &["clang-22", "--version"], package: "clang-22" },
    Judge { command: &["llvm-as-22", "--version"], package: "llvm-22" },
    Judge { command: &["llvm-dis-22", "--version"], package: "llvm-22" },
    Judge { command: &["opt-22", "--version"], package: "llvm-22" },
    // Producers and readers of older bitcode.
    Judge { command: &["clang-14", "--version"], package: "clang-14" },
    Judge { command: &["clang-15", "--version"], package: "clang-15" },
    Judge { command: &["clang-16", "--version"], package: "clang-16" },
    Judge { command: &["opt-16", "--version"], package: "llvm-16" },
    Judge { command: &["clang-19", "--version"], package: "clang-19" },
    Judge { command: &["opt-19", "--version"], package: "llvm-19" },
    // The text that ours is compared with, and modules to try it on.
    Judge { command: &["spirv-dis", "--version"], package: "spirv-tools" },
    Judge { command: &["glslangValidator", "--version"], package: "glslang-tools" },
    // SPIRV-Tools is built from the C++ that its crate brings.
    Judge { command: &["c++", "--version"], package: "g++" },
    // For the virtual environment of `cargo xtask exec`.
    Judge { command: &["python3", "-c", "import ensurepip"], package: "python3-venv" },
];

/// Makes sure that every judge is there: installs the missing packages as root, else says how to.
///
/// # Errors
/// A judge is missing and this process may not install it, or installing fails.
pub(crate) fn ensure() -> Result<()> {
    let missing = missing_packages();
    if missing.is_empty() {
        return Ok(());
    }
    let install = ["install", "--yes", "--no-install-recommends"];
    if !is_root() {
        bail!(
            "these Debian packages are needed: {0}\ninstall them with: sudo sh -c 'apt-get update && apt-get {1} {0}'",
            missing.join(" "),
            install.join(" ")
        );
    }
    let apt = || {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    workspace::run(apt().arg("update"))?;
    workspace::run(apt().args(install).args(&missing))?;
    match missing_packages() {
        left if left.is_empty() => Ok(()),
        left => bail!("installed, but still not answering: {}", left.join(" ")),
    }
}

fn missing_packages() -> Vec<&'static str> {
    let mut packages: Vec<_> =
        JUDGES.iter().filter(|judge| !answers(judge.command)).map(|judge| judge.package).collect();
    packages.dedup();
    packages
}

/// Whether the command can be started and succeeds.
fn answers(command: &[&str]) -> bool {
    Command::new(command[0])
        .args(&command[1..])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn is_root() -> bool {
    workspace::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
