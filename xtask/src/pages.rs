//! The commands that the pages for people state, and `cargo xtask pages`, which runs them.
//!
//! A command is a line of a code block (indented by four blanks, or fenced as `sh`) that starts with `cargo` or
//! `spirv-llvm`; a comment after `  #` is not part of it.

use crate::workspace;
use anyhow::{Context, Result, ensure};
use std::collections::BTreeSet;
use std::path::Path;

/// The page that a newcomer reads first.
pub(crate) const README: &str = "README.md";

/// All pages whose commands are run.
const PAGES: [&str; 4] = [README, "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];

/// What `cargo xtask pages` leaves out, because it is a part of them or they hold the machine for long: CI runs the first
/// and the parts of the second, `cargo xtask fresh` runs the tests as a newcomer does, and the tests of this crate try what
/// is installed.
const LEFT_OUT: [&str; 6] = [
    "cargo xtask test",
    "cargo xtask ci",
    "cargo xtask fresh",
    "cargo xtask pages",
    "cargo xtask install --prefix target/installed",
    "cargo xtask dist",
];

/// The commands of a page, in their order.
pub(crate) fn commands(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut fence = None;
    for line in page.lines() {
        if let Some(language) = line.strip_prefix("```") {
            fence = if fence.is_some() { None } else { Some(language.trim() == "sh") };
            continue;
        }
        let code = match fence {
            Some(true) => line,
            Some(false) => continue,
            None => match line.strip_prefix("    ") {
                Some(code) => code,
                None => continue,
            },
        };
        let command = code.split("  #").next().unwrap_or_default().trim();
        if command.starts_with("cargo ") || command.starts_with("spirv-llvm ") {
            found.push(command.to_owned());
        }
    }
    found
}

/// Runs every command once, the translator's in a folder of their own.
///
/// # Errors
/// A command fails, or a page cannot be read.
pub(crate) fn run() -> Result<()> {
    let mut lines = Vec::new();
    for page in PAGES {
        let text = std::fs::read_to_string(workspace::root().join(page)).with_context(|| page.to_owned())?;
        lines.extend(commands(&text));
    }
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
            _ => workspace::run(::judges::own::built(&tool)?.args(words).current_dir(&folder))?,
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
    let kernels = Path::new(crate::corpus::KERNELS);
    std::fs::create_dir_all(folder.join(kernels))?;
    for entry in workspace::root().join(kernels).read_dir()? {
        let entry = entry?;
        std::fs::copy(entry.path(), folder.join(kernels).join(entry.file_name()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[test]
    fn commands_are_lines_of_code_blocks() {
        let page = "Run `cargo none` or\ncargo none\n\n    cargo xtask demo  # shows\n    let x = 1;\n\n```sh\nspirv-llvm a \
            -o b\n```\n```text\ncargo none\n```\n";
        assert_eq!(commands(page), ["cargo xtask demo", "spirv-llvm a -o b"]);
    }

    /// Also those that CI does not run by way of the pages: a task that was renamed is found.
    #[test]
    fn every_task_of_the_pages_is_one() {
        let mut tasks = 0;
        for page in PAGES {
            for line in commands(&std::fs::read_to_string(workspace::root().join(page)).unwrap()) {
                if let Some(task) = line.strip_prefix("cargo xtask ") {
                    let words = ["xtask"].into_iter().chain(task.split_whitespace());
                    crate::Cli::try_parse_from(words)
                        .unwrap_or_else(|error| panic!("{page}: {line}: {error}"));
                    tasks += 1;
                }
            }
        }
        assert!(tasks > 5, "only {tasks}");
    }
}
