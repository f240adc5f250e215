//! The directives of a test file.
//!
//! A directive stands at the start of a line, after the comment mark of the file's own language (`;`, `//` or `#`):
//!
//! | line | meaning |
//! |---|---|
//! | `; RUN: spirv-llvm %s -o %t.spv` | run this; it must succeed |
//! | `; FAIL: spirv-llvm %t.bc -o %t.spv` | run this; it must end with exit code 1 |
//! | `; FAIL(17): llvm-spirv %t.bc -o %t.spv` | run this; it must end with this exit code |
//! | `; KEEP: OpEntryPoint OpExecutionMode` | of the output, compare only lines that contain one of these words |
//! | `;> text` | a line of the expected output |
//!
//! `%s` is the test file, `%t` a file name of its own in a scratch folder, `%d` the folder of the test file. The
//! commands of one line are separated by `|`; there is no shell. A word in single quotes may hold spaces.

/// How a step must end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Exit code 0.
    Success,
    /// Another exit code: the tool refused its input and said why.
    Refusal(u8),
}

impl Outcome {
    /// The exit code.
    pub fn code(self) -> i32 {
        match self {
            Outcome::Success => 0,
            Outcome::Refusal(code) => i32::from(code),
        }
    }
}

/// One `RUN:` or `FAIL:` line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// How the last command must end; those before it must succeed.
    pub outcome: Outcome,
    /// The commands, each a program name and its arguments, joined by pipes.
    pub commands: Vec<Vec<String>>,
}

/// A test file's directives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Directives {
    /// What to run, in order.
    pub steps: Vec<Step>,
    /// Words of which a line of output must contain one to be compared; empty: every line is compared.
    pub keep: Vec<String>,
}

/// Why a test file cannot be read.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum DirectiveError {
    /// The file has nothing to run.
    #[error("no `RUN:` or `FAIL:` line")]
    NoSteps,
    /// A step without a command.
    #[error("line {line}: a command is missing")]
    NoCommand {
        /// Line number, from 1.
        line: usize,
    },
    /// A word whose closing quote is missing.
    #[error("line {line}: a single quote is not closed")]
    OpenQuote {
        /// Line number, from 1.
        line: usize,
    },
}

/// The comment marks that may come before a directive.
const COMMENT_MARKS: [&str; 3] = [";", "//", "#"];

/// `line` without its comment mark, if it has one: (mark, rest).
pub(crate) fn comment(line: &str) -> Option<(&'static str, &str)> {
    COMMENT_MARKS.iter().find_map(|mark| Some((*mark, line.strip_prefix(mark)?)))
}

/// Reads the directives of a test file.
///
/// # Errors
/// A step cannot be read, or there is none.
pub fn parse(text: &str) -> Result<Directives, DirectiveError> {
    let mut directives = Directives::default();
    for (at, line) in text.lines().enumerate() {
        let directive = comment(line).map_or(line, |(_, rest)| rest).trim_start();
        let step = |outcome, command: &str| Ok(Step { outcome, commands: commands(command, at + 1)? });
        if let Some(command) = directive.strip_prefix("RUN: ") {
            directives.steps.push(step(Outcome::Success, command)?);
        } else if let Some(command) = directive.strip_prefix("FAIL: ") {
            directives.steps.push(step(Outcome::Refusal(1), command)?);
        } else if let Some((code, command)) = numbered_failure(directive) {
            directives.steps.push(step(Outcome::Refusal(code), command)?);
        } else if let Some(words) = directive.strip_prefix("KEEP: ") {
            directives.keep.extend(words.split_whitespace().map(str::to_owned));
        }
    }
    if directives.steps.is_empty() { Err(DirectiveError::NoSteps) } else { Ok(directives) }
}

/// `FAIL(CODE): COMMAND`
fn numbered_failure(directive: &str) -> Option<(u8, &str)> {
    let (code, command) = directive.strip_prefix("FAIL(")?.split_once("): ")?;
    Some((code.parse().ok().filter(|code| *code != 0)?, command))
}

/// Splits a command line at blanks and pipes.
fn commands(text: &str, line: usize) -> Result<Vec<Vec<String>>, DirectiveError> {
    let mut commands = vec![Vec::new()];
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        let (word, after) = if first == '\'' {
            rest[1..].split_once('\'').ok_or(DirectiveError::OpenQuote { line })?
        } else {
            rest.split_once(char::is_whitespace).unwrap_or((rest, ""))
        };
        if first == '|' && word == "|" {
            commands.push(Vec::new());
        } else if let Some(command) = commands.last_mut() {
            command.push(word.to_owned());
        }
        rest = after.trim_start();
    }
    if commands.iter().any(Vec::is_empty) { Err(DirectiveError::NoCommand { line }) } else { Ok(commands) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_directive_is_read_after_every_comment_mark() {
        let text = "; RUN: a -x | b 'two words'\n// FAIL: c %s\n; FAIL(255): d\n# KEEP: one two\nKEEP: three\n;> text\nother\n";
        let directives = parse(text).unwrap();
        assert_eq!(directives.keep, ["one", "two", "three"]);
        assert_eq!(directives.steps[0].commands, [vec!["a", "-x"], vec!["b", "two words"]]);
        assert_eq!(directives.steps[1].outcome, Outcome::Refusal(1));
        assert_eq!(directives.steps[2].outcome, Outcome::Refusal(255));
    }

    #[test]
    fn what_cannot_be_run_is_an_error() {
        assert_eq!(parse("; nothing\n"), Err(DirectiveError::NoSteps));
        assert_eq!(parse("; RUN: a |\n"), Err(DirectiveError::NoCommand { line: 1 }));
        assert_eq!(parse("\n; RUN: a 'b\n"), Err(DirectiveError::OpenQuote { line: 2 }));
    }
}
