//! `cargo xtask hlsl`: folders of HLSL, compiled by clang as their run lines say, and translated to SPIR-V for Vulkan.
//!
//! Each file is one of: not accepted by clang, valid, refused with a reason, invalid, crashed. What clang and the command
//! write stays below `target/hlsl`. Clang's headers for HLSL are not in Debian's package: `--headers` names the `include`
//! folder of a clang that has them (npm's `@yowasp/clang` holds one).

#[cfg(feature = "naga")]
mod reader;
mod run_line;

use crate::limited::{limited, limited_path};
use anyhow::{Context, Result, bail};
use external_tools::{Use, own};
use run_line::Compilation;
use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::{Mutex, PoisonError};
use task_support::{builds, installation, workspace};

/// What is translated, and by whom it is judged.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Folders, searched for files that end in `.hlsl`, or such files.
    #[arg(required = true)]
    sources: Vec<PathBuf>,
    /// The folder of clang's headers for HLSL.
    #[arg(long)]
    headers: PathBuf,
    /// The program that compiles: `clang-22`, or the full path of another.
    #[arg(long, default_value = "clang-22")]
    clang: String,
    /// The levels of optimization.
    #[arg(long, value_delimiter = ',', default_value = "0,1,3")]
    levels: Vec<char>,
    /// The full path of another spirv-val, newer than the installed one.
    #[arg(long)]
    validator: Option<PathBuf>,
    /// The full path of spirv-opt: what it makes of valid modules (`-O`) has to be valid as well.
    #[arg(long)]
    optimizer: Option<PathBuf>,
    /// Whether valid compute shaders are translated to their executable form, too.
    #[arg(long)]
    executable: bool,
    /// Whether naga reads what is valid, too: its answers are counted, since it reads a part of SPIR-V only. Takes the feature
    /// `naga` of this program.
    #[cfg(feature = "naga")]
    #[arg(long)]
    naga: bool,
    /// Ends with an error if fewer are valid, counted over all levels.
    #[arg(long, default_value_t = 0)]
    at_least: usize,
}

/// What became of a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// Clang refuses it, crashes or hangs.
    NotCompiled,
    Valid,
    /// It is valid, and the command refuses its executable form, with the first line of its reason.
    NotExecutable(String),
    /// The command refuses it, with the first line of its reason.
    Refused(String),
    /// The validator refuses what the command wrote, with the first line of its reason.
    Invalid(String),
    /// The command ended without an answer.
    Crashed(String),
}

impl Outcome {
    fn word(&self) -> &'static str {
        match self {
            Self::NotCompiled => "not compiled",
            Self::Valid => "valid",
            Self::NotExecutable(_) => "valid, not executable",
            Self::Refused(_) => "refused",
            Self::Invalid(_) => "INVALID",
            Self::Crashed(_) => "CRASHED",
        }
    }

    fn reason(&self) -> Option<&str> {
        match self {
            Self::NotCompiled | Self::Valid => None,
            Self::NotExecutable(reason)
            | Self::Refused(reason)
            | Self::Invalid(reason)
            | Self::Crashed(reason) => Some(reason),
        }
    }
}

/// One file at one level.
struct Job {
    source: PathBuf,
    compilation: Compilation,
    level: char,
    /// Where its results go, without an extension.
    output: PathBuf,
}

/// Compiles, translates and validates everything, and prints a table.
///
/// # Errors
/// A program cannot be started, a module is invalid or the command crashed, or too few are valid.
pub(crate) fn run(args: &Args) -> Result<()> {
    installation::ensure(&[Use::Tests])?;
    builds::release()?;
    let output = workspace::target_dir().join("hlsl");
    fs::create_dir_all(&output)?;
    let jobs = Mutex::new(jobs(args, &output)?);
    let results = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let worker = || -> Result<()> {
            while let Some(job) = next(&jobs) {
                let outcome = job.outcome(args)?;
                results.lock().unwrap_or_else(PoisonError::into_inner).push((job, outcome));
            }
            Ok(())
        };
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or_else(|_| bail!("a worker has failed")))
    })?;
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by(|a, b| (a.0.level, &a.0.source).cmp(&(b.0.level, &b.0.source)));
    #[cfg(feature = "naga")]
    if args.naga {
        let valid = results.iter().filter(|(_, outcome)| *outcome == Outcome::Valid);
        reader::count(valid.map(|(job, _)| job.file("spv")))?;
    }
    report(&results, args.at_least)
}

fn next(jobs: &Mutex<VecDeque<Job>>) -> Option<Job> {
    jobs.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
}

/// Prints what is not as it should be, and how many files had each outcome at each level.
fn report(results: &[(Job, Outcome)], at_least: usize) -> Result<()> {
    let mut counts: BTreeMap<(char, &str), usize> = BTreeMap::new();
    for (job, outcome) in results {
        *counts.entry((job.level, outcome.word())).or_default() += 1;
        if let Some(reason) = outcome.reason() {
            println!("-O{} {}: {}: {reason}", job.level, job.source.display(), outcome.word());
        }
    }
    for ((level, word), count) in &counts {
        println!("-O{level} {word}: {count}");
    }
    let of = |wanted: &[&str]| -> usize {
        counts.iter().filter(|((_, word), _)| wanted.contains(word)).map(|(_, count)| count).sum()
    };
    let (valid, faults) = (of(&["valid", "valid, not executable"]), of(&["INVALID", "CRASHED"]));
    if faults != 0 || valid < at_least {
        bail!("{valid} are valid, {at_least} are wanted; {faults} are invalid or crashed");
    }
    Ok(())
}

/// Every file of every folder that is a shader, at every level.
fn jobs(args: &Args, output: &Path) -> Result<VecDeque<Job>> {
    let mut files = Vec::new();
    let mut folders: Vec<PathBuf> = args.sources.clone();
    while let Some(path) = folders.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).with_context(|| path.display().to_string())?;
            folders.extend(entries.filter_map(Result::ok).map(|entry| entry.path()));
        } else if path.extension().is_some_and(|extension| extension == "hlsl") {
            files.push(path);
        }
    }
    files.sort();
    let mut jobs = VecDeque::new();
    for (number, source) in files.into_iter().enumerate() {
        let text = fs::read(&source).with_context(|| source.display().to_string())?;
        let Some(compilation) = run_line::read(&source, &String::from_utf8_lossy(&text)) else { continue };
        let stem = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for &level in &args.levels {
            let output = output.join(format!("{stem}-{number}-O{level}"));
            jobs.push_back(Job { source: source.clone(), compilation: compilation.clone(), level, output });
        }
    }
    Ok(jobs)
}

impl Job {
    fn outcome(&self, args: &Args) -> Result<Outcome> {
        let (ir, module) = (self.file("ll"), self.file("spv"));
        if !limited(&args.clang)?
            .args(self.clang(args))
            .arg("-o")
            .arg(&ir)
            .arg(&self.source)
            .output()?
            .status
            .success()
        {
            return Ok(Outcome::NotCompiled);
        }
        let _ = fs::remove_file(&module);
        let tool = workspace::target_dir().join("release/spirv-llvm");
        let translated = limited_path(&tool)?.arg("-q").arg(&ir).arg("-o").arg(&module).output()?;
        match translated.status.code() {
            Some(0) => {}
            Some(code) if code < 100 => return Ok(Outcome::Refused(first_line(&translated))),
            _ => return Ok(Outcome::Crashed(first_line(&translated))),
        }
        if let Some(wrong) = invalid(args, &module)? {
            return Ok(Outcome::Invalid(wrong));
        }
        if let Some(optimizer) = &args.optimizer {
            let optimized = self.file("opt.spv");
            let made = limited_path(optimizer)?.arg("-O").arg(&module).arg("-o").arg(&optimized).output()?;
            if !made.status.success() {
                return Ok(Outcome::Invalid(format!("spirv-opt: {}", first_line(&made))));
            }
            if let Some(wrong) = invalid(args, &optimized)? {
                return Ok(Outcome::Invalid(format!("after spirv-opt: {wrong}")));
            }
        }
        if args.executable && self.compilation.stage == "compute" {
            let made = limited_path(&tool)?
                .args(["-q", "-r", "--executable"])
                .arg(&module)
                .arg("-o")
                .arg(self.file("bc"))
                .output()?;
            match made.status.code() {
                Some(0) => {}
                Some(code) if code < 100 => return Ok(Outcome::NotExecutable(first_line(&made))),
                _ => return Ok(Outcome::Crashed(format!("--executable: {}", first_line(&made)))),
            }
        }
        Ok(Outcome::Valid)
    }

    /// The file of a result.
    fn file(&self, extension: &str) -> PathBuf {
        PathBuf::from(format!("{}.{extension}", self.output.display()))
    }

    /// The arguments of clang without its files.
    fn clang(&self, args: &Args) -> Vec<String> {
        let Compilation { stage, entry, options } = &self.compilation;
        let triple = format!("spirv1.6-unknown-vulkan1.3-{stage}");
        let level = format!("-O{}", self.level);
        let headers = args.headers.display().to_string();
        let fixed =
            ["-cc1", "-triple", &triple, "-x", "hlsl", "-hlsl-entry", entry, "-finclude-default-header"];
        let rest = ["-internal-isystem", &headers, &level, "-emit-llvm"];
        fixed.into_iter().chain(rest).map(str::to_owned).chain(options.iter().cloned()).collect()
    }
}

/// What the validator finds wrong with a module.
fn invalid(args: &Args, module: &Path) -> Result<Option<String>> {
    let mut validator = match &args.validator {
        Some(path) => own::built(path)?,
        None => workspace::tool("spirv-val")?,
    };
    let judged = validator.args(["--target-env", "vulkan1.3"]).arg(module).output()?;
    Ok((!judged.status.success()).then(|| first_line(&judged)))
}

/// The first line that a program wrote.
fn first_line(output: &Output) -> String {
    let text =
        String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    text.lines().next().unwrap_or("nothing was said").to_owned()
}
