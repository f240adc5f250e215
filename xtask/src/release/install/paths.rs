//! Files for other machines name no folder of this one: the compiler replaces them, so that builds in two folders can have the
//! same bytes.

use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;
use task_support::workspace;

/// The names in place of the project's folder and of cargo's.
const REPLACEMENTS: [&str; 2] = ["/spirv-llvm", "/cargo"];

/// Has a build by cargo replace the folders.
///
/// # Errors
/// Cargo's folder is unknown.
pub(super) fn replace(cargo: &mut Command) -> Result<&mut Command> {
    let given = std::env::var("RUSTFLAGS").unwrap_or_default();
    // Folders may contain blanks, which separate the flags of the other variable.
    Ok(cargo.env("CARGO_ENCODED_RUSTFLAGS", flags(&given, &folders()?)))
}

/// All flags, separated by the sign that cargo wants.
fn flags(given: &str, folders: &[PathBuf; 2]) -> String {
    let replaced = folders.iter().zip(REPLACEMENTS);
    let own = replaced.map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()));
    given.split_whitespace().map(str::to_owned).chain(own).collect::<Vec<_>>().join("\u{1f}")
}

/// The project's folder and cargo's.
fn folders() -> Result<[PathBuf; 2]> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).context("cargo has no folder")?;
    Ok([workspace::root(), home])
}

/// Checks that a built file names no folder of this machine.
///
/// # Errors
/// It does, or cannot be read.
pub(super) fn check(file: &Path) -> Result<()> {
    let bytes = std::fs::read(file).with_context(|| file.display().to_string())?;
    for folder in folders()? {
        let name = folder.to_string_lossy();
        let found = bytes.windows(name.len()).any(|window| window == name.as_bytes());
        ensure!(!found, "{} contains the path {name}", file.display());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_folders_are_replaced() {
        let folders = [PathBuf::from("/a b"), PathBuf::from("/c")];
        let expected = "-Cx\u{1f}--remap-path-prefix=/a b=/spirv-llvm\u{1f}--remap-path-prefix=/c=/cargo";
        assert_eq!(flags(" -Cx ", &folders), expected);
        assert!(flags("", &folders).starts_with("--remap"));
    }

    #[test]
    fn files_with_paths_are_found() {
        let file = workspace::target_dir().join("tmp/paths-test");
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, "plain").unwrap();
        check(&file).unwrap();
        std::fs::write(&file, format!("at {}/src", workspace::root().display())).unwrap();
        assert!(check(&file).is_err());
    }
}
