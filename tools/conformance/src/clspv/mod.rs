//! `cargo xtask clspv`: the tests of clspv, Google's compiler of OpenCL C for Vulkan, as inputs of the command.
//!
//! Clang compiles each file by the options of its run lines, the command translates the result for Vulkan, and the
//! validator checks the module for the environment of the test. Where a test states bindings, kinds of arguments or numbers of
//! specialization constants, the module is compared with that. A test of a single pass of clspv is left out, and so is
//! one that looks at messages. What clang and the command write stays below `target/clspv`.

mod expectations;
mod facts;
mod options;
mod report;
mod run_lines;

use crate::limited::{limited, limited_path};
use crate::translator;
use anyhow::{Context, Result};
use expectations::Expectation;
use external_tools::{Use, own};
use facts::Facts;
use options::Mapped;
use report::{Outcome, Verdict};
use run_lines::Compilation;
use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::{Mutex, PoisonError};
use task_support::{installation, workspace};

/// What is translated, and by whom it is judged.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder `test` of clspv, folders below it, or files.
    #[arg(required = true)]
    sources: Vec<PathBuf>,
    /// The full path of another spirv-val, newer than the installed one.
    #[arg(long)]
    validator: Option<PathBuf>,
    /// The full path of a build of the command, instead of a release build that is made now.
    #[arg(long)]
    tool: Option<PathBuf>,
    /// Print every module that is not valid or not as its test expects, not only the reasons by number.
    #[arg(long)]
    all: bool,
    /// Ends with an error if a smaller share, in percent, of the modules that clang accepts is valid.
    #[arg(long, default_value_t = 0)]
    valid: usize,
    /// Ends with an error if fewer tests, in percent of those that state them, have the bindings, kinds and numbers of their
    /// expectations.
    #[arg(long, default_value_t = 0)]
    expected: usize,
}

/// A module of a test.
struct Job {
    source: PathBuf,
    text: String,
    compilation: Compilation,
    /// Where its results go, without an extension.
    output: PathBuf,
}

/// Translates every module of every test, and prints a table.
///
/// # Errors
/// A program cannot be started, a module is invalid or the command crashed, or a share is too small.
pub(crate) fn run(args: &Args) -> Result<()> {
    installation::ensure(&[Use::Tests])?;
    let tool = translator::path(args.tool.as_deref())?;
    let output = workspace::target_dir().join("clspv");
    fs::create_dir_all(&output)?;
    let jobs = Mutex::new(jobs(args, &output)?);
    let results = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
    std::thread::scope(|scope| {
        let worker = || -> Result<()> {
            while let Some(job) = next() {
                let verdict = job.verdict(args, &tool)?;
                results.lock().unwrap_or_else(PoisonError::into_inner).push(verdict);
            }
            Ok(())
        };
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        threads.into_iter().try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(_) => anyhow::bail!("a worker has failed"),
        })
    })?;
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by(|a, b| (&a.source, &a.options).cmp(&(&b.source, &b.options)));
    report::print(&results, args.all, args.valid, args.expected)
}

/// Every module of every test.
fn jobs(args: &Args, output: &Path) -> Result<VecDeque<Job>> {
    let mut files = Vec::new();
    let mut folders: Vec<PathBuf> = args.sources.clone();
    while let Some(path) = folders.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).with_context(|| path.display().to_string())?;
            folders.extend(entries.filter_map(Result::ok).map(|entry| entry.path()));
        } else if path.extension().is_some_and(|extension| extension == "cl" || extension == "ll") {
            files.push(path);
        }
    }
    files.sort();
    let mut jobs = VecDeque::new();
    for (number, source) in files.into_iter().enumerate() {
        let bytes = fs::read(&source).with_context(|| source.display().to_string())?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let stem = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for (module, compilation) in run_lines::read(&text).into_iter().enumerate() {
            let output = output.join(format!("{stem}-{number}-{module}"));
            jobs.push_back(Job { source: source.clone(), text: text.clone(), compilation, output });
        }
    }
    Ok(jobs)
}

impl Job {
    fn verdict(&self, args: &Args, tool: &Path) -> Result<Verdict> {
        let folder = self.source.parent().unwrap_or(Path::new("")).display().to_string();
        let mapped = options::map(&self.compilation.options, &folder);
        let expectations = expectations::read(&self.text, &self.compilation.prefixes);
        let outcome = self.outcome(args, tool, &mapped)?;
        let facts = if outcome == Outcome::Valid { self.facts(tool)? } else { Facts::default() };
        let broken: Vec<Expectation> =
            expectations.iter().filter(|expected| !expected.holds(&facts)).cloned().collect();
        Ok(Verdict {
            source: self.source.clone(),
            options: self.compilation.options.join(" "),
            unknown: mapped.unknown,
            outcome,
            expectations: expectations.len(),
            broken,
        })
    }

    fn file(&self, extension: &str) -> PathBuf {
        PathBuf::from(format!("{}.{extension}", self.output.display()))
    }

    fn outcome(&self, args: &Args, tool: &Path, mapped: &Mapped) -> Result<Outcome> {
        if mapped.looks_at_messages {
            return Ok(Outcome::NotRun);
        }
        let module = self.file("spv");
        let _ = fs::remove_file(&module);
        let mut input = self.source.clone();
        if !mapped.is_ir {
            input = self.file("bc");
            let compiled =
                limited("clang-22")?.args(&mapped.clang).arg("-o").arg(&input).arg(&self.source).output()?;
            if !compiled.status.success() {
                return Ok(Outcome::NotCompiled(first_line(&compiled)));
            }
        }
        let mut command = limited_path(tool)?;
        command.args(["-q", "--target", mapped.vulkan]).args(&mapped.tool);
        let translated = command.arg(&input).arg("-o").arg(&module).output()?;
        match translated.status.code() {
            Some(0) => {}
            Some(code) if code < 100 => return Ok(Outcome::Refused(first_line(&translated))),
            _ => return Ok(Outcome::Crashed(first_line(&translated))),
        }
        let mut validator = match &args.validator {
            Some(path) => own::built(path)?,
            None => workspace::tool("spirv-val")?,
        };
        let environment = self.compilation.environment.as_deref().unwrap_or(mapped.vulkan);
        let judged = validator.args(["--target-env", environment]).arg(&module).output()?;
        Ok(if judged.status.success() { Outcome::Valid } else { Outcome::Invalid(first_line(&judged)) })
    }

    /// The facts of the module that was made.
    fn facts(&self, tool: &Path) -> Result<Facts> {
        let module = self.file("spv");
        let report = limited_path(tool)?.args(["report", "--json"]).arg(&module).output()?;
        let assembly = limited_path(tool)?.arg("dis").arg(&module).output()?;
        let report = serde_json::from_slice(&report.stdout).with_context(|| module.display().to_string())?;
        Ok(Facts::of(&report, &String::from_utf8_lossy(&assembly.stdout)))
    }
}

/// The first line that a program wrote about an error.
fn first_line(output: &Output) -> String {
    let text =
        String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    let line = text.lines().find(|line| line.contains("error:")).or_else(|| text.lines().next());
    let line = line.unwrap_or("no message");
    line.split_once("error:").map_or(line, |(_, reason)| reason).trim().to_owned()
}
