//! Which crate may depend on which: the page `docs/architecture.md` is the list, this reads it.

use super::metadata::Metadata;
use super::page::CrateLine;
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};

/// The dependencies that the page allows each crate.
pub(super) type Arrows = BTreeMap<String, Targets>;

/// The crates that one may depend on.
#[derive(Clone, Debug, Default)]
pub(super) struct Targets {
    /// In every way.
    always: BTreeSet<String>,
    /// As a development dependency.
    tests: BTreeSet<String>,
}

/// Words of the page that stand for more than one crate.
const GROUPS: [(&str, &[&str]); 3] = [
    ("both models", &["spirv-module", "llvm-model"]),
    ("both directions", &["llvm-to-spirv", "spirv-to-llvm"]),
    ("both codecs", &["spirv-module", "llvm-bitcode", "llvm-asm"]),
];

/// Libraries of others that the page names because only one crate may use them.
const OUTSIDE: [&str; 1] = ["inkwell"];

/// Packages with another name than their directory, which belongs to others at crates.io.
const RENAMED: [(&str, &str); 5] = [
    ("llvm-bitcode", "spirv-llvm-bitcode"),
    ("container", "spirv-llvm-container"),
    ("vulkan", "example-vulkan"),
    ("cpu_host", "example-cpu-host"),
    ("cuda_host", "example-cuda-host"),
];

/// Reads the lines `    crates/NAME   what it is   → A, B; tests: C` of the page.
///
/// # Errors
/// A line names a crate that the page does not have.
pub(super) fn allowed(page: &str) -> Result<Arrows> {
    let lines: Vec<(&str, &str)> = CrateLine::all(page).map(|line| (line.name(), line.list)).collect();
    let names: BTreeSet<&str> = lines.iter().map(|(name, _)| *name).collect();
    let mut arrows = Arrows::new();
    let mut previous = BTreeSet::new();
    for (name, list) in lines {
        let mut targets = Targets::default();
        let (always, tests) = list.split_once("; tests:").unwrap_or((list, "(nothing)"));
        for (list, into) in [(always, &mut targets.always), (tests, &mut targets.tests)] {
            for word in list.split(',').map(str::trim) {
                match word {
                    "(nothing)" => {}
                    "(the same)" => into.clone_from(&previous),
                    _ if OUTSIDE.contains(&word) => {}
                    _ if names.contains(word) => {
                        into.insert(word.to_owned());
                    }
                    _ => match GROUPS.iter().find(|(group, _)| *group == word) {
                        Some((_, members)) => into.extend(members.iter().map(|m| (*m).to_owned())),
                        None => bail!(
                            "docs/architecture.md: `{name}` points to `{word}`, which is no crate of the page"
                        ),
                    },
                }
            }
        }
        previous.clone_from(&targets.always);
        arrows.insert(name.to_owned(), targets);
    }
    Ok(arrows)
}

/// Dependencies inside the workspace that the page does not allow, of every kind.
pub(super) fn check(metadata: &Metadata, arrows: &Arrows) -> Vec<String> {
    let mut problems = Vec::new();
    for package in metadata.members() {
        let directory = package.directory();
        let renamed = RENAMED.iter().find(|(name, _)| *name == directory).map(|(_, package)| *package);
        if package.name != renamed.unwrap_or(&directory) {
            problems.push(format!("{}: its directory is called `{directory}`", package.name));
        }
        let Some(allowed) = arrows.get(&directory) else {
            problems.push(format!("{}: not a crate of docs/architecture.md", package.name));
            continue;
        };
        for dependency in package.dependencies.iter().filter(|d| d.path.is_some()) {
            let kind = dependency.kind.as_deref().unwrap_or("normal");
            let name = dependency.directory();
            let for_tests = kind == "dev" && allowed.tests.contains(&name);
            if !for_tests && !allowed.always.contains(&name) {
                problems.push(format!(
                    "{} → {}: this {kind} dependency is not an arrow of docs/architecture.md",
                    directory, name
                ));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_read_with_its_groups() {
        let page = "text → not a crate\n    crates/spirv-module   a codec   → (nothing)\n    \
            crates/llvm-model    data → (nothing)\n    crates/user  it   → both models, spirv-module\n    \
            crates/other  → (the same)\n    tools/runner  x → other, inkwell\n    xtask/  chores → user; tests: other\n";
        let arrows = allowed(page).unwrap();
        let targets = |name: &str| arrows[name].always.iter().map(String::as_str).collect::<Vec<_>>();
        assert_eq!(targets("user"), ["llvm-model", "spirv-module"]);
        assert_eq!(targets("other"), targets("user"));
        assert_eq!(targets("runner"), ["other"]);
        assert_eq!(targets("xtask"), ["user"]);
        assert!(targets("spirv-module").is_empty());
        assert_eq!(arrows["xtask"].tests.first().map(String::as_str), Some("other"));
    }

    #[test]
    fn an_unknown_word_is_an_error() {
        assert!(allowed("    crates/a  x → b\n").is_err());
    }
}
