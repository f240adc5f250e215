//! `cargo xtask pages`: runs the commands that the pages for users and contributors state.

mod sessions;
mod unrun;

use crate::arguments::flag;
use anyhow::{Result, ensure};
use clap::{Arg, ArgMatches};
use std::collections::BTreeSet;
use std::path::Path;
use task_support::pages::{PAGES, all_commands};
use task_support::{builds, corpus, installation, workspace};

/// Commands that `cargo xtask pages` leaves out, because it is a part of them or they take the machine for long: CI runs all
/// tests and the parts of `cargo xtask ci`, `cargo xtask fresh` runs both sets of tests as a newcomer does, and the tests of
/// this crate check the installation.
const LEFT_OUT: [&str; 8] = [
    "cargo xtask test",
    "cargo xtask test --quick",
    "cargo xtask ci",
    "cargo xtask fresh",
    "cargo xtask pages",
    "cargo xtask book",
    "cargo xtask install --prefix target/installed",
    "cargo xtask dist",
];

/// Options of `cargo xtask pages`.
pub(crate) struct Args {
    /// Parts of the names of chapters of the guide: only they are run.
    chapters: Vec<String>,
    /// Replace the outputs in the guide that differ.
    bless: bool,
    /// Use builds without optimization.
    dev: bool,
}

/// Returns the options of the task.
pub(crate) fn options() -> Vec<Arg> {
    vec![
        Arg::new("chapters")
            .num_args(0..)
            .help("Run only chapters of the guide with these words in their paths"),
        flag("bless", "Replace outputs in the guide that differ"),
        flag("dev", "Use builds without optimization: they are there sooner"),
    ]
}

impl Args {
    /// Reads the values of [`options`].
    pub(crate) fn of(matches: &ArgMatches) -> Self {
        let chapters = matches.get_many("chapters").into_iter().flatten().cloned().collect();
        Self { chapters, bless: matches.get_flag("bless"), dev: matches.get_flag("dev") }
    }
}

/// Runs every command.
///
/// # Errors
/// As [`run`].
pub(crate) fn in_ci() -> Result<()> {
    run(&Args { chapters: Vec::new(), bless: false, dev: false })
}

/// Runs every command once, the translator's in a folder of their own, and the sessions of the guide.
///
/// # Errors
/// A command fails, or a page cannot be read.
pub(crate) fn run(args: &Args) -> Result<()> {
    installation::ensure(&sessions::INSTALLED)?;
    let folder = sessions::empty(&workspace::target_dir().join("pages"))?;
    let programs = if args.dev { builds::dev()? } else { builds::release()? };
    if args.chapters.is_empty() {
        plain_commands(&folder, &programs.join("spirv-llvm"))?;
    }
    let [run, not_run] = sessions::run(&sessions::Run {
        programs,
        folder: folder.join("guide"),
        wanted: args.chapters.clone(),
        bless: args.bless,
    })?;
    println!("{run} commands of the guide hold; {not_run} are marked as not run");
    Ok(())
}

/// Runs the commands of the pages outside the guide.
fn plain_commands(folder: &Path, tool: &Path) -> Result<()> {
    let mut lines = all_commands()?;
    let mut seen = BTreeSet::new();
    lines.retain(|line| seen.insert(line.clone()));
    ensure!(!lines.is_empty(), "the pages state no commands");
    prepare(folder)?;
    for line in &lines {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("cargo") if LEFT_OUT.contains(&line.as_str()) => println!("(`{line}` is left out)"),
            Some("cargo") if line.starts_with("cargo install ") => {
                // Into a folder of its own: not every machine that runs this wants the command.
                workspace::run(workspace::cargo().args(words).arg("--root").arg(folder.join("installed")))?;
            }
            Some("cargo") => workspace::run(workspace::cargo().args(words))?,
            _ => workspace::run(::external_tools::own::built(tool)?.args(words).current_dir(folder))?,
        }
    }
    println!("{} commands of {} hold", lines.len(), PAGES.join(", "));
    Ok(())
}

/// A folder with the kernels, in which the translator's commands run.
fn prepare(folder: &Path) -> Result<()> {
    let kernels = Path::new(corpus::KERNELS);
    std::fs::create_dir_all(folder.join(kernels))?;
    for entry in workspace::root().join(kernels).read_dir()? {
        let entry = entry?;
        std::fs::copy(entry.path(), folder.join(kernels).join(entry.file_name()))?;
    }
    Ok(())
}
