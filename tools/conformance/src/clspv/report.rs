//! The table of the tests of clspv.

use super::expectations::Expectation;
use anyhow::{Result, bail};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What became of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The test looks at messages of the compiler.
    NotRun,
    /// Clang refuses it, crashes or hangs, with the first line of its reason.
    NotCompiled(String),
    Valid,
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
            Self::NotRun => "not run",
            Self::NotCompiled(_) => "not compiled",
            Self::Valid => "valid",
            Self::Refused(_) => "refused",
            Self::Invalid(_) => "INVALID",
            Self::Crashed(_) => "CRASHED",
        }
    }

    fn reason(&self) -> Option<&str> {
        match self {
            Self::NotRun | Self::Valid => None,
            Self::NotCompiled(reason)
            | Self::Refused(reason)
            | Self::Invalid(reason)
            | Self::Crashed(reason) => Some(reason),
        }
    }
}

/// A module of a test, and what became of it.
pub(super) struct Verdict {
    pub(super) source: PathBuf,
    pub(super) options: String,
    /// Options without an equal.
    pub(super) unknown: Vec<String>,
    pub(super) outcome: Outcome,
    /// How many lines the test has about bindings, kinds and numbers.
    pub(super) expectations: usize,
    /// Those that do not hold.
    pub(super) broken: Vec<Expectation>,
}

/// Prints the modules that need a look if `all` are wanted, reasons by number, and the shares.
///
/// # Errors
/// A module is invalid or the command crashed, or a share is smaller than wanted.
pub(super) fn print(results: &[Verdict], all: bool, valid: usize, expected: usize) -> Result<()> {
    let mut reasons: BTreeMap<(&str, String), usize> = BTreeMap::new();
    let mut unknown: BTreeMap<&str, usize> = BTreeMap::new();
    for verdict in results {
        let name = format!("{} {}", verdict.source.display(), verdict.options);
        if let Some(reason) = verdict.outcome.reason() {
            *reasons.entry((verdict.outcome.word(), without_names(reason))).or_default() += 1;
            if all {
                println!("{name}: {}: {reason}", verdict.outcome.word());
            }
        } else if all && verdict.outcome == Outcome::Valid {
            for broken in &verdict.broken {
                println!("{name}: not as expected: {broken:?}");
            }
        }
        for option in &verdict.unknown {
            *unknown.entry(option).or_default() += 1;
        }
    }
    let mut reasons: Vec<_> = reasons.into_iter().collect();
    reasons.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    for ((word, reason), count) in reasons {
        println!("{count:5} {word}: {reason}");
    }
    for (option, count) in unknown {
        println!("{count:5} option ignored: {option}");
    }
    shares(results, valid, expected)
}

/// A reason by which modules are counted: names and numbers in it do not count.
fn without_names(reason: &str) -> String {
    let mut words = Vec::new();
    for word in reason.split_whitespace() {
        let is_name = word.starts_with(['%', '@', '`', '\'', '"']);
        let number = word.trim_matches(|letter: char| !letter.is_ascii_digit());
        let word = if is_name { "…".to_owned() } else { word.to_owned() };
        words.push(if number.is_empty() { word } else { word.replace(number, "N") });
    }
    words.join(" ")
}

fn shares(results: &[Verdict], valid: usize, expected: usize) -> Result<()> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for verdict in results {
        *counts.entry(verdict.outcome.word()).or_default() += 1;
    }
    for (word, count) in &counts {
        println!("{word}: {count}");
    }
    let of = |word: &str| counts.get(word).copied().unwrap_or(0);
    let accepted = results.len() - of("not run") - of("not compiled");
    let valid_share = percent(of("valid"), accepted);
    println!("of {accepted} modules that clang accepts, {} are valid ({valid_share} %)", of("valid"));
    let stated: Vec<&Verdict> = results
        .iter()
        .filter(|verdict| {
            verdict.expectations != 0 && !matches!(verdict.outcome, Outcome::NotRun | Outcome::NotCompiled(_))
        })
        .collect();
    let is_kept = |verdict: &&&Verdict| verdict.outcome == Outcome::Valid && verdict.broken.is_empty();
    let kept = stated.iter().filter(is_kept).count();
    let among_valid = stated.iter().filter(|verdict| verdict.outcome == Outcome::Valid).count();
    let expected_share = percent(kept, stated.len());
    println!(
        "of {} with expectations for bindings, kinds and numbers, {kept} are as expected ({expected_share} %); {among_valid} \
         of them are valid",
        stated.len()
    );
    let faults = of("INVALID") + of("CRASHED");
    if faults != 0 || valid_share < valid || expected_share < expected {
        bail!("{faults} are invalid or crashed; {valid} % valid and {expected} % as expected are wanted");
    }
    Ok(())
}

fn percent(part: usize, all: usize) -> usize {
    (100 * part).checked_div(all).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_counted_without_names_and_numbers() {
        assert_eq!(
            without_names("a vector of 16 elements in `foo` (3 times)"),
            "a vector of N elements in … (N times)"
        );
    }
}
