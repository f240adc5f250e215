//! `cargo xtask pages`: runs the commands that the pages for users and contributors state.

use anyhow::{Result, ensure};
use std::collections::BTreeSet;
use std::path::Path;
use task_support::pages::{PAGES, all_commands};
use task_support::{corpus, workspace};

/// Commands that `cargo xtask pages` leaves out, because it is a part of them or they take the machine for long: CI runs
/// the first and the parts of the second, `cargo xtask fresh` runs the tests as a newcomer does, and the tests of this
/// crate check the installation.
const LEFT_OUT: [&str; 6] = [
    "cargo xtask test",
    "cargo xtask ci",
    "cargo xtask fresh",
    "cargo xtask pages",
    "cargo xtask install --prefix target/installed",
    "cargo xtask dist",
];

/// Runs every command once, the translator's in a folder of their own.
///
/// # Errors
/// A command fails, or a page cannot be read.
pub(crate) fn run() -> Result<()> {
    let mut lines = all_commands()?;
    let mut seen = BTreeSet::new();
    lines.retain(|line| seen.insert(line.clone()));
    ensure!(!lines.is_empty(), "the pages state no commands");
    let folder = workspace::target_dir().join("pages");
    prepare(&folder)?;
    workspace::run(workspace::cargo().args(["build", "--release", "--package", "spirv-llvm-cli"]))?;
    let tool = workspace::target_dir().join("release/spirv-llvm");
    for line in &lines {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("cargo") if LEFT_OUT.contains(&line.as_str()) => println!("(`{line}` is left out)"),
            Some("cargo") if line.starts_with("cargo install ") => {
                // Into a folder of its own: not every machine that runs this wants the command.
                workspace::run(workspace::cargo().args(words).arg("--root").arg(folder.join("installed")))?;
            }
            Some("cargo") => workspace::run(workspace::cargo().args(words))?,
            _ => workspace::run(::external_tools::own::built(&tool)?.args(words).current_dir(&folder))?,
        }
    }
    println!("{} commands of {} hold", lines.len(), PAGES.join(", "));
    Ok(())
}

/// An empty folder with the kernels, in which the translator's commands run.
fn prepare(folder: &Path) -> Result<()> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)?;
    }
    let kernels = Path::new(corpus::KERNELS);
    std::fs::create_dir_all(folder.join(kernels))?;
    for entry in workspace::root().join(kernels).read_dir()? {
        let entry = entry?;
        std::fs::copy(entry.path(), folder.join(kernels).join(entry.file_name()))?;
    }
    Ok(())
}
