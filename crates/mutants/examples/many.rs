//! Tries very many mutants at every door: `many COUNT FIRST [FOLDER] [--summary FILE]`.
//!
//! COUNT mutants, numbered from FIRST on, are shared out among all doors and all cores; each thread has a small stack. A
//! panic, and a mutant that takes longer than a second, is a finding: it is listed with its number, and the mutant is
//! kept in FOLDER. FILE gets the counts of each door. What ends the whole process is found there too: each thread keeps the number of its mutant in a file.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its user")]

use mutants::{Format, Seeds, TARGETS, Target};
use std::error::Error;
use std::fs::File;
use std::io::{Seek as _, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The stack of a thread in a host that has many.
const STACK: usize = 256 * 1024;
/// No input takes longer.
const LIMIT: Duration = Duration::from_secs(1);
/// How often a slow one is tried again: the machine may have had something else to do.
const TRIES: usize = 3;
/// Mutants of larger seeds take long, and show nothing that those of smaller ones do not.
const LARGEST_SEED: usize = 16_000;
/// Mutants with numbers of the same million are listed together.
const MILLION: u64 = 1_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |what| arguments.next().ok_or(what)?.parse::<u64>().map_err(|_| what);
    let (count, first) = (number("COUNT is missing")?, number("FIRST is missing")?);
    let folder = arguments.next();
    let seeds = seeds()?;
    let summary = arguments.next().filter(|word| word == "--summary").and_then(|_| arguments.next());
    let (next, slowest) = (AtomicU64::new(0), AtomicU64::new(0));
    let (accepted, findings) = (counters(), counters());
    // A finding says what there is to say.
    std::panic::set_hook(Box::new(|_| {}));
    let work = |busy: Option<&File>| {
        loop {
            let done = next.fetch_add(1, Ordering::Relaxed);
            if done >= count {
                return;
            }
            let number = first.wrapping_add(done);
            if let Some(mut busy) = busy {
                let line = format!("{number:20}\n");
                let written = busy.rewind().and_then(|()| busy.write_all(line.as_bytes()));
                if let Err(e) = written {
                    eprintln!("what is tried cannot be noted: {e}");
                }
            }
            let door = (number % TARGETS.len() as u64) as usize;
            let target = &TARGETS[door];
            let mutant = seeds.mutant(target.format, number);
            let (mut result, mut took) = timed(target, &mutant);
            for _ in 0..TRIES {
                if took > LIMIT {
                    (result, took) = timed(target, &mutant);
                }
            }
            slowest.fetch_max(took.as_micros() as u64, Ordering::Relaxed);
            let finding = match result {
                Ok(_) if took > LIMIT => format!("took {took:?}"),
                Ok(result) => {
                    accepted[door].fetch_add(u64::from(result), Ordering::Relaxed);
                    continue;
                }
                Err(payload) => message(payload.as_ref()),
            };
            println!("{} mutant {number}: {finding}", target.name);
            if let Some(folder) = &folder {
                let path = Path::new(folder).join(format!("{}.{number}", target.name));
                if let Err(e) = std::fs::write(&path, &mutant) {
                    eprintln!("{}: {e}", path.display());
                }
            }
            findings[door].fetch_add(1, Ordering::Relaxed);
        }
    };
    let start = Instant::now();
    std::thread::scope(|scope| -> std::io::Result<()> {
        for thread in 0..std::thread::available_parallelism()?.get() {
            let busy =
                folder.as_ref().map(|folder| File::create(Path::new(folder).join(format!("tries.{thread}"))));
            let busy = busy.transpose()?;
            std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || work(busy.as_ref()))?;
        }
        Ok(())
    })?;
    let sum =
        |counters: &[AtomicU64]| counters.iter().map(|count| count.load(Ordering::Relaxed)).sum::<u64>();
    let (found, slowest) = (sum(&findings), slowest.into_inner() / 1000);
    println!(
        "{count} mutants from {first} on, {} accepted, slowest {slowest} ms, {found} findings, {} s",
        sum(&accepted),
        start.elapsed().as_secs()
    );
    if let Some(file) = summary {
        std::fs::write(file, lines(count, first, &accepted, &findings))?;
    }
    if found == 0 { Ok(()) } else { Err("there are findings".into()) }
}

/// A counter for each door.
fn counters() -> Vec<AtomicU64> {
    TARGETS.iter().map(|_| AtomicU64::new(0)).collect()
}

/// The counts of each door, as `cargo xtask mutants --record` reads them. A seed is a million mutants.
fn lines(count: u64, first: u64, accepted: &[AtomicU64], findings: &[AtomicU64]) -> String {
    let mut text = String::new();
    let doors = TARGETS.len() as u64;
    for ((door, target), (accepted, findings)) in (0..doors).zip(TARGETS).zip(accepted.iter().zip(findings)) {
        // Of `count` numbers from `first` on, those that leave the remainder `door`.
        let skipped = (door + doors - first % doors) % doors;
        let tried = count.saturating_sub(skipped).div_ceil(doors);
        let (accepted, found) = (accepted.load(Ordering::Relaxed), findings.load(Ordering::Relaxed));
        text += &format!(
            "mutants:{} seed {} tried {tried} accepted {accepted} refused {} violations {found}\n",
            target.name,
            first / MILLION,
            tried - accepted - found,
        );
    }
    text
}

fn timed(target: &Target, mutant: &[u8]) -> (std::thread::Result<bool>, Duration) {
    let start = Instant::now();
    let result = std::panic::catch_unwind(|| (target.run)(mutant));
    (result, start.elapsed())
}

fn seeds() -> Result<Seeds, Box<dyn Error>> {
    let seeds = Seeds::of_corpus(&[".ll", ".bc", ".spvasm"], LARGEST_SEED)?;
    for format in Format::ALL {
        println!("{format:?}: {} seeds", seeds.of(format).len());
    }
    Ok(seeds)
}

fn message(payload: &(dyn std::any::Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("panic").chars().take(400).collect()
}
