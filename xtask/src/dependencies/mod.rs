//! The packages that the product is built from, and the rules for them in `deny.toml`.

mod license;
mod rules;

pub(crate) use license::Expression;
pub(crate) use rules::Rules;

use crate::json::{list, optional_text, text, texts};
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use task_support::workspace;

/// The packages whose files a release contains.
const RELEASED: [&str; 2] = ["spirv-llvm-cli", "spirv-llvm-c"];

/// A package of another project.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) version: String,
    /// The license, as an expression of SPDX; empty if the package states none.
    pub(crate) license: String,
    /// The registry or repository that it comes from.
    pub(crate) source: String,
    /// The authors, as the package states them.
    pub(crate) authors: Vec<String>,
    /// The folder with its files.
    pub(crate) folder: PathBuf,
    /// The checksum of the package in `Cargo.lock` (SHA-256).
    pub(crate) checksum: String,
}

/// Returns every package of other projects in `Cargo.lock` that some platform or feature needs.
///
/// # Errors
/// Cargo fails, or its output has another form.
pub(crate) fn all() -> Result<Vec<Dependency>> {
    let metadata = metadata(&["--all-features"])?;
    let checksums = checksums()?;
    let others = list(&metadata, "packages")?.iter().filter(|package| !package["source"].is_null());
    others.map(|package| dependency(package, &checksums)).collect()
}

/// Returns the packages of other projects whose code the released files contain on this platform, in order of their names.
///
/// # Errors
/// As [`all`].
pub(crate) fn of_release() -> Result<Vec<Dependency>> {
    let host = workspace::output(workspace::tool("rustc")?.args(["--print", "host-tuple"]))?;
    let metadata = metadata(&["--filter-platform", host.trim()])?;
    let checksums = checksums()?;
    let packages: BTreeMap<String, &Value> = list(&metadata, "packages")?
        .iter()
        .map(|package| Ok((text(package, "id")?, package)))
        .collect::<Result<_>>()?;
    let nodes: BTreeMap<String, &Value> = list(&metadata["resolve"], "nodes")?
        .iter()
        .map(|node| Ok((text(node, "id")?, node)))
        .collect::<Result<_>>()?;
    let is_released =
        |package: &&Value| package["name"].as_str().is_some_and(|name| RELEASED.contains(&name));
    let mut open: Vec<String> = packages
        .values()
        .copied()
        .filter(is_released)
        .map(|package| text(package, "id"))
        .collect::<Result<_>>()?;
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut found = Vec::new();
    while let Some(id) = open.pop() {
        let package = packages.get(&id).with_context(|| format!("cargo lists no package {id}"))?;
        // Macros run in the compiler: no file contains them.
        if is_macro(package) || !seen.insert(id.clone()) {
            continue;
        }
        if !package["source"].is_null() {
            found.push(dependency(package, &checksums)?);
        }
        let node = nodes.get(&id).with_context(|| format!("cargo does not resolve {id}"))?;
        for link in list(node, "deps")? {
            if list(link, "dep_kinds")?.iter().any(|kind| kind["kind"].is_null()) {
                open.push(text(link, "pkg")?);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn metadata(options: &[&str]) -> Result<Value> {
    let mut cargo = workspace::cargo();
    cargo.args(["metadata", "--format-version", "1", "--locked"]).args(options);
    Ok(serde_json::from_str(&workspace::output(&mut cargo)?)?)
}

fn is_macro(package: &Value) -> bool {
    let targets = package["targets"].as_array().into_iter().flatten();
    targets
        .flat_map(|target| target["kind"].as_array().into_iter().flatten())
        .any(|kind| kind == "proc-macro")
}

fn dependency(package: &Value, checksums: &BTreeMap<(String, String), String>) -> Result<Dependency> {
    let (name, version) = (text(package, "name")?, text(package, "version")?);
    let manifest = PathBuf::from(text(package, "manifest_path")?);
    Ok(Dependency {
        license: optional_text(package, "license")?.unwrap_or_default(),
        source: text(package, "source")?,
        authors: texts(package, "authors")?,
        folder: manifest.parent().context("a manifest is in a folder")?.to_owned(),
        checksum: checksums.get(&(name.clone(), version.clone())).cloned().unwrap_or_default(),
        name,
        version,
    })
}

/// The checksums in `Cargo.lock`, by name and version.
fn checksums() -> Result<BTreeMap<(String, String), String>> {
    let lock = std::fs::read_to_string(workspace::root().join("Cargo.lock"))?;
    let packages = lock.split("[[package]]").skip(1);
    Ok(packages
        .filter_map(|package| {
            let field = |key: &str| {
                let line = package.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""));
                Some(line?.trim_end_matches('"').to_owned())
            };
            Some(((field("name")?, field("version")?), field("checksum")?))
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_contains_libraries_and_no_macros() {
        let found = of_release().unwrap();
        let names: Vec<&str> = found.iter().map(|dependency| dependency.name.as_str()).collect();
        for name in ["clap", "indexmap", "goblin"] {
            assert!(names.contains(&name), "{names:?}");
        }
        for name in ["clap_derive", "proptest", "syn", "cc", "windows-sys"] {
            assert!(!names.contains(&name), "{names:?}");
        }
        assert!(found.iter().all(|dependency| dependency.checksum.len() == 64));
    }
}
