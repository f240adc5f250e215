//! Runs the checks of all rules, or of those whose names contain a word, or the validation of the corpus: `cargo xtask prove`
//! starts it.
// The program reports to the person who started it.
#![allow(clippy::print_stdout, reason = "a command talks to its user")]

use emulation_proofs::validation::corpus::{self, Summary};
use emulation_proofs::validation::{Limits, Verdict};
use emulation_proofs::{rules, run};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// The argument that selects the validation of the corpus.
const CORPUS: &str = "corpus";
/// The argument before the name of a function.
const FUNCTION: &str = "--function";
/// Prints the result for each function.
const VERBOSE: &str = "--verbose";

/// Everything that one function is tried with.
const FULL: Limits = Limits { seeds: 8, steps: 60_000, solver: 3_000, question: 400_000 };

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let failures = match words.split_first() {
        Some((first, rest)) if first == CORPUS => validate(rest),
        _ => check_rules(&words),
    };
    match failures {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// Does work on all processors: `work` takes one piece, and returns whether there was one.
fn in_parallel(work: impl Fn() -> bool + Sync) {
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| while work() {});
        }
    });
}

/// Checks the rules whose names contain one of the words, and returns how many checks fail.
fn check_rules(words: &[String]) -> usize {
    let rules: Vec<rules::Rule> = rules::all()
        .into_iter()
        .filter(|rule| words.is_empty() || words.iter().any(|word| rule.name.contains(word.as_str())))
        .collect();
    let (next, failures) = (AtomicUsize::new(0), AtomicUsize::new(0));
    in_parallel(|| {
        let rule = rules.get(next.fetch_add(1, Ordering::Relaxed));
        failures.fetch_add(rule.map_or(0, check), Ordering::Relaxed);
        rule.is_some()
    });
    failures.into_inner()
}

/// Runs and reports the checks of a rule, and returns how many fail.
fn check(rule: &rules::Rule) -> usize {
    if let rules::Checks::Unchecked(reason) = rule.checks {
        println!("{}: not checked: {reason}", rule.name);
        return 0;
    }
    let start = Instant::now();
    let report = run::run(rule, run::FULL);
    let time = start.elapsed().as_secs_f64();
    let run::Report { values, proofs, failures, .. } = &report;
    println!("{}: {values} values, {proofs} proofs, {} failures, {time:.1} s", rule.name, failures.len());
    for failure in failures {
        println!("  {failure}");
    }
    failures.len()
}

/// Validates the functions of files, or of the whole corpus, and returns how many have other results after legalization.
fn validate(args: &[String]) -> usize {
    let mut words: Vec<&str> = args.iter().map(String::as_str).collect();
    let is_verbose = words.contains(&VERBOSE);
    let at = words.iter().position(|word| *word == FUNCTION);
    let function = at.and_then(|at| words.get(at + 1).copied()).unwrap_or_default();
    words.retain(|word| *word != VERBOSE && *word != FUNCTION && (function.is_empty() || *word != function));
    let mut files: Vec<PathBuf> = words.iter().map(PathBuf::from).collect();
    if files.is_empty() {
        match corpus::files(&corpus::folder()) {
            Ok(found) => files = found,
            Err(error) => {
                println!("the corpus cannot be listed: {error}");
                return 1;
            }
        }
    }
    let (next, total) = (AtomicUsize::new(0), Mutex::new(Summary::default()));
    in_parallel(|| {
        let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) else { return false };
        let mut last = Instant::now();
        let report = &mut |name: &str, verdict: &Verdict| {
            if is_verbose {
                println!("{}: @{name}: {verdict:?}, {:.1} s", path.display(), last.elapsed().as_secs_f64());
            }
            last = Instant::now();
        };
        let summary = corpus::file(path, function, FULL, report);
        for different in &summary.different {
            println!("{different}");
            if let Ok(forms) = corpus::forms(path) {
                println!("{forms}");
            }
        }
        if let Ok(mut total) = total.lock() {
            total.add(summary);
        }
        true
    });
    let total = total.into_inner().unwrap_or_default();
    print!("{total}");
    total.different.len()
}
