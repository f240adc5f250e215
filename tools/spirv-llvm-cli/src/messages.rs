//! How messages are printed: those about a text have its name, line and column in front, and the line below.

use spirv_llvm::{Diagnostics, Place, Severity};
use std::fmt::Write;
use std::path::Path;

/// How many characters of a line are shown at most.
const MAX_WIDTH: usize = 160;

/// The messages about a file.
pub(crate) fn render(messages: &Diagnostics, path: &Path, input: &[u8]) -> String {
    let mut out = String::new();
    for (index, message) in messages.iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        let Place::Text { line, column } = message.place else {
            // Writing to a string cannot fail.
            let _ = write!(out, "{message}");
            continue;
        };
        let severity = match message.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let _ = write!(out, "{}:{line}:{column}: {severity}: {}", path.display(), message.message);
        out.push_str(&excerpt(input, line, column).unwrap_or_default());
        if let Some(help) = &message.help {
            let _ = write!(out, "\n  help: {help}");
        }
    }
    let more = messages.error_count() - messages.iter().filter(|m| m.severity == Severity::Error).count();
    if more > 0 {
        let _ = write!(out, "\n{more} more errors");
    }
    out
}

/// A line of the text, and a mark below the column; nothing for lines that are too long to be read.
fn excerpt(input: &[u8], line: u32, column: u32) -> Option<String> {
    let number = usize::try_from(line).ok()?.checked_sub(1)?;
    let text = input.split(|&byte| byte == b'\n').nth(number)?;
    let text = String::from_utf8_lossy(text).replace('\t', " ");
    let text = text.trim_end();
    let before = usize::try_from(column).ok()?.checked_sub(1)?;
    if text.is_empty() || text.chars().count() > MAX_WIDTH || before > text.chars().count() {
        return None;
    }
    Some(format!("\n  {text}\n  {}^", " ".repeat(before)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv_llvm::Diagnostic;

    #[test]
    fn the_line_of_a_text_is_shown() {
        let place = Place::Text { line: 2, column: 3 };
        let messages = Diagnostics::from(Diagnostic::error(place, "no").help("do"));
        let out = render(&messages, "a.ll".as_ref(), b"first\n\tab c\n");
        assert_eq!(out, "a.ll:2:3: error: no\n   ab c\n    ^\n  help: do");
        let far = Diagnostics::from(Diagnostic::error(Place::Text { line: 9, column: 1 }, "no"));
        assert_eq!(render(&far, "a.ll".as_ref(), b"first"), "a.ll:9:1: error: no");
    }
}
