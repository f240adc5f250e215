//! Rules for the text of files: module documentation, library code that cannot end its host, one door to the programs
//! of others, no machine's paths, no long files.

use anyhow::Result;
use std::path::{Path, PathBuf};

/// A file of the checkout.
pub(super) struct Source {
    /// Its path from the root.
    pub(super) name: String,
    bytes: Vec<u8>,
}

impl Source {
    /// Its text; `None` if it is not text.
    pub(super) fn text(&self) -> Option<&str> {
        std::str::from_utf8(&self.bytes).ok()
    }
}

/// Every file below `root`, in order of its path.
///
/// # Errors
/// A file cannot be read.
pub(super) fn read(root: &Path) -> Result<Vec<Source>> {
    let source = |path: PathBuf| {
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        Ok(Source { name, bytes: std::fs::read(&path)? })
    };
    files(root)?.into_iter().map(source).collect()
}

/// Calls that library code must not have; the tests of a module may. (An `expect` that parses a token takes no text.)
const FORBIDDEN: [&str; 7] =
    [".unwrap()", ".unwrap_err()", ".expect(\"", "panic!(", "todo!(", "unimplemented!(", "unreachable!("];

/// Lints that stand for the same rule and may not be switched off in library code.
const FORBIDDEN_ALLOWS: [&str; 5] =
    ["clippy::unwrap_used", "clippy::expect_used", "clippy::panic", "clippy::todo", "clippy::unimplemented"];

/// Constructors of commands, and attributes that hide them from clippy: only the door to external programs may use them.
const STARTS: [&str; 4] =
    ["Command::new(", "Command::new)", "process::Command as ", "clippy::disallowed_methods"];

/// The door: the sources that may have [`STARTS`], and this one, which names them. The command in place of `clspv` starts the
/// user's clang.
const DOOR: [&str; 4] = [
    "crates/external-tools/src/lib.rs",
    "crates/external-tools/src/own.rs",
    "tools/spirv-llvm-cli/src/clspv/compiler.rs",
    "xtask/src/tidy/sources.rs",
];

/// Top folders of a machine that no file of the project may name.
const MACHINE_FOLDERS: [&str; 5] = ["work", "tmp", "root", "home", "Users"];

/// How many lines a file of code has at most that a person writes: one topic, read in one go.
const MAX_LINES: usize = 400;

/// Folders without sources; `.git` is a file if the checkout is one of several work trees.
const SKIPPED: [&str; 3] = ["target", ".git", "__pycache__"];

/// Every broken rule in these files.
pub(super) fn check(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    for source in sources {
        let name = &source.name;
        if let Some(place) = machine_path(&source.bytes) {
            problems.push(format!("{name}: names a path of one machine ({place}…)"));
        }
        let Some(text) = source.text() else { continue };
        if name.ends_with(".rs") {
            if let Some(lines) = too_long(name, text) {
                problems.push(format!(
                    "{name}: {lines} lines of at most {MAX_LINES}: split it by topic into files with names of their own"
                ));
            }
            if !starts_with_documentation(text) {
                problems.push(format!("{name}: the module does not start with `//!`"));
            }
            if !DOOR.contains(&name.as_str()) {
                problems.extend(starts(text).map(|(line, start)| {
                    format!("{name}:{line}: `{start}`: programs are started by `external_tools::tool` and `external_tools::own` only")
                }));
            }
            if is_library(name) {
                problems.extend(
                    forbidden_calls(text)
                        .map(|(line, call)| format!("{name}:{line}: `{call}` in library code")),
                );
            }
        }
        // The fuzz targets are a workspace of their own.
        if name.ends_with("Cargo.toml")
            && !name.starts_with("fuzz/")
            && text.contains("[package]")
            && !text.contains("[lints]\nworkspace = true")
        {
            problems.push(format!("{name}: does not inherit the lints of the workspace"));
        }
    }
    problems
}

/// (line number, text) of the places outside comments that could start a program.
fn starts(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    text.lines().enumerate().flat_map(|(at, line)| {
        let code = line.split("//").next().unwrap_or_default();
        STARTS.iter().filter(move |start| code.contains(**start)).map(move |start| (at + 1, *start))
    })
}

/// The paths of the files below `root`, in order.
fn files(root: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir()? {
            let entry = entry?;
            let kind = entry.file_type()?;
            if SKIPPED.iter().any(|skipped| entry.file_name() == *skipped) {
                continue;
            } else if kind.is_file() {
                found.push(entry.path());
            } else if kind.is_dir() {
                folders.push(entry.path());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Library code: sources of crates, but not their tests (`tests.rs`, or below `tests/`) and not the support for tests.
pub(super) fn is_library(name: &str) -> bool {
    let test = name.ends_with("/tests.rs")
        || name.contains("/tests/")
        || ["crates/emulation-proofs/", "crates/filetest/", "crates/generate/", "crates/mutants/"]
            .iter()
            .any(|support| name.starts_with(support));
    name.starts_with("crates/") && name.contains("/src/") && !test
}

/// How many lines a file of code has, if a person writes it and these are too many.
fn too_long(name: &str, text: &str) -> Option<usize> {
    let lines = text.lines().count();
    (lines > MAX_LINES && !name.contains("generated")).then_some(lines)
}

/// Whether the first line that is neither blank nor a plain comment is module documentation.
fn starts_with_documentation(text: &str) -> bool {
    let code = text
        .lines()
        .map(str::trim)
        .find(|line| !line.is_empty() && (!line.starts_with("//") || line.starts_with("//!")));
    code.is_some_and(|line| line.starts_with("//!"))
}

/// The first absolute path into a folder that differs between machines.
fn machine_path(bytes: &[u8]) -> Option<String> {
    MACHINE_FOLDERS.iter().map(|folder| format!("/{folder}/")).find(|path| {
        bytes.windows(path.len() + 1).enumerate().any(|(at, window)| {
            // As a part of a longer relative path, or of an address, it is not a path of a machine.
            let before = if at == 0 { b' ' } else { bytes[at - 1] };
            window.starts_with(path.as_bytes())
                && window[path.len()].is_ascii_alphanumeric()
                && !before.is_ascii_alphanumeric()
                && !b"./_-)}*".contains(&before)
        })
    })
}

/// (line number, call) of the forbidden calls outside test modules and comments.
fn forbidden_calls(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    code_lines(text).into_iter().flat_map(|(line, code)| {
        let all = FORBIDDEN.iter().chain(&FORBIDDEN_ALLOWS);
        all.filter(move |call| code.contains(**call)).map(move |call| (line, *call))
    })
}

/// (line number, text without its comment) of the lines outside test modules.
pub(super) fn code_lines(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((at, line)) = lines.next() {
        if line.trim() == "#[cfg(test)]" {
            // The item below ends where its indentation comes back with a closing brace, or at once.
            let indentation = &line[..line.len() - line.trim_start().len()];
            let end = format!("{indentation}}}");
            let mut item = lines.by_ref().skip_while(|(_, line)| line.trim().starts_with("#["));
            if item.next().is_some_and(|(_, first)| !first.trim_end().ends_with(';')) {
                let _ = item.find(|(_, line)| *line == end);
            }
            continue;
        }
        found.push((at + 1, line.split("//").next().unwrap_or_default()));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_found_outside_tests_and_comments() {
        let text = "fn a() { x.unwrap(); }\n// y.unwrap()\n#[cfg(test)]\nmod tests {\n    fn b() { x.unwrap(); }\n}\n\
            #[cfg(test)]\nmod cases;\nfn c() { todo!() }\nfn d() { parser.expect(Token::Comma)?; }\n";
        let calls: Vec<_> = forbidden_calls(text).collect();
        assert_eq!(calls, [(1, ".unwrap()"), (9, "todo!(")]);
    }

    #[test]
    fn programs_are_started_by_the_door_only() {
        let text = "// Command::new(x)\nlet a = Command::new(\"ls\");\nuse std::process::Command as C;\nmap(Command::new)\n\
            fn run(command: &mut Command) {}\n";
        let lines: Vec<_> = starts(text).map(|(line, _)| line).collect();
        assert_eq!(lines, [2, 3, 4]);
    }

    #[test]
    fn a_module_starts_with_its_documentation() {
        assert!(starts_with_documentation("// license\n\n//! What.\nfn a() {}\n"));
        assert!(!starts_with_documentation("use x;\n//! Late.\n"));
        assert!(!starts_with_documentation(""));
    }

    #[test]
    fn long_files_are_generated_only() {
        let longest = "\n".repeat(MAX_LINES);
        let long = "\n".repeat(MAX_LINES + 1);
        assert_eq!(too_long("crates/a/src/b.rs", &longest), None);
        assert_eq!(too_long("crates/a/src/b.rs", &long), Some(MAX_LINES + 1));
        assert_eq!(too_long("crates/a/src/generated/b.rs", &long), None);
    }

    #[test]
    fn machine_paths_are_told_from_addresses_and_relative_paths() {
        let absolute = format!("see {}tmp/x", '/');
        assert!(machine_path(absolute.as_bytes()).is_some());
        for harmless in ["../work/x", "https://host/home/page", "target/tmp/x", "`/home/`"] {
            assert!(machine_path(harmless.as_bytes()).is_none(), "{harmless}");
        }
    }
}
