//! Tries very many mutants at every door: `many COUNT FIRST [FOLDER] [--summary FILE]`.
//!
//! COUNT mutants, numbered from FIRST on, are shared out among all doors and all cores; each thread has a small stack. A
//! panic, and a mutant that takes longer than a second, is a finding: it is listed with its number, and the mutant is
//! kept in FOLDER. FILE gets the counts of each door. A mutant that does not end is kept, too, and ends the run. If one ends the
//! whole process, FOLDER has its number: each thread keeps the number of its mutant in a file, and a COUNT of 1 keeps any mutant.
//! If the variable OTHER_SPIRV_VAL has the path of another release of `spirv-val`, that judges the accepted results too.

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
/// A mutant that takes longer does not end.
const ENDLESS: Duration = Duration::from_secs(120);
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
    let start = Instant::now();
    let work = |busy: Option<&File>, at: &At| {
        loop {
            let done = next.fetch_add(1, Ordering::Relaxed);
            if done >= count {
                return at.begin(NONE, start);
            }
            let number = first.wrapping_add(done);
            at.begin(number, start);
            note(busy, number);
            let door = (number % TARGETS.len() as u64) as usize;
            let target = &TARGETS[door];
            let mutant = seeds.mutant(target.format, number);
            if count == 1 {
                keep(folder.as_deref(), target, number, &mutant);
            }
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
            keep(folder.as_deref(), target, number, &mutant);
            findings[door].fetch_add(1, Ordering::Relaxed);
        }
    };
    let threads = std::thread::available_parallelism()?.get();
    let places: Vec<At> = (0..threads).map(|_| At::default()).collect();
    std::thread::scope(|scope| -> std::io::Result<()> {
        for (thread, at) in places.iter().enumerate() {
            let busy =
                folder.as_ref().map(|folder| File::create(Path::new(folder).join(format!("tries.{thread}"))));
            let busy = busy.transpose()?;
            std::thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, move || work(busy.as_ref(), at))?;
        }
        watch(&places, start, |number| {
            let target = &TARGETS[(number % TARGETS.len() as u64) as usize];
            println!("{} mutant {number}: does not end", target.name);
            keep(folder.as_deref(), target, number, &seeds.mutant(target.format, number));
            std::process::exit(2);
        });
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

/// Waits until all threads have ended; `on_endless` gets the number of a mutant that does not end.
fn watch(places: &[At], start: Instant, on_endless: impl Fn(u64)) {
    while places.iter().any(|at| at.number.load(Ordering::Relaxed) != NONE) {
        if let Some(number) = places.iter().find_map(|at| at.endless(start)) {
            on_endless(number);
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// Writes the number of the mutant that a thread tries to its file.
fn note(busy: Option<&File>, number: u64) {
    let Some(mut busy) = busy else { return };
    let line = format!("{number:20}\n");
    let written = busy.rewind().and_then(|()| busy.write_all(line.as_bytes()));
    if let Err(e) = written {
        eprintln!("what is tried cannot be noted: {e}");
    }
}

/// In place of a mutant's number: the thread has ended.
const NONE: u64 = u64::MAX;

/// The mutant of a thread, and the milliseconds after which it was begun.
#[derive(Default)]
struct At {
    number: AtomicU64,
    since: AtomicU64,
}

impl At {
    fn begin(&self, number: u64, start: Instant) {
        self.since.store(start.elapsed().as_millis() as u64, Ordering::Relaxed);
        self.number.store(number, Ordering::Relaxed);
    }

    /// The number of the mutant, if it does not end.
    fn endless(&self, start: Instant) -> Option<u64> {
        let number = self.number.load(Ordering::Relaxed);
        let since = Duration::from_millis(self.since.load(Ordering::Relaxed));
        let took = start.elapsed().saturating_sub(since);
        (number != NONE && took > ENDLESS).then_some(number)
    }
}

/// Writes a mutant to the folder of findings.
fn keep(folder: Option<&str>, target: &Target, number: u64, mutant: &[u8]) {
    let Some(folder) = folder else { return };
    let path = Path::new(folder).join(format!("{}.{number}", target.name));
    if let Err(e) = std::fs::write(&path, mutant) {
        eprintln!("{}: {e}", path.display());
    }
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
