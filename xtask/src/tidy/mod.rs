//! `cargo xtask tidy`: the rules of the project that the compiler does not check.

mod arrows;
mod circles;
mod guide;
mod metadata;
mod native;
mod packages;
mod page;
mod paths;
mod rooms;
mod sources;
mod walls;
mod wording;

use anyhow::{Result, bail};
use std::path::PathBuf;
use task_support::workspace;

/// The crates of the workspace that depend on the crate `name`, in any way.
///
/// # Errors
/// The workspace cannot be read.
pub(crate) fn crates_that_depend_on(name: &str) -> Result<Vec<String>> {
    let metadata = metadata::load()?;
    let depends = |package: &&metadata::Package| {
        package.dependencies.iter().any(|dependency| dependency.directory() == name)
    };
    Ok(metadata.members().filter(depends).map(metadata::Package::directory).collect())
}

/// A target below `tests/` of a package.
pub(crate) struct TestTarget {
    pub(crate) name: String,
    pub(crate) source: PathBuf,
}

/// The targets below `tests/` that need no feature, of the whole workspace.
///
/// # Errors
/// The workspace cannot be read.
pub(crate) fn test_targets() -> Result<Vec<TestTarget>> {
    let metadata = metadata::load()?;
    let targets = metadata.members().flat_map(|package| &package.targets);
    let tests =
        targets.filter(|t| t.kind.iter().any(|kind| kind == "test") && t.required_features.is_empty());
    Ok(tests.map(|t| TestTarget { name: t.name.clone(), source: t.src_path.clone() }).collect())
}

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
    problems.extend(packages::check(&root, &metadata)?);
    problems.extend(page::check(&root, &page));
    problems.extend(guide::check(&root)?);
    let sources = sources::read(&root)?;
    problems.extend(circles::check(&sources));
    problems.extend(paths::check(&sources));
    problems.extend(rooms::check(&sources, &page));
    problems.extend(sources::check(&sources));
    problems.extend(walls::check(&sources));
    problems.extend(wording::check(&sources));
    if problems.is_empty() {
        println!("tidy: nothing to report");
        return Ok(());
    }
    for problem in &problems {
        eprintln!("{problem}");
    }
    bail!("tidy: {} problems", problems.len())
}
