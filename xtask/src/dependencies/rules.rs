//! The rules of `deny.toml` that need no other program: the allowed licenses and registries.

use super::{Dependency, Expression};
use anyhow::{Context, Result};
use std::path::Path;

/// The file with the rules, in the workspace root.
const FILE: &str = "deny.toml";

/// The rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    /// Licenses that a package may have.
    pub(crate) licenses: Vec<String>,
    /// Registries that a package may come from.
    registries: Vec<String>,
}

impl Rules {
    /// Reads the rules of the workspace.
    ///
    /// # Errors
    /// The file cannot be read, or lacks a list.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        Self::parse(&std::fs::read_to_string(root.join(FILE)).context(FILE)?)
    }

    fn parse(text: &str) -> Result<Self> {
        let list = |section, key| {
            list(text, section, key).with_context(|| format!("{FILE} has no [{section}] {key}"))
        };
        Ok(Self { licenses: list("licenses", "allow")?, registries: list("sources", "allow-registry")? })
    }

    /// Returns the rule that a package breaks.
    pub(crate) fn problem(&self, package: &Dependency) -> Option<String> {
        let Dependency { name, version, license, source, .. } = package;
        let is_allowed =
            Expression::parse(license).is_ok_and(|license| license.choose(&self.licenses).is_some());
        if !is_allowed {
            return Some(format!("{name} {version}: the license `{license}` is not allowed ({FILE})"));
        }
        let registry = source.strip_prefix("registry+").unwrap_or(source);
        let is_known = self.registries.iter().any(|known| known == registry);
        (!is_known).then(|| format!("{name} {version}: comes from {source}, which is not allowed ({FILE})"))
    }
}

/// A list of texts in a section of TOML.
fn list(text: &str, section: &str, key: &str) -> Option<Vec<String>> {
    let (_, behind) = text.split_once(&format!("\n[{section}]\n"))?;
    let section = behind.split("\n[").next()?;
    let start = section.lines().position(|line| line.starts_with(&format!("{key} = [")))?;
    let lines: Vec<&str> = section.lines().skip(start).collect();
    let content = lines.join("\n");
    let (_, content) = content.split_once('[')?;
    let (content, _) = content.split_once(']')?;
    Some(content.split('"').skip(1).step_by(2).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Rules.\n\n[licenses]\n# Comment.\nallow = [\n    \"MIT\",\n    \"ISC\",\n]\nother = 1\n\n[sources]\n\
        allow-registry = [\"https://registry\"]\n";

    #[test]
    fn lists_are_read() {
        let rules = Rules::parse(RULES).unwrap();
        assert_eq!(rules.licenses, ["MIT", "ISC"]);
        assert_eq!(rules.registries, ["https://registry"]);
        assert!(Rules::parse("[licenses]\n").is_err());
    }

    #[test]
    fn packages_break_rules() {
        let rules = Rules::parse(RULES).unwrap();
        let package = |license: &str, source: &str| Dependency {
            name: "a".to_owned(),
            version: "1.0.0".to_owned(),
            license: license.to_owned(),
            source: source.to_owned(),
            authors: Vec::new(),
            folder: std::path::PathBuf::new(),
            checksum: String::new(),
        };
        assert_eq!(rules.problem(&package("MIT OR GPL-3.0", "registry+https://registry")), None);
        let found = |license, source| rules.problem(&package(license, source)).unwrap();
        assert!(found("GPL-3.0", "registry+https://registry").contains("`GPL-3.0` is not allowed"));
        assert!(found("", "registry+https://registry").contains("is not allowed"));
        assert!(found("MIT", "git+https://elsewhere").contains("comes from git+https://elsewhere"));
    }
}
