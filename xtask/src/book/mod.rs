//! `cargo xtask book`: the guide as a book of HTML pages, below `target/book`.
//!
//! The chapters are pages of the project at their own places (`docs/guide/SUMMARY.md` lists them). They are copied to one
//! folder, with links between the copies, and mdBook renders that folder.

mod assemble;
mod links;

use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use task_support::workspace;

/// The version of mdBook that renders the book.
const VERSION: &str = "0.5.4";

/// Writes the book and checks its links.
///
/// # Errors
/// mdBook cannot be built, a chapter is missing, or a link is dead.
pub(crate) fn run() -> Result<()> {
    let program = renderer()?;
    let book = workspace::target_dir().join("book");
    if book.exists() {
        std::fs::remove_dir_all(&book)?;
    }
    let chapters = assemble::run(&book)?;
    workspace::run(::external_tools::own::built(&program)?.arg("build").arg(&book))?;
    let html = book.join("html");
    let problems = links::problems(&html)?;
    for problem in &problems {
        eprintln!("{problem}");
    }
    ensure!(problems.is_empty(), "the book has {} dead links", problems.len());
    println!("{chapters} chapters: {}", html.join("index.html").display());
    Ok(())
}

/// Builds mdBook if it is not there, and returns its path. It is not a dependency of this program, because chores start
/// within seconds of a clone.
fn renderer() -> Result<PathBuf> {
    let folder = workspace::target_dir().join("mdbook");
    let program = folder.join("bin/mdbook");
    if !is_current(&program) {
        let install =
            ["install", "mdbook", "--locked", "--no-default-features", "--features", "search", "--version"];
        let mut cargo = workspace::cargo();
        workspace::run(cargo.args(install).arg(VERSION).arg("--root").arg(&folder))?;
    }
    ensure!(is_current(&program), "{} is not version {VERSION}", program.display());
    Ok(program)
}

fn is_current(program: &Path) -> bool {
    let version = || {
        let mut command = ::external_tools::own::built(program)?;
        workspace::output(command.arg("--version")).context("mdBook does not start")
    };
    program.is_file() && version().is_ok_and(|text| text.trim() == format!("mdbook v{VERSION}"))
}
