//! The packages of other projects keep the rules of `deny.toml`, and the manifests of published packages are complete.

use super::metadata::Metadata;
use crate::dependencies::{self, Rules};
use anyhow::Result;
use std::path::Path;

/// Fields that a registry shows: each published package has them itself or inherits them.
const FIELDS: [&str; 7] =
    ["description", "license", "readme", "keywords", "categories", "documentation", "rust-version"];

/// Addresses of the project. As soon as `[workspace.package]` has one, each published package inherits it.
const ADDRESSES: [&str; 2] = ["repository", "homepage"];

/// Returns the broken rules.
///
/// # Errors
/// The rules or the packages cannot be read.
pub(super) fn check(root: &Path, metadata: &Metadata) -> Result<Vec<String>> {
    let rules = Rules::read(root)?;
    let mut problems: Vec<String> =
        dependencies::all()?.iter().filter_map(|package| rules.problem(package)).collect();
    let wanted = wanted(&std::fs::read_to_string(root.join("Cargo.toml"))?);
    for package in metadata.members() {
        let manifest = std::fs::read_to_string(&package.manifest_path)?;
        let missing = missing(&manifest, &wanted);
        problems.extend(
            missing.iter().map(|field| format!("{}: Cargo.toml has no `{field}`", package.directory())),
        );
    }
    Ok(problems)
}

/// The fields that published packages need, by the manifest of the workspace.
fn wanted(workspace: &str) -> Vec<&'static str> {
    let (_, shared) = workspace.split_once("[workspace.package]\n").unwrap_or_default();
    let shared = shared.split("\n[").next().unwrap_or_default();
    let has = |field: &&str| shared.lines().any(|line| line.starts_with(&format!("{field} = ")));
    FIELDS.into_iter().chain(ADDRESSES.into_iter().filter(has)).collect()
}

/// The fields among `wanted` that a manifest lacks, if the package is published.
fn missing(manifest: &str, wanted: &[&'static str]) -> Vec<&'static str> {
    let head = manifest.split("\n\n[").next().unwrap_or_default();
    let is_published = !head.contains("publish = false");
    let has = move |field: &str| {
        head.lines().any(|line| {
            line.strip_prefix(field)
                .is_some_and(|rest| rest.starts_with(" = ") || rest.starts_with(".workspace"))
        })
    };
    wanted.iter().copied().filter(|field| is_published && !has(field)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_packages_have_every_field() {
        let whole = "[package]\ndescription = \"A.\"\nlicense.workspace = true\nreadme.workspace = true\n\
            keywords.workspace = true\ncategories.workspace = true\ndocumentation = \"https://docs.rs/a\"\n\
            rust-version.workspace = true\n\n[dependencies]\nreadme = 1\n";
        assert!(missing(whole, &FIELDS).is_empty());
        let partial = whole.replace("readme.workspace = true\n", "");
        assert_eq!(missing(&partial, &FIELDS), ["readme"]);
        assert!(missing("[package]\npublish = false\n", &FIELDS).is_empty());
    }

    #[test]
    fn addresses_are_inherited_once_the_workspace_has_them() {
        let without = "[workspace.package]\nversion = \"1\"\n\n[profile.dev]\nhomepage = 1\n";
        assert_eq!(wanted(without), FIELDS);
        let with = wanted("[workspace.package]\nhomepage = \"https://a\"\n");
        assert_eq!(with.last(), Some(&"homepage"));
        assert_eq!(missing("[package]\nhomepage.workspace = true\n", &["homepage"]), Vec::<&str>::new());
    }
}
