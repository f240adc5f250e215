//! A law about the catalogue of errors: the file tests reach every row. Each command of the corpus that fails, and each that
//! prints a warning, runs once more with `--json`, which prints the names of the rows.

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
    assert!(missing.is_empty(), "no file test reaches these rows of the catalogue of errors: {missing:?}");
    let superfluous: Vec<&str> =
        elsewhere.iter().copied().filter(|name| reached.contains(*name) || !rows.contains(name)).collect();
    assert!(superfluous.is_empty(), "file tests reach these rows, or they do not exist: {superfluous:?}");
    Ok(())
}

/// Returns the names of the rows that the commands of the file tests print.
fn reached() -> Result<BTreeSet<String>, Box<dyn Error>> {
    let tool = command::build()?;
    let setting = Setting {
        drop_in: command::under_the_other_name(&tool)?,
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
            if is_own && !command.iter().any(|word| word == "--json") {
                command.push("--json".to_owned());
            }
        }
    }
    let outputs = runner::outputs(path, &setting, &steps)?;
    Ok(outputs.iter().flat_map(|output| names(output)).collect())
}

/// Returns the names of the rows in the output of a command with `--json`.
fn names(output: &str) -> Vec<String> {
    let documents = output.lines().filter(|line| line.starts_with('{'));
    let documents = documents.filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    documents
        .flat_map(|document| {
            let messages = document["diagnostics"].as_array().cloned().unwrap_or_default();
            messages.into_iter().filter_map(|message| message["problem"].as_str().map(str::to_owned))
        })
        .collect()
}
