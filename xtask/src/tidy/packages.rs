//! The packages of other projects keep the rules of `deny.toml`, and the manifests of published packages are complete.

use super::metadata::Metadata;
use crate::dependencies::{self, Rules};
use anyhow::Result;
use std::path::Path;

/// Fields that a registry shows: each published package has them itself or inherits them.
const FIELDS: [&str; 7] =
    ["description", "license", "readme", "keywords", "categories", "documentation", "rust-version"];

/// Returns the broken rules.
///
/// # Errors
/// The rules or the packages cannot be read.
pub(super) fn check(root: &Path, metadata: &Metadata) -> Result<Vec<String>> {
    let rules = Rules::read(root)?;
    let mut problems: Vec<String> =
        dependencies::all()?.iter().filter_map(|package| rules.problem(package)).collect();
    for package in metadata.members() {
        let manifest = std::fs::read_to_string(&package.manifest_path)?;
        problems.extend(
            missing(&manifest).map(|field| format!("{}: Cargo.toml has no `{field}`", package.directory())),
        );
    }
    Ok(problems)
}

/// The fields that a manifest lacks, if the package is published.
fn missing(manifest: &str) -> impl Iterator<Item = &'static str> {
    let head = manifest.split("\n\n[").next().unwrap_or_default();
    let is_published = !head.contains("publish = false");
    let has = move |field: &str| {
        head.lines().any(|line| {
            line.strip_prefix(field)
                .is_some_and(|rest| rest.starts_with(" = ") || rest.starts_with(".workspace"))
        })
    };
    let missing: Vec<&'static str> = FIELDS.into_iter().filter(|field| is_published && !has(field)).collect();
    missing.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_packages_have_every_field() {
        let whole = "[package]\ndescription = \"A.\"\nlicense.workspace = true\nreadme.workspace = true\n\
            keywords.workspace = true\ncategories.workspace = true\ndocumentation = \"https://docs.rs/a\"\n\
            rust-version.workspace = true\n\n[dependencies]\nreadme = 1\n";
        assert_eq!(missing(whole).count(), 0);
        let partial = whole.replace("readme.workspace = true\n", "");
        assert_eq!(missing(&partial).collect::<Vec<_>>(), ["readme"]);
        assert_eq!(missing("[package]\npublish = false\n").count(), 0);
    }
}
