//! `cargo xtask coverage`: what the mapping table covers, as `docs/generated/coverage.md`, by translating a call of each
//! face in both directions.

mod module;
mod trial;

use crate::workspace;
use anyhow::{Context, Result, ensure};
use std::fs;

/// Options of `cargo xtask coverage`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Compare with the checked-in file instead of writing it
    #[arg(long)]
    check: bool,
}

/// Writes or compares the report.
///
/// # Errors
/// The file cannot be written, or it is not what the table gives.
pub(crate) fn run(args: &Args) -> Result<()> {
    let path = workspace::root().join("docs/generated/coverage.md");
    let text = spirv_mapping::coverage::report(&trial::try_out);
    if args.check {
        let have = fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
        ensure!(have == text, "{} is not up to date: run `cargo xtask coverage`", path.display());
        return Ok(());
    }
    if let Some(dir) = path.parent() {
        fs::create_dir_all(dir)?;
    }
    fs::write(&path, text).with_context(|| format!("{}", path.display()))
}
