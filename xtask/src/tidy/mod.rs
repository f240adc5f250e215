//! `cargo xtask tidy`: the rules of the project that the compiler does not check.

mod arrows;
mod metadata;
mod native;
mod page;
mod sources;
mod walls;

use crate::workspace;
use anyhow::{Result, bail};

/// Checks every rule and names every place that breaks one.
///
/// # Errors
/// A rule is broken, or the workspace cannot be read.
pub(crate) fn run() -> Result<()> {
    let root = workspace::root();
    let metadata = metadata::load()?;
    let page = std::fs::read_to_string(root.join("docs/architecture.md"))?;
    let mut problems = arrows::check(&metadata, &arrows::allowed(&page)?);
    problems.extend(native::check(&metadata));
    problems.extend(page::check(&root, &page));
    problems.extend(sources::check(&root)?);
    problems.extend(walls::check(&root)?);
    if problems.is_empty() {
        println!("tidy: nothing to report");
        return Ok(());
    }
    for problem in &problems {
        eprintln!("{problem}");
    }
    bail!("tidy: {} problems", problems.len())
}
