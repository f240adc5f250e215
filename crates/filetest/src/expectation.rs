//! The output that a test file expects, and how it is rewritten.
//!
//! An expected line starts with the comment mark of the file and `>`. A block of such lines between two commands is the
//! output of the command above it. The lines below the last command are the output of all other commands; each part is
//! headed by `$` and its command, unless all of it is the output of the last one. No expectation means no output.
//!
//! For a file whose language has no comments the lines are a second file, `NAME.expected`, beside it.

use crate::directive::{Step, command_of, comment};
use std::io;
use std::path::{Path, PathBuf};

/// The expected or the actual output of the commands of a test file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expectation {
    /// The block below each command but the last, where there is one.
    own: Vec<Option<String>>,
    /// The output of all other commands.
    rest: String,
}

impl Expectation {
    /// Reads the expectation of the test at `path` whose text is `text`.
    ///
    /// # Errors
    /// The file beside the test exists and cannot be read.
    pub fn read(path: &Path, text: &str) -> io::Result<Self> {
        match std::fs::read_to_string(beside(path)) {
            Ok(rest) => Ok(Self { own: Vec::new(), rest }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::inside(text)),
            Err(error) => Err(error),
        }
    }

    fn inside(text: &str) -> Self {
        let count = commands(text);
        let mut expectation = Self { own: vec![None; count], rest: String::new() };
        let mut seen = 0;
        for line in text.lines() {
            seen += usize::from(command_of(line).is_some());
            let Some(line) = expected_line(line) else { continue };
            let block = match seen.checked_sub(1) {
                Some(at) if seen < count => expectation.own[at].get_or_insert_default(),
                _ => &mut expectation.rest,
            };
            *block += line;
            block.push('\n');
        }
        expectation
    }

    /// Returns an expectation of the same shape with the actual outputs of the steps.
    #[must_use]
    pub fn with_outputs(&self, steps: &[Step], outputs: Vec<String>) -> Self {
        let mut actual = Self { own: vec![None; self.own.len()], rest: String::new() };
        let mut others = Vec::new();
        for (at, (step, output)) in steps.iter().zip(outputs).enumerate() {
            match self.own.get(at) {
                Some(Some(_)) => actual.own[at] = Some(output),
                _ => others.push((step, output)),
            }
        }
        let is_silent = |(_, output): &(&Step, String)| output.is_empty();
        let all_is_of_the_last = others.iter().rev().skip(1).all(is_silent);
        for (step, output) in others.iter().filter(|other| !is_silent(other)) {
            if !all_is_of_the_last {
                actual.rest += &format!("$ {}\n", step.text);
            }
            actual.rest += output;
        }
        actual
    }

    /// Rewrites the expectation of the test at `path` whose text is `text` to this one: each block where it stands now, or
    /// else at the end of the file.
    ///
    /// # Errors
    /// A file cannot be written.
    pub fn bless(&self, path: &Path, text: &str) -> io::Result<()> {
        let beside = beside(path);
        match text.lines().find_map(comment) {
            Some((mark, _)) if !beside.exists() => std::fs::write(path, self.rewritten(text, mark)),
            _ => std::fs::write(beside, &self.rest),
        }
    }

    fn rewritten(&self, text: &str, mark: &str) -> String {
        let count = commands(text);
        let mut lines = String::new();
        let mut own = self.own.clone();
        let mut rest = Some(&self.rest);
        let mut seen = 0;
        let commented = |block: &str| -> String {
            block.lines().map(|line| format!("{mark}> {line}").trim_end().to_owned() + "\n").collect()
        };
        for line in text.lines() {
            seen += usize::from(command_of(line).is_some());
            if expected_line(line).is_none() {
                lines += line;
                lines.push('\n');
                continue;
            }
            // The first line of a block stands for all of it.
            lines += &match seen.checked_sub(1) {
                Some(at) if seen < count => own[at].take().map(|block| commented(&block)),
                _ => rest.take().map(|block| commented(block)),
            }
            .unwrap_or_default();
        }
        lines + &rest.map(|block| commented(block)).unwrap_or_default()
    }
}

/// Returns a report about the first line at which two outputs differ: expected and actual, with two lines before it.
#[must_use]
pub fn difference(expected: &Expectation, actual: &Expectation) -> Option<String> {
    let own = |expectation: &Expectation| -> Vec<String> {
        expectation.own.iter().map(|block| block.clone().unwrap_or_default()).collect()
    };
    let (expected_own, actual_own) = (own(expected), own(actual));
    let blocks = expected_own.iter().zip(&actual_own).chain([(&expected.rest, &actual.rest)]);
    blocks.into_iter().find_map(|(expected, actual)| difference_of_texts(expected, actual))
}

fn difference_of_texts(expected: &str, actual: &str) -> Option<String> {
    if expected == actual {
        return None;
    }
    let (wanted, got): (Vec<_>, Vec<_>) = (expected.lines().collect(), actual.lines().collect());
    let at = wanted.iter().zip(&got).take_while(|(w, g)| w == g).count();
    let mut report = format!("output differs at line {} (BLESS=1 rewrites the expectation)\n", at + 1);
    for line in wanted.iter().take(at).skip(at.saturating_sub(2)) {
        report += &format!("   {line}\n");
    }
    for (mark, lines) in [("expected", &wanted), ("  actual", &got)] {
        report += &format!("{mark}: {}\n", lines.get(at).unwrap_or(&"(end)"));
    }
    Some(report)
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".expected");
    PathBuf::from(name)
}

/// The number of commands of a test file.
fn commands(text: &str) -> usize {
    text.lines().filter(|line| command_of(line).is_some()).count()
}

/// The expected line that a line of a test file holds.
fn expected_line(line: &str) -> Option<&str> {
    let rest = comment(line)?.1.strip_prefix('>')?;
    Some(rest.strip_prefix(' ').unwrap_or(rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::directive::parse;

    /// The text of a test file after it was blessed with the outputs of its commands.
    fn blessed(text: &str, outputs: &[&str]) -> String {
        let outputs = outputs.iter().map(|output| (*output).to_owned()).collect();
        let actual = Expectation::inside(text).with_outputs(&parse(text).unwrap().steps, outputs);
        let blessed = actual.rewritten(text, ";");
        // The file expects what it was blessed with.
        assert_eq!(difference(&Expectation::inside(&blessed), &actual), None);
        blessed
    }

    #[test]
    fn a_block_stays_where_it_is() {
        let text = "; RUN: x\n;> old\n;> older\ncode\n";
        assert_eq!(blessed(text, &["new\n\nlines\n"]), "; RUN: x\n;> new\n;>\n;> lines\ncode\n");
        assert_eq!(blessed("; RUN: x\ncode\n", &["a\n"]), "; RUN: x\ncode\n;> a\n");
        assert_eq!(blessed(text, &[""]), "; RUN: x\ncode\n");
    }

    #[test]
    fn each_command_that_prints_heads_its_lines() {
        let text = "; RUN: x -a\n; RUN: y\n; RUN: z\ncode\n";
        let expected = "; RUN: x -a\n; RUN: y\n; RUN: z\ncode\n;> $ x -a\n;> one\n;> $ z\n;> two\n";
        assert_eq!(blessed(text, &["one\n", "", "two\n"]), expected);
        // Where only the last command prints, nothing else can be meant.
        assert_eq!(blessed(text, &["", "", "two\n"]), text.to_owned() + ";> two\n");
        assert_eq!(blessed(text, &["", "two\n", ""]), text.to_owned() + ";> $ y\n;> two\n");
    }

    #[test]
    fn a_block_below_a_command_is_of_that_command() {
        let text = "; RUN: x\n;> old\n; RUN: y\n; RUN: z\n;> old\ncode\n";
        let expected = "; RUN: x\n;> one\n; RUN: y\n; RUN: z\n;> two\ncode\n";
        assert_eq!(blessed(text, &["one\n", "", "two\n"]), expected);
        let other = Expectation::inside("; RUN: x\n;> two\n; RUN: y\n; RUN: z\n;> two\n");
        assert!(difference(&other, &Expectation::inside(expected)).unwrap().contains("actual: one"));
    }

    #[test]
    fn the_report_names_the_first_different_line() {
        assert_eq!(difference_of_texts("a\nb\n", "a\nb\n"), None);
        let report = difference_of_texts("a\nb\nc\n", "a\nb\n").unwrap();
        assert!(
            report.contains("line 3") && report.contains("expected: c") && report.contains("actual: (end)")
        );
    }
}
