//! `cargo xtask reproduce`: two clones of the last commit, in folders of different names, make the same release.

use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use task_support::workspace;

/// The folders of the clones, below `target/reproduce`. They differ in length and depth.
const FOLDERS: [&str; 2] = ["a", "another place/b"];

/// What `cargo xtask dist` makes in a clone.
const RESULT: &str = "target/dist";

/// Builds twice and compares. The clones are removed if all files are equal.
///
/// # Errors
/// A build fails, or the builds differ.
pub(crate) fn run() -> Result<()> {
    let folder = workspace::target_dir().join("reproduce");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let commit = workspace::output(git(&workspace::root())?.args(["rev-parse", "HEAD"]))?;
    let mut results = Vec::new();
    for name in FOLDERS {
        let clone = folder.join(name);
        workspace::run(
            workspace::tool("git")?.args(["clone", "--quiet"]).arg(workspace::root()).arg(&clone),
        )?;
        workspace::run(git(&clone)?.args(["checkout", "--quiet", commit.trim()]))?;
        let mut cargo = workspace::cargo();
        // The build of the clone takes nothing from this one.
        cargo.current_dir(&clone).env_remove("CARGO_TARGET_DIR").env_remove("CARGO_MANIFEST_DIR");
        workspace::run(cargo.args(["xtask", "dist"]))?;
        results.push(clone.join(RESULT));
    }
    let [first, second] = results.as_slice() else { bail!("two builds are compared") };
    let problems = differences(first, second)?;
    for problem in &problems {
        eprintln!("{problem}");
    }
    ensure!(problems.is_empty(), "{} files differ; the clones stay in {}", problems.len(), folder.display());
    println!("two builds in different folders have the same {} files", files(first)?.len());
    Ok(std::fs::remove_dir_all(&folder)?)
}

fn git(folder: &Path) -> Result<std::process::Command> {
    let mut git = workspace::tool("git")?;
    git.current_dir(folder);
    Ok(git)
}

/// The files that only one folder has, or that differ, with the place of the first difference.
fn differences(first: &Path, second: &Path) -> Result<Vec<String>> {
    let [of_first, of_second] = [files(first)?, files(second)?];
    ensure!(!of_first.is_empty(), "{} has no files", first.display());
    let only = of_first.symmetric_difference(&of_second);
    let mut problems: Vec<String> =
        only.map(|file| format!("{}: one build lacks it", file.display())).collect();
    for file in of_first.intersection(&of_second) {
        let [one, other] = [read(&first.join(file))?, read(&second.join(file))?];
        if one != other {
            let same = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
            problems.push(format!(
                "{}: {} and {} bytes, equal up to byte {same}",
                file.display(),
                one.len(),
                other.len()
            ));
        }
    }
    Ok(problems)
}

fn read(file: &Path) -> Result<Vec<u8>> {
    std::fs::read(file).with_context(|| file.display().to_string())
}

/// The files below a folder, by their paths from it. The target of a link stands for its content.
fn files(folder: &Path) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in next.read_dir().with_context(|| next.display().to_string())? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else {
                found.insert(entry.path().strip_prefix(folder)?.to_owned());
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_found_by_name_and_content() {
        let folder = workspace::target_dir().join("tmp/reproduce-test");
        let [one, other] = ["one", "other"].map(|name| folder.join(name));
        for (root, name, text) in [
            (&one, "bin/a", "equal"),
            (&other, "bin/a", "equal"),
            (&one, "b", "12345"),
            (&other, "b", "123x5"),
            (&one, "only", ""),
        ] {
            std::fs::create_dir_all(root.join("bin")).unwrap();
            std::fs::write(root.join(name), text).unwrap();
        }
        assert_eq!(differences(&one, &one).unwrap(), Vec::<String>::new());
        let problems = differences(&one, &other).unwrap();
        assert_eq!(problems, ["only: one build lacks it", "b: 5 and 5 bytes, equal up to byte 3"]);
    }
}
