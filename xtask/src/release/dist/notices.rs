//! The notices of other projects whose code or data a release contains: licenses with the packages that they are of.

use crate::dependencies::{Dependency, Expression, Rules};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use task_support::workspace;

/// Beginnings of the names of files with licenses and notices.
const FILES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"];

/// Data of other projects in this repository that is compiled into the product: its license, and its name.
const DATA: [(&str, &str); 1] =
    [("crates/spirv-grammar/grammar/LICENSE", "SPIRV-Headers of Khronos: the grammar of SPIR-V")];

const INTRODUCTION: &str = "Notices of other projects\n\
    =========================\n\n\
    The command and the libraries contain code of these packages, and of the Rust standard library (MIT OR Apache-2.0).\n\
    A package with several licenses is used under the one in parentheses.\n";

/// Returns the text.
///
/// # Errors
/// A license cannot be read, or a package has none that is allowed.
pub(super) fn text(packages: &[Dependency], rules: &Rules) -> Result<String> {
    let mut text = INTRODUCTION.to_owned();
    let mut by_license: BTreeMap<String, Vec<String>> = BTreeMap::new();
    text.push('\n');
    for package in packages {
        let Dependency { name, version, license, folder, .. } = package;
        let chosen = Expression::parse(license)?.choose(&rules.licenses);
        let chosen =
            chosen.with_context(|| format!("{name}: the license `{license}` is not allowed"))?.join(" AND ");
        let _ = writeln!(text, "- {name} {version}: {license} ({chosen})");
        for (file, content) in license_files(folder)? {
            if is_of(&file, &chosen) {
                by_license.entry(content).or_default().push(format!("{name} {version}"));
            }
        }
    }
    for (path, name) in DATA {
        let content =
            std::fs::read_to_string(workspace::root().join(path)).with_context(|| path.to_owned())?;
        by_license.entry(content.trim().to_owned()).or_default().push(name.to_owned());
    }
    for (license, packages) in by_license {
        let _ = write!(text, "\n{}\n{}\n\n{license}\n", "-".repeat(80), packages.join(", "));
    }
    Ok(text)
}

/// The files with licenses in a package: their names and contents.
fn license_files(folder: &Path) -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for entry in folder.read_dir().with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if entry.file_type()?.is_file() && FILES.iter().any(|begin| name.starts_with(begin)) {
            let bytes = std::fs::read(entry.path())?;
            found.push((name, String::from_utf8_lossy(&bytes).replace("\r\n", "\n").trim().to_owned()));
        }
    }
    found.sort();
    Ok(found)
}

/// Whether a file belongs to the chosen license. `LICENSE-MIT` is of MIT only; a file without a name in its ending is of all.
fn is_of(file: &str, license: &str) -> bool {
    let endings = ["APACHE", "MIT", "ZLIB", "BSD", "0BSD", "UNLICENSE", "BOOST", "LGPL"];
    let Some((_, ending)) = file.split_once(['-', '_', '.']) else { return true };
    let Some(named) = endings.iter().find(|known| ending.contains(*known)) else { return true };
    license.to_uppercase().contains(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_belong_to_licenses() {
        assert!(is_of("LICENSE-MIT", "MIT") && !is_of("LICENSE-MIT", "Apache-2.0"));
        assert!(
            is_of("LICENSE-APACHE.TXT", "Apache-2.0")
                && is_of("LICENSE", "MIT")
                && is_of("LICENSE.MD", "MIT")
        );
        assert!(is_of("NOTICE", "Apache-2.0"));
    }

    #[test]
    fn licenses_name_their_packages_once() {
        let folder = workspace::target_dir().join("tmp/notices-test");
        std::fs::create_dir_all(&folder).unwrap();
        for (name, content) in
            [("LICENSE-MIT", "The MIT text.\r\n"), ("LICENSE-APACHE", "Apache.\n"), ("README", "no")]
        {
            std::fs::write(folder.join(name), content).unwrap();
        }
        let package = |name: &str| Dependency {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: "MIT OR Apache-2.0".to_owned(),
            source: String::new(),
            authors: Vec::new(),
            folder: folder.clone(),
            checksum: String::new(),
        };
        let rules = Rules::read(&workspace::root()).unwrap();
        let text = text(&[package("a"), package("b")], &rules).unwrap();
        assert!(text.contains("- a 1.0.0: MIT OR Apache-2.0 (MIT)\n"), "{text}");
        assert!(
            text.contains("a 1.0.0, b 1.0.0\n\nThe MIT text.\n") && !text.contains("Apache.\n"),
            "{text}"
        );
        assert!(text.contains("SPIRV-Headers"), "{text}");
    }
}
