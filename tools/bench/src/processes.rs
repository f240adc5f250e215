//! Whole processes: this translator, another one with the same command line, LLVM's target for SPIR-V, and LLVM reading and
//! writing the file, on the same inputs in the same run.

use super::cpu;
use super::inputs::Input;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use task_support::workspace;

/// How long the programs of one input are run, each, and how often at least.
const LEAST: Duration = Duration::from_millis(1500);
const FEWEST: u32 = 5;

/// A way through a translator, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// LLVM bitcode to SPIR-V.
    Forward,
    /// SPIR-V to LLVM bitcode.
    Reverse,
    /// LLVM bitcode read and written by LLVM.
    Copy,
}

impl Way {
    /// Its name in tables.
    pub(super) fn name(self) -> &'static str {
        match self {
            Way::Forward => "to SPIR-V",
            Way::Reverse => "to LLVM IR",
            Way::Copy => "LLVM reads and writes",
        }
    }
}

/// The measurements of one program for one input.
#[derive(Clone, Debug)]
pub(super) struct Cost {
    /// The input's name.
    pub(super) input: &'static str,
    pub(super) way: Way,
    /// The program's name.
    pub(super) program: String,
    /// CPU time from start to exit, in milliseconds: the least of all runs, for the others met a busy machine.
    pub(super) cpu: f64,
    /// The time that passed, in milliseconds: again the least.
    pub(super) elapsed: f64,
    /// The most memory in use, in MiB; of a program that takes less than this one, what this one takes.
    pub(super) memory: f64,
}

/// A program and its name in tables.
pub(super) struct Translator {
    pub(super) name: String,
    pub(super) path: PathBuf,
    /// Its arguments beside the files.
    pub(super) arguments: &'static [&'static str],
    /// Its further arguments for a large input, which the command translates in all threads.
    pub(super) of_large: &'static [&'static str],
}

/// The length in bytes from which on an input is large.
const LARGE: u64 = 512 << 10;

/// Measures the translators (the first makes the SPIR-V that all translate back), LLVM's target and LLVM on every input.
///
/// # Errors
/// A program cannot be started, or fails.
pub(super) fn run(translators: &[Translator], inputs: &[Input], folder: &Path) -> Result<Vec<Cost>> {
    let mut costs = Vec::new();
    for input in inputs {
        let spirv = folder.join(format!("{}.spv", input.name));
        let first = translators.first().context("there is no translator")?;
        workspace::output(&mut translation(first, Way::Forward, &input.bitcode, &spirv)?)?;
        let out = folder.join("out");
        let mut runs = Vec::new();
        for translator in translators {
            for (way, file) in [(Way::Forward, &input.bitcode), (Way::Reverse, &spirv)] {
                runs.push((way, &translator.name, translation(translator, way, file, &out)?));
            }
        }
        let target = "llc-22 (LLVM's SPIR-V target)".to_owned();
        let mut backend = workspace::tool("llc-22")?;
        backend.args(["-O0", "-mtriple=spirv64", "-filetype=obj"]).arg(&input.bitcode).arg("-o").arg(&out);
        runs.push((Way::Forward, &target, backend));
        let llvm = "opt-22".to_owned();
        let mut copy = workspace::tool("opt-22")?;
        copy.args(["-passes=", "-disable-verify"]).arg(&input.bitcode).arg("-o").arg(&out);
        runs.push((Way::Copy, &llvm, copy));
        costs.extend(in_turns(input.name, runs)?);
    }
    Ok(costs)
}

/// Runs of different programs take turns, so that what else the machine does hits all of them.
fn in_turns(input: &'static str, mut runs: Vec<(Way, &String, Command)>) -> Result<Vec<Cost>> {
    let mut costs: Vec<Cost> = runs
        .iter()
        .map(|(way, program, _)| Cost {
            input,
            way: *way,
            program: (*program).clone(),
            cpu: f64::INFINITY,
            elapsed: f64::INFINITY,
            memory: 0.0,
        })
        .collect();
    let (start, least) = (Instant::now(), LEAST * runs.len() as u32);
    let mut rounds = 0;
    while rounds < FEWEST || start.elapsed() < least {
        for ((_, _, command), cost) in runs.iter_mut().zip(&mut costs) {
            let taken = cpu::measure(command)?;
            cost.cpu = cost.cpu.min(taken.seconds * 1000.0);
            cost.elapsed = cost.elapsed.min(taken.elapsed * 1000.0);
            cost.memory = cost.memory.max(taken.bytes as f64 / f64::from(1 << 20));
        }
        rounds += 1;
    }
    Ok(costs)
}

fn translation(translator: &Translator, way: Way, input: &Path, output: &Path) -> Result<Command> {
    let mut command = start(&translator.path)?;
    if way == Way::Reverse {
        command.arg("-r");
    }
    if std::fs::metadata(input)?.len() >= LARGE {
        command.args(translator.of_large);
    }
    command.args(translator.arguments).arg(input).arg("-o").arg(output);
    Ok(command)
}

/// A translator that somebody built, or an installed one that is on the list of external tools.
///
/// # Errors
/// It is neither.
pub(super) fn start(path: &Path) -> Result<Command> {
    let installed = path.file_name().and_then(|name| workspace::tool(&name.to_string_lossy()).ok());
    match external_tools::own::built(path) {
        Ok(command) => Ok(command),
        Err(why) => installed.ok_or_else(|| why.into()),
    }
}
