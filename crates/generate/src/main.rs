//! Tries programs for a time: `cargo xtask prove` starts it.
//!
//! A program that violates a law is shrunk and kept as LLVM assembly or SPIR-V assembly; of violations of one class a few are kept. `prove FILE...`
//! checks kept programs again.
// The program reports to the person who started it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its user")]

mod arguments;
mod kernels;
mod progress;

use arguments::Arguments;
use generate::laws::Outcome;
use generate::program::{Level, Program};
use generate::{choices, shrink};
use progress::{Counts, Progress};
use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The stack of a thread in a host that has many.
const STACK: usize = 1024 * 1024;
/// The longest byte string.
const LONGEST: usize = 600;
/// One program in so many goes through LLVM's tools too.
const SAMPLE: u64 = 200;
/// At most so many programs of one class are kept.
const KEPT: u64 = 1;
/// At most so many smaller programs are tried for one that is kept.
const TRIES: usize = 600;

/// The counts of a run.
#[derive(Default)]
struct Summary {
    levels: BTreeMap<&'static str, Counts>,
    refused: BTreeMap<String, u64>,
    violations: BTreeMap<String, u64>,
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments = Arguments::parse(std::env::args().skip(1))?;
    // A panic in the translator is an error with the message.
    std::panic::set_hook(Box::new(|_| {}));
    let broken = match (arguments.files.is_empty(), arguments.executed) {
        (true, Some(origin)) => kernels::prove(&arguments, origin)?,
        (true, None) => prove(&arguments)?,
        (false, Some(_)) => kernels::replay(&arguments)?,
        (false, None) => replay(&arguments.files)?,
    };
    Ok(if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks kept programs again, and returns how many violate a law.
fn replay(files: &[String]) -> Result<u64, Box<dyn Error>> {
    let mut broken = 0;
    for file in files {
        match Program::of_file(Path::new(file))?.check() {
            Ok(outcome) => println!("{file}: {outcome:?}"),
            Err(violation) => {
                broken += 1;
                println!("{file}: {:?}: {}", violation.law, violation.message);
            }
        }
    }
    Ok(broken)
}

/// Tries programs on all cores until the time is over, and returns how many violate a law.
fn prove(arguments: &Arguments) -> Result<u64, Box<dyn Error>> {
    let folder = Path::new(&arguments.folder);
    std::fs::create_dir_all(folder)?;
    let end = Instant::now() + Duration::from_secs(arguments.minutes * 60);
    let progress = Progress::of(arguments, arguments.level.map_or("all", Level::name));
    let last =
        if arguments.programs == 0 { u64::MAX } else { progress.first.saturating_add(arguments.programs) };
    let (next, summary) = (AtomicU64::new(progress.first), Mutex::new(Summary::default()));
    let work = || {
        while Instant::now() < end {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= last {
                break;
            }
            let level = level(arguments, number);
            if let Err(error) = one(level, arguments.seed, number, folder, &summary) {
                eprintln!("program {number}: {error}");
            }
        }
    };
    std::thread::scope(|scope| -> std::io::Result<()> {
        for _ in 0..std::thread::available_parallelism()?.get() {
            std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work)?;
        }
        Ok(())
    })?;
    let summary = summary.into_inner().map_err(|_| "a thread has panicked")?;
    let next = next.into_inner().min(last);
    progress.save(next)?;
    progress::summarize(arguments, &summary.levels)?;
    println!("seed {}: {} programs from {} on", arguments.seed, next - progress.first, progress.first);
    println!("  {} accepted", summary.levels.values().map(|counts| counts.accepted).sum::<u64>());
    for (reason, count) in &summary.refused {
        println!("  {count} refused: {reason}");
    }
    for (class, count) in &summary.violations {
        println!("  {count} VIOLATIONS of {class}");
    }
    Ok(summary.violations.values().sum())
}

/// Tries one program.
fn one(
    level: Level,
    seed: u64,
    number: u64,
    folder: &Path,
    summary: &Mutex<Summary>,
) -> Result<(), Box<dyn Error>> {
    let bytes = choices::random(seed, number, LONGEST);
    let with_llvm = number.is_multiple_of(SAMPLE);
    let result = Program::of(level, &bytes, with_llvm).check();
    let mut counts = summary.lock().map_err(|_| "a thread has panicked")?;
    let of_level = counts.levels.entry(level.name()).or_default();
    let violation = match result {
        Ok(Outcome::Accepted) => {
            of_level.accepted += 1;
            return Ok(());
        }
        Ok(Outcome::Refused(reason)) => {
            of_level.refused += 1;
            *counts.refused.entry(reason).or_default() += 1;
            return Ok(());
        }
        Err(violation) => violation,
    };
    of_level.violations += 1;
    let class = violation.class();
    let count = counts.violations.entry(class.clone()).or_default();
    *count += 1;
    let is_kept = *count <= KEPT;
    drop(counts);
    if is_kept {
        println!("program {number}: {:?}: {}", violation.law, violation.message);
        let smaller = shrink::shrink(bytes, TRIES, |bytes| {
            Program::of(level, bytes, with_llvm).check().is_err_and(|violation| violation.class() == class)
        });
        let program = Program::of(level, &smaller, with_llvm);
        let (text, ending) = (program.file(), program.ending());
        let message: String = violation.message.lines().map(|line| format!("; {line}\n")).collect();
        std::fs::write(
            folder.join(format!("{seed}-{number}.{ending}")),
            format!("; {class}\n{message}{text}"),
        )?;
    }
    Ok(())
}

/// The level of a program: that which is asked for, or each in turns.
fn level(arguments: &Arguments, number: u64) -> Level {
    arguments.level.unwrap_or(match number % 3 {
        0 => Level::Llvm,
        1 => Level::Spirv,
        _ => Level::Shader,
    })
}
