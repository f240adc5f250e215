//! The directives of a test file.
//!
//! A directive stands at the start of a line, after the comment mark of the file's own language (`;`, `//` or `#`):
//!
//! | line | meaning |
//! |---|---|
//! | `; RUN: spirv-llvm %s -o %t.spv` | run this; it must succeed |
//! | `; FAIL: spirv-llvm %t.bc -o %t.spv` | run this; it must end with exit code 1 |
//! | `; FAIL(17): llvm-spirv %t.bc -o %t.spv` | run this; it must end with this exit code |
//! | `; KEEP: OpEntryPoint OpExecutionMode` | of the output of the commands above, compare only lines with one of these words |
//! | `;> text` | a line of the expected output ([`crate::expectation`]) |
//! | `code ; error: text` | an error with this text is reported at this line ([`crate::annotation`]) |
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
    /// The command line as the directive states it.
    pub text: String,
    /// Words of which a line of output must contain one to be compared; empty: every line is compared.
    pub keep: Vec<String>,
}

impl Step {
    /// Returns the lines of `output` that are compared.
    #[must_use]
    pub fn kept(&self, output: &str) -> String {
        output
            .lines()
            .filter(|line| self.keep.is_empty() || self.keep.iter().any(|word| line.contains(word)))
            .flat_map(|line| [line.trim_end(), "\n"])
            .collect()
    }
}

/// A test file's directives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Directives {
    /// What to run, in order.
    pub steps: Vec<Step>,
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
    /// A `KEEP:` line above the first command.
    #[error("line {line}: `KEEP:` follows the command that it is for")]
    NothingToKeep {
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
    let mut steps: Vec<Step> = Vec::new();
    // The first step that the next `KEEP:` is for, and whether it has one already.
    let (mut first, mut has_words) = (0, false);
    for (at, line) in text.lines().enumerate() {
        let line_number = at + 1;
        if let Some((outcome, command)) = command_of(line) {
            if has_words {
                (first, has_words) = (steps.len(), false);
            }
            let commands = commands(command, line_number)?;
            steps.push(Step { outcome, commands, text: command.trim().to_owned(), keep: Vec::new() });
        } else if let Some(words) = directive_of(line).strip_prefix("KEEP: ") {
            if steps.is_empty() {
                return Err(DirectiveError::NothingToKeep { line: line_number });
            }
            for step in &mut steps[first..] {
                step.keep.extend(words.split_whitespace().map(str::to_owned));
            }
            has_words = true;
        }
    }
    if steps.is_empty() { Err(DirectiveError::NoSteps) } else { Ok(Directives { steps }) }
}

/// A line without its comment mark and the blanks behind it.
fn directive_of(line: &str) -> &str {
    comment(line).map_or(line, |(_, rest)| rest).trim_start()
}

/// The outcome and the command of a line that is a `RUN:` or `FAIL:` directive.
pub(crate) fn command_of(line: &str) -> Option<(Outcome, &str)> {
    let directive = directive_of(line);
    if let Some(command) = directive.strip_prefix("RUN: ") {
        return Some((Outcome::Success, command));
    }
    if let Some(command) = directive.strip_prefix("FAIL: ") {
        return Some((Outcome::Refusal(1), command));
    }
    numbered_failure(directive).map(|(code, command)| (Outcome::Refusal(code), command))
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
        assert!(directives.steps.iter().all(|step| step.keep == ["one", "two", "three"]));
        assert_eq!(directives.steps[0].text, "a -x | b 'two words'");
        assert_eq!(directives.steps[0].commands, [vec!["a", "-x"], vec!["b", "two words"]]);
        assert_eq!(directives.steps[1].outcome, Outcome::Refusal(1));
        assert_eq!(directives.steps[2].outcome, Outcome::Refusal(255));
    }

    #[test]
    fn words_to_keep_follow_their_commands() {
        let directives = parse("; RUN: a\n; RUN: b\n; KEEP: one\n; RUN: c\n; KEEP: two\n; RUN: d\n").unwrap();
        let keep: Vec<_> = directives.steps.iter().map(|step| step.keep.join(" ")).collect();
        assert_eq!(keep, ["one", "one", "two", ""]);
        assert_eq!(directives.steps[2].kept("one\ntwo  \n"), "two\n");
        assert_eq!(directives.steps[3].kept("one\ntwo  \n"), "one\ntwo\n");
        assert_eq!(parse("; KEEP: one\n; RUN: a\n"), Err(DirectiveError::NothingToKeep { line: 1 }));
    }

    #[test]
    fn what_cannot_be_run_is_an_error() {
        assert_eq!(parse("; nothing\n"), Err(DirectiveError::NoSteps));
        assert_eq!(parse("; RUN: a |\n"), Err(DirectiveError::NoCommand { line: 1 }));
        assert_eq!(parse("\n; RUN: a 'b\n"), Err(DirectiveError::OpenQuote { line: 2 }));
    }
}
