//! What a test file expects, and how it is rewritten.
//!
//! The expected output is the lines of the file that start with its comment mark and `>`; for a file whose language
//! has no comments it is a second file, `NAME.expected`, beside it. No expectation means no output.

use crate::directive::comment;
use std::io;
use std::path::{Path, PathBuf};

/// The expected output of the test at `path` whose text is `text`.
///
/// # Errors
/// The file beside the test exists and cannot be read.
pub fn expected(path: &Path, text: &str) -> io::Result<String> {
    match std::fs::read_to_string(beside(path)) {
        Ok(expected) => Ok(expected),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(inside(text)),
        Err(error) => Err(error),
    }
}

/// Rewrites the expectation of the test at `path` to `output`, where it stands now or else at the end of the file.
///
/// # Errors
/// A file cannot be written.
pub fn bless(path: &Path, text: &str, output: &str) -> io::Result<()> {
    let beside = beside(path);
    match text.lines().find_map(comment) {
        Some((mark, _)) if !beside.exists() => std::fs::write(path, rewritten(text, mark, output)),
        _ => std::fs::write(beside, output),
    }
}

/// The first line at which two texts differ, for a person: expected and actual with two lines before it.
pub fn difference(expected: &str, actual: &str) -> Option<String> {
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

/// The expected line that a line of a test file holds.
fn expected_line(line: &str) -> Option<&str> {
    let rest = comment(line)?.1.strip_prefix('>')?;
    Some(rest.strip_prefix(' ').unwrap_or(rest))
}

fn inside(text: &str) -> String {
    text.lines().filter_map(expected_line).flat_map(|line| [line, "\n"]).collect()
}

fn rewritten(text: &str, mark: &str, output: &str) -> String {
    let old: Vec<&str> = text.lines().collect();
    let place = old.iter().position(|line| expected_line(line).is_some()).unwrap_or(old.len());
    let mut lines: Vec<String> =
        old.iter().filter(|line| expected_line(line).is_none()).map(|line| (*line).to_owned()).collect();
    let block = output.lines().map(|line| format!("{mark}> {line}").trim_end().to_owned());
    lines.splice(place..place, block);
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blessed_file_expects_what_it_was_blessed_with() {
        let text = "; RUN: x\n;> old\n;> older\ncode\n";
        let blessed = rewritten(text, ";", "new\n\nlines\n");
        assert_eq!(blessed, "; RUN: x\n;> new\n;>\n;> lines\ncode\n");
        assert_eq!(inside(&blessed), "new\n\nlines\n");
        assert_eq!(inside(&rewritten("// RUN: x\n", "//", "a\n")), "a\n");
    }

    #[test]
    fn the_report_names_the_first_different_line() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        let report = difference("a\nb\nc\n", "a\nb\n").unwrap();
        assert!(
            report.contains("line 3") && report.contains("expected: c") && report.contains("actual: (end)")
        );
    }
}
