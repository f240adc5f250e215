//! Runs the checks of all rules, or of those whose names contain a word: `cargo xtask prove` starts it.
// The program reports to the person who started it.
#![allow(clippy::print_stdout, reason = "a command talks to its user")]

use emulation_proofs::{rules, run};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let rules: Vec<rules::Rule> = rules::all()
        .into_iter()
        .filter(|rule| words.is_empty() || words.iter().any(|word| rule.name.contains(word.as_str())))
        .collect();
    let (next, failures) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        while let Some(rule) = rules.get(next.fetch_add(1, Ordering::Relaxed)) {
            failures.fetch_add(check(rule), Ordering::Relaxed);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    match failures.into_inner() {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
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
