//! A law about the catalog of errors: the file tests reach every row. The commands of each file test with a message run once
//! more with `--json`, which prints the names of the rows. Messages of commands without that option are compared with the
//! texts of the rows.

#![allow(clippy::unwrap_used, reason = "a test")]

mod command;
mod elsewhere;

use filetest::runner::{self, Setting};
use filetest::{corpus, directive};
use spirv_llvm::problem::Problem;
use std::collections::BTreeSet;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

#[test]
fn every_row_is_reached() -> Result<(), Box<dyn Error>> {
    let reached = reached()?;
    let elsewhere: BTreeSet<&str> = elsewhere::ROWS.iter().map(|(name, _)| *name).collect();
    let rows: BTreeSet<&str> = Problem::rows().map(|row| row.name).collect();
    let missing: Vec<&str> =
        rows.iter().copied().filter(|name| !reached.contains(*name) && !elsewhere.contains(name)).collect();
    assert!(missing.is_empty(), "no file test reaches these rows of the catalog of errors: {missing:?}");
    let superfluous: Vec<&str> =
        elsewhere.iter().copied().filter(|name| reached.contains(*name) || !rows.contains(name)).collect();
    assert!(superfluous.is_empty(), "file tests reach these rows, or they do not exist: {superfluous:?}");
    Ok(())
}

/// The subcommands without `--json`.
const WITHOUT_JSON: [&str; 6] = ["as", "dis", "validate", "diff", "cfg", "extract"];

/// Returns the names of the rows that the commands of the file tests print.
fn reached() -> Result<BTreeSet<String>, Box<dyn Error>> {
    let tool = command::build()?;
    let setting = Setting {
        drop_in: command::under_another_name(&tool, "llvm-spirv")?,
        clspv: command::under_another_name(&tool, "clspv")?,
        tool,
        scratch: PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("problems"),
        bless: false,
    };
    let folder = corpus::folder();
    let files = corpus::files(&folder, corpus::FILE_TESTS)?;
    let (next, found) = (AtomicUsize::new(0), Mutex::new(BTreeSet::new()));
    let failures = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    match of_file(path, &folder, &setting) {
                        Ok(names) => found.lock().unwrap().extend(names),
                        Err(error) => failures.lock().unwrap().push(format!("{}: {error}", path.display())),
                    }
                }
            });
        }
    });
    let failures = failures.into_inner()?;
    if failures.is_empty() { Ok(found.into_inner()?) } else { Err(failures.join("\n").into()) }
}

/// Runs the commands of a file test as far as they may print a message.
fn of_file(path: &Path, folder: &Path, setting: &Setting) -> Result<Vec<String>, Box<dyn Error>> {
    let text = std::fs::read_to_string(path)?;
    let mut setting = setting.clone();
    setting.scratch = setting.scratch.join(path.strip_prefix(folder)?.parent().unwrap_or(Path::new("")));
    std::fs::create_dir_all(&setting.scratch)?;
    let expected = std::fs::read_to_string(path.with_extension("expected")).unwrap_or_default();
    let mut steps = directive::parse(&text)?.steps;
    let has_messages = |text: &str| text.contains("error: ") || text.contains("warning: ");
    if !has_messages(&text) && !has_messages(&expected) {
        return Ok(Vec::new());
    }
    for step in &mut steps {
        for command in &mut step.commands {
            let is_own = command.first().is_some_and(|name| name == "spirv-llvm" || name == "llvm-spirv");
            let has_json = command.get(1).is_none_or(|word| !WITHOUT_JSON.contains(&word.as_str()));
            if is_own && has_json && !command.iter().any(|word| word == "--json") {
                command.push("--json".to_owned());
            }
        }
    }
    let outputs = runner::outputs(path, &setting, &steps)?;
    Ok(outputs.iter().flat_map(|output| names(output)).collect())
}

/// Returns the names of the rows in the output of a command.
fn names(output: &str) -> Vec<String> {
    let mut names = Vec::new();
    for line in output.lines() {
        let Ok(document) = serde_json::from_str::<serde_json::Value>(line) else {
            let message = ["error: ", "warning: "].iter().find_map(|level| Some(line.split_once(level)?.1));
            names.extend(message.into_iter().flat_map(by_text));
            continue;
        };
        for message in document["diagnostics"].as_array().into_iter().flatten() {
            match message["problem"].as_str() {
                Some(name) => names.push(name.to_owned()),
                None => names.extend(message["message"].as_str().into_iter().flat_map(by_text)),
            }
        }
    }
    names
}

/// Returns the rows with a text that a message may have.
fn by_text(message: &str) -> impl Iterator<Item = String> {
    Problem::rows().filter(move |row| fits(row.text, message)).map(|row| row.name.to_owned())
}

/// Whether a message begins with the text of a row, whose braces stand for any words. Texts without words of their own fit
/// nothing.
fn fits(text: &str, message: &str) -> bool {
    let mut parts = text.split('{').map(|part| part.rsplit_once('}').map_or(part, |(_, words)| words));
    let Some(mut rest) = message.strip_prefix(parts.next().unwrap_or("")) else { return false };
    text.split(['{', '}']).step_by(2).any(|words| words.contains(char::is_alphabetic))
        && parts.all(|part| match rest.split_once(part) {
            Some((_, behind)) => {
                rest = behind;
                true
            }
            None => false,
        })
}
