//! A message of the command, and its printed form:
//!
//! ```text
//! kernel.ll:7:20: error: this value or block is used but not defined
//!   %x = add i32 %a, %nowhere
//!                    ^
//!   help: define it, or correct the name
//! kernel.bc: function @f, block %entry, '%x = call @g': error: description (4 times)
//!   also: function @h, block %entry, 'call @g'
//! ```

use crate::color::Color;
use anstyle::{AnsiColor, Style};
use serde_json::{Value, json};
use spirv_llvm::{Code, Diagnostic, Loss, Place, Severity};
use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;

/// How many characters of a line are shown at most.
const MAX_WIDTH: usize = 160;

/// Maximum number of places shown for a message about several.
const MAX_PLACES: usize = 3;

/// How much it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    /// There is no output.
    Error,
    /// There is an output, with something that the user should know.
    Warning,
    /// Something to know.
    Note,
}

impl Level {
    fn name(self) -> &'static str {
        match self {
            Level::Error => "error",
            Level::Warning => "warning",
            Level::Note => "note",
        }
    }
}

/// One message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    level: Level,
    /// The library's code, if the message is from the library.
    code: Option<Code>,
    /// The name of its row in the catalog of errors, if it has one.
    problem: Option<&'static str>,
    /// The name of the file that it is about.
    file: Option<String>,
    /// Where in the file: the first places.
    places: Vec<Place>,
    /// The number of places with this message.
    count: usize,
    text: String,
    help: Option<String>,
    /// The line of a text at the first place, and how many characters of it are before the place.
    excerpt: Option<(String, usize)>,
}

impl Message {
    fn new(level: Level, text: impl Into<String>) -> Message {
        let text = text.into();
        Message {
            level,
            code: None,
            problem: None,
            file: None,
            places: Vec::new(),
            count: 1,
            text,
            help: None,
            excerpt: None,
        }
    }
    /// There is no output.
    pub(crate) fn error(text: impl Into<String>) -> Message {
        Message::new(Level::Error, text)
    }
    /// Something that the user should know.
    pub(crate) fn warning(text: impl Into<String>) -> Message {
        Message::new(Level::Warning, text)
    }
    /// Something to know.
    pub(crate) fn note(text: impl Into<String>) -> Message {
        Message::new(Level::Note, text)
    }
    /// About this file.
    pub(crate) fn about(mut self, path: &Path) -> Message {
        let is_standard_input = path.as_os_str() == "-";
        self.file = Some(if is_standard_input { "<stdin>".to_owned() } else { path.display().to_string() });
        self
    }
    /// At this place of the file.
    pub(crate) fn at(mut self, place: Place) -> Message {
        self.places.push(place);
        self
    }
    /// Sets the remedy.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Message {
        self.help = Some(help.into());
        self
    }

    /// Returns the library's message about the contents of a file.
    pub(crate) fn of_diagnostic(diagnostic: &Diagnostic, path: &Path, input: &[u8]) -> Message {
        let level = match diagnostic.severity {
            Severity::Error => Level::Error,
            Severity::Warning => Level::Warning,
        };
        let excerpt = match diagnostic.place {
            Place::Text { line, column } => excerpt(input, line, column),
            _ => None,
        };
        let help = diagnostic.help.clone();
        let said = Message::new(level, diagnostic.message.clone()).about(path).at(diagnostic.place.clone());
        let problem = Some(diagnostic.problem.row().name);
        Message { code: Some(diagnostic.code), problem, help, excerpt, ..said }
    }

    /// That something of the contents of a file could not be carried.
    pub(crate) fn of_loss(loss: &Loss, path: &Path) -> Message {
        let said = Message::warning(format!("lost: {} {}", loss.kind.name(), loss.name)).about(path);
        let help = loss.remedy.map(str::to_owned);
        Message { code: Some(Code::Lost), places: loss.places.clone(), count: loss.count, help, ..said }
    }

    /// Returns the message for programs: the keys of [`spirv_llvm::json::diagnostic`], and `file` and `count`.
    pub(crate) fn to_json(&self) -> Value {
        let place = self.places.first().unwrap_or(&Place::Module);
        json!({
            "severity": self.level.name(),
            "code": self.code.map(Code::name),
            "problem": self.problem,
            "file": self.file,
            "place": place.to_string(),
            "at": spirv_llvm::json::place(place),
            "count": self.count,
            "message": self.text,
            "help": self.help,
        })
    }

    /// Returns the message for people.
    pub(crate) fn to_text(&self, styles: &Styles) -> String {
        let mut out = String::new();
        let mut lead = self.file.clone().unwrap_or_default();
        match self.places.first() {
            Some(Place::Text { line, column }) => {
                // Writing to a string cannot fail, here and below.
                let _ = write!(lead, ":{line}:{column}");
            }
            Some(Place::Module) | None => {}
            Some(place) if lead.is_empty() => lead = place.to_string(),
            Some(place) => {
                let _ = write!(lead, ": {place}");
            }
        }
        if !lead.is_empty() {
            let _ = write!(out, "{}: ", painted(styles.place, &lead));
        }
        let times = if self.count > 1 { format!(" ({} times)", self.count) } else { String::new() };
        let _ = write!(out, "{}: {}{times}", painted(styles.level(self.level), self.level.name()), self.text);
        if let Some((line, before)) = &self.excerpt {
            let _ = write!(out, "\n  {line}\n  {}{}", " ".repeat(*before), painted(styles.caret, "^"));
        }
        for place in self.places.iter().skip(1) {
            let _ = write!(out, "\n  also: {place}");
        }
        if let Some(help) = &self.help {
            let _ = write!(out, "\n  {}: {help}", painted(styles.help, "help"));
        }
        out
    }
}

/// Returns the messages of the library about a file. A message about several places occurs once, with the first of
/// them.
pub(crate) fn of_diagnostics(
    diagnostics: &spirv_llvm::Diagnostics,
    path: &Path,
    input: &[u8],
) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    // The messages so far, and the index of each.
    let mut said: HashMap<(Severity, Code, &str, Option<&str>), usize> = HashMap::new();
    for diagnostic in diagnostics.iter() {
        let Diagnostic { severity, code, message, help, place, .. } = diagnostic;
        let number = *said.entry((*severity, *code, message, help.as_deref())).or_insert(messages.len());
        match messages.get_mut(number) {
            Some(old) => {
                old.count += 1;
                if old.places.len() < MAX_PLACES {
                    old.places.push(place.clone());
                }
            }
            None => messages.push(Message::of_diagnostic(diagnostic, path, input)),
        }
    }
    let kept = diagnostics.iter().filter(|message| message.severity == Severity::Error).count();
    let more = diagnostics.error_count() - kept;
    if more > 0 {
        messages.push(Message::note(format!("{more} more errors")).about(path));
    }
    messages
}

/// A line of the text without a long end, and how many characters of it are before the column; nothing for lines that are
/// too long to be read.
fn excerpt(input: &[u8], line: u32, column: u32) -> Option<(String, usize)> {
    let number = usize::try_from(line).ok()?.checked_sub(1)?;
    let text = input.split(|&byte| byte == b'\n').nth(number)?;
    let text = String::from_utf8_lossy(text).replace('\t', " ");
    let text = text.trim_end();
    let before = usize::try_from(column).ok()?.checked_sub(1)?;
    if text.is_empty() || text.chars().count() > MAX_WIDTH || before > text.chars().count() {
        return None;
    }
    Some((text.to_owned(), before))
}

/// How the parts of a message look.
#[derive(Clone, Copy, Default)]
pub(crate) struct Styles {
    place: Style,
    error: Style,
    warning: Style,
    note: Style,
    caret: Style,
    help: Style,
}

impl Styles {
    /// As they are for standard error.
    pub(crate) fn of_standard_error(color: Color) -> Styles {
        if color.is_wanted(&std::io::stderr()) { Styles::colored() } else { Styles::default() }
    }

    /// Returns styles with colors.
    fn colored() -> Styles {
        let bold = |color: AnsiColor| color.on_default().bold();
        Styles {
            place: Style::new().bold(),
            error: bold(AnsiColor::Red),
            warning: bold(AnsiColor::Yellow),
            note: bold(AnsiColor::Cyan),
            caret: bold(AnsiColor::Green),
            help: bold(AnsiColor::Cyan),
        }
    }

    fn level(&self, level: Level) -> Style {
        match level {
            Level::Error => self.error,
            Level::Warning => self.warning,
            Level::Note => self.note,
        }
    }
}

fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv_llvm::Diagnostics;
    use spirv_llvm::problem::{FileProblem, WarningProblem};

    /// An error with the text "no".
    fn error(place: Place) -> Diagnostic {
        FileProblem::Print { why: "no".to_owned() }.at(place)
    }

    fn texts(diagnostics: &Diagnostics, input: &[u8]) -> Vec<String> {
        let messages = of_diagnostics(diagnostics, "a.ll".as_ref(), input);
        messages.iter().map(|message| message.to_text(&Styles::default())).collect()
    }

    #[test]
    fn the_line_of_a_text_is_shown() {
        let place = Place::Text { line: 2, column: 3 };
        let messages = Diagnostics::from(error(place));
        let shown = texts(&messages, b"first\n\tab c\n");
        assert_eq!(shown, ["a.ll:2:3: error: no\n   ab c\n    ^\n  help: write bitcode instead"]);
        let far = Diagnostics::from(error(Place::Text { line: 9, column: 1 }));
        assert_eq!(texts(&far, b"first"), ["a.ll:9:1: error: no\n  help: write bitcode instead"]);
    }

    #[test]
    fn what_repeats_is_counted() {
        let mut messages = Diagnostics::default();
        for byte in 0..5 {
            messages.push(error(Place::Byte(byte)));
        }
        messages.push(WarningProblem::Breakpoint.at(Place::Module));
        let shown = texts(&messages, b"");
        let repeated = "a.ll: byte 0: error: no (5 times)\n  also: byte 1\n  also: byte 2\n  help: write bitcode instead";
        assert_eq!(
            shown,
            [
                repeated,
                "a.ll: warning: llvm.debugtrap has no effect: SPIR-V cannot stop a kernel for a debugger"
            ]
        );
    }

    #[test]
    fn colors_are_around_words() {
        let shown = Message::error("no").about("-".as_ref()).to_text(&Styles::colored());
        assert_eq!(shown, "\u{1b}[1m<stdin>\u{1b}[0m: \u{1b}[1m\u{1b}[31merror\u{1b}[0m: no");
    }
}
