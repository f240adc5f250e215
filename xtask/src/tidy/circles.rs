//! No circles between folders: where a folder of a crate names another one, or a file beside it, that one does not name the
//! first. Parents (`lib.rs`, `mod.rs`) and the files within a folder may name each other.

use super::sources::{Source, code_lines, is_library};
use std::collections::{BTreeMap, BTreeSet};

/// A module by its path from the root of its crate.
type Module = Vec<String>;

/// Two modules beside each other, by their paths: the first names the second.
type Edge = (Module, Module);

/// Pairs that may name each other. `docs/architecture.md` lists the same pairs with the reasons.
const KNOWN: &[Known] = &[Known {
    package: "crates/spirv-grammar",
    modules: ["facts", "packed"],
    reason: "two halves of one table: facts are read from the packed arrays, and hold ranges of them",
}];

/// A pair of modules that name each other for a reason.
struct Known {
    package: &'static str,
    modules: [&'static str; 2],
    reason: &'static str,
}

impl Known {
    /// The pair as [`Circle::name`] has it.
    fn name(&self) -> String {
        let Known { package, modules: [from, to], .. } = self;
        format!("{package}: {from} {to}")
    }

    /// The line of `docs/architecture.md` about the pair.
    fn line(&self) -> String {
        let Known { package, modules: [from, to], reason } = self;
        format!("- `{package}`: `{from}` and `{to}`: {reason}")
    }
}

/// The page that lists the pairs.
const PAGE: &str = "docs/architecture.md";

/// Every pair of folders, or of a folder and a file beside it, that name each other.
pub(super) fn check(sources: &[Source]) -> Vec<String> {
    let mut crates: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    for source in sources {
        if let (Some((package, file)), Some(text)) = (source.name.split_once("/src/"), source.text())
            && (is_library(&source.name) || package == "xtask" || package.starts_with("tools/"))
            && file.ends_with(".rs")
        {
            crates.entry(package).or_default().push((file, text));
        }
    }
    let found: Vec<Circle> = crates.iter().flat_map(|(package, files)| circles(package, files)).collect();
    let mut problems: Vec<String> = found
        .iter()
        .filter(|circle| KNOWN.iter().all(|known| known.name() != circle.name))
        .map(|c| c.problem.clone())
        .collect();
    let page = sources.iter().find(|source| source.name == PAGE).and_then(Source::text).unwrap_or_default();
    for known in KNOWN {
        let (name, line) = (known.name(), known.line());
        if known.reason.is_empty() {
            problems.push(format!("xtask/src/tidy/circles.rs: `{name}` has no reason"));
        }
        if !found.iter().any(|circle| circle.name == name) {
            problems.push(format!(
                "xtask/src/tidy/circles.rs: `{name}` is not a circle; remove it from the list"
            ));
        }
        if !page.lines().any(|of_page| of_page == line) {
            problems.push(format!("{PAGE}: add the line `{line}`, which `xtask/src/tidy/circles.rs` has"));
        }
    }
    problems
}

/// Two modules that name each other.
struct Circle {
    /// The package and the two modules: `package: a b`.
    name: String,
    problem: String,
}

/// The circles of one crate, whose files are given by their paths below `src/`.
fn circles(package: &str, files: &[(&str, &str)]) -> Vec<Circle> {
    let modules: BTreeSet<Module> = files.iter().map(|(file, _)| module_of(file)).collect();
    let mut edges: BTreeMap<Edge, String> = BTreeMap::new();
    for (file, text) in files {
        let own = module_of(file);
        for (line, path) in paths(text) {
            if let Some(edge) = resolve(&path, &own, &modules).and_then(|named| edge(&own, &named)) {
                edges.entry(edge).or_insert_with(|| format!("{package}/src/{file}:{line}"));
            }
        }
    }
    let is_folder = |module: &Module| modules.iter().any(|m| m.len() > module.len() && m.starts_with(module));
    let mut found = Vec::new();
    for ((from, to), place) in &edges {
        let Some(back) = edges.get(&(to.clone(), from.clone())).filter(|_| from < to) else { continue };
        if is_folder(from) || is_folder(to) {
            let (from, to) = (from.join("::"), to.join("::"));
            let problem = format!(
                "{package}: `{from}` and `{to}` name each other ({place}, {back}): move what both use below them"
            );
            found.push(Circle { name: format!("{package}: {from} {to}"), problem });
        }
    }
    found
}

/// The module of a file below `src/`.
fn module_of(file: &str) -> Module {
    let mut path: Module = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if path.last().is_some_and(|last| last == "mod") || matches!(file, "lib.rs" | "main.rs") {
        path.pop();
    }
    path
}

/// The siblings through which one module names another; `None` where one is inside the other.
fn edge(from: &Module, to: &Module) -> Option<Edge> {
    let common = from.iter().zip(to).take_while(|(a, b)| a == b).count();
    Some((from.get(..=common)?.to_vec(), to.get(..=common)?.to_vec()))
}

/// The innermost module on a path that starts with `crate` or `super`.
fn resolve(path: &[String], own: &Module, modules: &BTreeSet<Module>) -> Option<Module> {
    let mut module = if path.first()? == "crate" { Module::new() } else { own.clone() };
    for part in path {
        match part.as_str() {
            "crate" => {}
            "super" => drop(module.pop()?),
            name => {
                module.push(name.to_owned());
                if !modules.iter().any(|known| known.starts_with(&module)) {
                    module.pop();
                    break;
                }
            }
        }
    }
    Some(module)
}

/// The paths from `crate` and `super` in a source, each with its line; of a list in braces one for each part.
fn paths(text: &str) -> Vec<(usize, Vec<String>)> {
    let lines = code_lines(text);
    let mut found = Vec::new();
    for (at, (number, line)) in lines.iter().enumerate() {
        for start in ["crate::", "super::"] {
            for (place, _) in line.match_indices(start) {
                let before = line[..place].chars().next_back();
                if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':' || c == '$') {
                    continue;
                }
                let mut rest = line[place..].to_owned();
                // A list may go on behind the line.
                for (_, next) in lines.iter().skip(at + 1) {
                    if rest.matches('{').count() == rest.matches('}').count() || rest.contains(';') {
                        break;
                    }
                    rest.push_str(next);
                }
                let mut ends = Vec::new();
                expand(&rest, &mut Vec::new(), &mut ends);
                found.extend(ends.into_iter().map(|path| (*number, path)));
            }
        }
    }
    found
}

/// Collects the paths that a path with lists in braces stands for; returns what is behind it.
fn expand<'t>(text: &'t str, before: &mut Vec<String>, found: &mut Vec<Vec<String>>) -> &'t str {
    let depth = before.len();
    let mut rest = text.trim_start();
    loop {
        if let Some(list) = rest.strip_prefix('{') {
            rest = list.trim_start();
            while !rest.is_empty() && !rest.starts_with('}') {
                let behind = expand(rest, before, found);
                let next = behind.find([',', '}']).unwrap_or(behind.len());
                rest = behind[next..].trim_start_matches(',').trim_start();
            }
            before.truncate(depth);
            return rest.strip_prefix('}').unwrap_or(rest);
        }
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        before.push(rest[..end].to_owned());
        rest = &rest[end..];
        match rest.strip_prefix("::") {
            Some(behind) => rest = behind,
            None => break,
        }
    }
    found.push(before.clone());
    before.truncate(depth);
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Vec<String> {
        paths(text).into_iter().map(|(_, path)| path.join("::")).collect()
    }

    #[test]
    fn paths_are_found_in_lists() {
        let text = "use crate::a::{B, c::{self, D},\n    e};\nuse super::f::g;\n// crate::no\nfn h() { super::super::i() }\n";
        assert_eq!(
            said(text),
            [
                "crate::a::B",
                "crate::a::c::self",
                "crate::a::c::D",
                "crate::a::e",
                "super::f::g",
                "super::super::i"
            ]
        );
    }

    #[test]
    fn folders_that_name_each_other_are_found() {
        let circle = [("a/mod.rs", ""), ("a/x.rs", "use crate::b::T;"), ("b.rs", "use super::a::x::U;")];
        let found = circles("p", &circle);
        let [Circle { name, problem }] = found.as_slice() else { panic!("{} circles", found.len()) };
        assert_eq!(name, "p: a b");
        assert!(problem.contains("`a` and `b`") && problem.contains("p/src/b.rs:1"), "{problem}");
    }

    #[test]
    fn parents_files_and_one_way_are_no_circles() {
        let files = [("a.rs", "use crate::b::T;"), ("b.rs", "use crate::a::U;")];
        assert!(circles("p", &files).is_empty());
        let parent =
            [("lib.rs", "use crate::a::T;"), ("a/mod.rs", "use crate::Root;"), ("a/x.rs", "use super::T;")];
        assert!(circles("p", &parent).is_empty());
        let down = [("a/mod.rs", "use crate::b::T;"), ("a/x.rs", "use super::y::T;"), ("b.rs", "")];
        assert!(circles("p", &down).is_empty());
    }
}
