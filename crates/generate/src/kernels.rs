//! Tries kernels in OpenCL C: batches on all cores until the time is over.

use crate::arguments::{Arguments, Origin};
use crate::progress::{self, Counts, Progress};
use crate::shrink;
use generate::choices::{self, Choices};
use generate::execution::settings::Settings;
use generate::execution::{Tools, csmith, laws};
use generate::laws::Violation;
use generate::opencl;
use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How many kernels are one program.
const BATCH: u64 = 20;
/// The longest byte string.
const LONGEST: usize = 500;
/// At most so many smaller kernels are tried for one that is kept.
const TRIES: usize = 250;
/// How long smaller kernels are tried for one that is kept.
const SHRINKING: Duration = Duration::from_secs(90);
/// At most so many kernels of one class are kept.
const KEPT: u64 = 1;
/// The stack of a thread in a host that has many.
const STACK: usize = 1024 * 1024;

/// Messages about comparisons that C allows and OpenCL C does not: of clang, and of the translator for those that clang overlooks.
const IN_TWO_SPACES: [&str; 2] =
    ["to non-overlapping address spaces", "cannot become one to Function memory"];

/// The counts of a run.
#[derive(Default)]
struct Summary {
    kernels: u64,
    /// Programs that are not tried, for each reason.
    skipped: BTreeMap<&'static str, u64>,
    violations: BTreeMap<String, u64>,
}

/// Tries kernels, and returns how many violate a law.
///
/// # Errors
/// A program that is needed does not start.
pub(crate) fn prove(arguments: &Arguments, origin: Origin) -> Result<u64, Box<dyn Error>> {
    let tools = arguments.tools()?;
    std::fs::create_dir_all(&tools.folder)?;
    let end = Instant::now() + Duration::from_secs(arguments.minutes * 60);
    let size = if origin == Origin::Ours { BATCH } else { 1 };
    let level = if origin == Origin::Ours { "opencl" } else { "csmith" };
    // Its numbers are those of batches.
    let progress = Progress::of(arguments, level);
    let most =
        if arguments.programs == 0 { u64::MAX } else { progress.first + arguments.programs.div_ceil(size) };
    let (next, summary) = (AtomicU64::new(progress.first), Mutex::new(Summary::default()));
    let work = |thread: usize| -> Result<(), String> {
        let own = tools.within(&format!("thread{thread}")).map_err(|error| error.to_string())?;
        while Instant::now() < end {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= most {
                break;
            }
            let one = if origin == Origin::Ours { batch } else { of_csmith };
            one(&own, &tools.folder, arguments.seed, number, &summary).map_err(|error| error.to_string())?;
        }
        std::fs::remove_dir_all(&own.folder).map_err(|error| error.to_string())
    };
    std::thread::scope(|scope| -> Result<(), Box<dyn Error>> {
        let mut threads = Vec::new();
        for thread in 0..std::thread::available_parallelism()?.get() {
            let start = std::thread::Builder::new().stack_size(STACK);
            threads.push(start.spawn_scoped(scope, move || work(thread))?);
        }
        for thread in threads {
            thread.join().map_err(|_| "a thread has panicked")??;
        }
        Ok(())
    })?;
    let summary = summary.into_inner().map_err(|_| "a thread has panicked")?;
    progress.save(next.into_inner().min(most))?;
    let violations: u64 = summary.violations.values().sum();
    let refused = summary.skipped.values().sum();
    let counts = Counts { accepted: summary.kernels - violations, refused, violations };
    progress::summarize(arguments, &BTreeMap::from([(level, counts)]))?;
    let executed = if tools.runtime.is_some() { "spirv-run and the runtime" } else { "spirv-run" };
    println!("seed {}: {} kernels, executed by {executed}", arguments.seed, summary.kernels);
    for (reason, count) in &summary.skipped {
        println!("  {count} not tried: {reason}");
    }
    for (class, count) in &summary.violations {
        println!("  {count} VIOLATIONS of {class}");
    }
    Ok(violations)
}

/// Tries one batch.
fn batch(
    tools: &Tools,
    folder: &Path,
    seed: u64,
    batch: u64,
    summary: &Mutex<Summary>,
) -> Result<(), Box<dyn Error>> {
    let settings = Settings::of(seed, batch);
    let first = (batch * BATCH) as usize;
    let kernels: Vec<(usize, String)> = (first..first + BATCH as usize)
        .map(|number| (number, text(&bytes_of(seed, number), number, settings)))
        .collect();
    let outcomes = laws::check(tools, &kernels, settings)?;
    for ((number, _), outcome) in kernels.iter().zip(outcomes) {
        let mut counts = summary.lock().map_err(|_| "a thread has panicked")?;
        counts.kernels += 1;
        let Err(violation) = outcome else { continue };
        let count = counts.violations.entry(violation.class()).or_default();
        *count += 1;
        let is_kept = *count <= KEPT;
        drop(counts);
        if is_kept {
            println!("kernel {number}: {:?}: {}", violation.law, violation.message);
            keep(tools, folder, seed, *number, settings, &violation)?;
        }
    }
    Ok(())
}

/// Tries a program of csmith as a kernel. It is kept as it is.
fn of_csmith(
    tools: &Tools,
    folder: &Path,
    seed: u64,
    number: u64,
    summary: &Mutex<Summary>,
) -> Result<(), Box<dyn Error>> {
    let settings = Settings::of(seed, number).of_newer_standard();
    let program = csmith::program(tools, seed.wrapping_mul(1_000_003).wrapping_add(number))?;
    let native = csmith::native(tools, &program)?;
    let kernels = [(0, program)];
    let outcome = match native {
        Some(_) => laws::check_with(tools, &kernels, settings, native)?.into_iter().next(),
        None => None,
    };
    let mut counts = summary.lock().map_err(|_| "a thread has panicked")?;
    match outcome {
        None => *counts.skipped.entry("the native program takes too long").or_default() += 1,
        Some(Ok(())) => counts.kernels += 1,
        Some(Err(violation)) if IN_TWO_SPACES.iter().any(|words| violation.message.contains(words)) => {
            *counts.skipped.entry("pointers to two address spaces are compared").or_default() += 1;
        }
        Some(Err(violation)) => {
            counts.kernels += 1;
            let (class, message) = (violation.class(), violation.message);
            *counts.violations.entry(class.clone()).or_default() += 1;
            println!("program {number}: {:?}: {message}", violation.law);
            let message: String = message.lines().map(|line| format!("// {line}\n")).collect();
            let text = laws::source(&kernels);
            let file = folder.join(format!("csmith-{seed}-{number}.cl"));
            std::fs::write(file, format!("// {class}\n{message}{}{text}", settings.line()))?;
        }
    }
    Ok(())
}

fn bytes_of(seed: u64, number: usize) -> Vec<u8> {
    choices::random(seed, number as u64, LONGEST)
}

fn text(bytes: &[u8], number: usize, settings: Settings) -> String {
    opencl::kernel(Choices::new(bytes), number, settings.standard())
}

/// Shrinks a kernel that violates a law, and keeps its whole program.
fn keep(
    tools: &Tools,
    folder: &Path,
    seed: u64,
    number: usize,
    settings: Settings,
    violation: &Violation,
) -> Result<(), Box<dyn Error>> {
    let class = violation.class();
    let message: String = violation.message.lines().map(|line| format!("// {line}\n")).collect();
    let write = |bytes: &[u8]| {
        let program = laws::source(&[(0, text(bytes, 0, settings))]);
        let file = folder.join(format!("{seed}-{number}.cl"));
        std::fs::write(file, format!("// {class}\n{message}{}{program}", settings.line()))
    };
    let (bytes, tools) = (bytes_of(seed, number), tools.for_violation(violation));
    write(&bytes)?;
    let end = Instant::now() + SHRINKING;
    let smaller = shrink::shrink(bytes, TRIES, |bytes| {
        let kernels = [(0, text(bytes, 0, settings))];
        let is_late = Instant::now() > end;
        let outcomes =
            if is_late { Vec::new() } else { laws::check(&tools, &kernels, settings).unwrap_or_default() };
        outcomes.iter().any(|outcome| outcome.as_ref().is_err_and(|violation| violation.class() == class))
    });
    Ok(write(&smaller)?)
}

/// Checks kept programs again, and returns how many violate a law.
///
/// # Errors
/// As [`prove`]; a file cannot be read.
pub(crate) fn replay(arguments: &Arguments) -> Result<u64, Box<dyn Error>> {
    let tools = arguments.tools()?.within("replay")?;
    let mut broken = 0;
    for file in &arguments.files {
        let text = std::fs::read_to_string(file)?;
        let settings = Settings::of_text(&text);
        // The preamble is part of the file.
        let body = text.split_once(opencl::preamble().as_str()).map_or(text.as_str(), |(_, body)| body);
        for outcome in laws::check(&tools, &[(0, body.to_owned())], settings)? {
            match outcome {
                Ok(()) => println!("{file}: equal"),
                Err(violation) => {
                    broken += 1;
                    println!("{file}: {:?}: {}", violation.law, violation.message);
                }
            }
        }
    }
    Ok(broken)
}
