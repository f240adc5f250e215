//! Terminal sessions on pages: code blocks marked `console`, with the commands behind `$ ` and their output.
//!
//! A command continues in the next line after a backslash, and up to the end of a here-document. A line of the output that
//! is `…` stands for any number of lines, and `…` in a line for any text.

/// Begins the line above a block that is not run; the reason and a period follow.
pub const NOT_RUN: &str = "*Not run by the tests: ";

/// The sign for omitted output.
pub const OMISSION: &str = "…";

/// A terminal session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The commands, in order.
    pub steps: Vec<Step>,
    /// Why the commands are not run; `None` if they are.
    pub not_run: Option<String>,
    /// The lines of the block in the page: those between the fences, from 0.
    pub lines: std::ops::Range<usize>,
}

/// A command and its output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The command as a shell reads it, possibly in several lines.
    pub command: String,
    /// The lines that it prints.
    pub output: Vec<String>,
    /// The line of the command in the page, from 0.
    pub line: usize,
    /// The line behind the output.
    pub end: usize,
}

impl Step {
    /// Returns whether `printed` is the output that the page shows.
    #[must_use]
    pub fn shows(&self, printed: &[String]) -> bool {
        matches_lines(&self.output, printed)
    }
}

/// Returns the terminal sessions of a page.
#[must_use]
pub fn sessions(page: &str) -> Vec<Session> {
    let lines: Vec<&str> = page.lines().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let Some(language) = lines[at].strip_prefix("```") else {
            at += 1;
            continue;
        };
        let begin = at + 1;
        let end = (begin..lines.len()).find(|line| lines[*line].starts_with("```")).unwrap_or(lines.len());
        if language.trim() == "console" {
            found.push(Session {
                steps: steps(&lines, begin..end),
                not_run: not_run(&lines[..at]),
                lines: begin..end,
            });
        }
        at = end + 1;
    }
    found
}

/// The reason in the paragraph above a block.
fn not_run(above: &[&str]) -> Option<String> {
    let paragraph = above.iter().rev().skip_while(|line| line.trim().is_empty());
    let mut lines: Vec<&str> = paragraph.take_while(|line| !line.trim().is_empty()).copied().collect();
    lines.reverse();
    let text = lines.join(" ");
    let reason = text.strip_prefix(NOT_RUN)?;
    Some(reason.trim_end_matches('*').trim_end_matches('.').to_owned())
}

fn steps(lines: &[&str], block: std::ops::Range<usize>) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut at = block.start;
    while at < block.end {
        if let Some(first) = lines[at].strip_prefix("$ ") {
            let line = at;
            let mut command = first.to_owned();
            let mut document = here_document(first);
            while at + 1 < block.end && (document.is_some() || command.ends_with('\\')) {
                at += 1;
                command.push('\n');
                command.push_str(lines[at]);
                if document.as_deref() == Some(lines[at].trim()) {
                    document = None;
                    break;
                }
            }
            steps.push(Step { command, output: Vec::new(), line, end: at + 1 });
        } else if let Some(step) = steps.last_mut() {
            step.output.push(lines[at].trim_end().to_owned());
            step.end = at + 1;
        }
        at += 1;
    }
    steps
}

/// The word that ends the here-document which a command line begins.
fn here_document(line: &str) -> Option<String> {
    let (_, word) = line.split_once("<<")?;
    let word = word.trim_start_matches('-').split_whitespace().next()?;
    Some(word.trim_matches(['\'', '"']).to_owned())
}

/// Whether the lines are those of a pattern with omissions.
fn matches_lines(pattern: &[String], lines: &[String]) -> bool {
    match pattern.split_first() {
        None => lines.is_empty(),
        Some((first, rest)) if first.trim() == OMISSION => {
            (0..=lines.len()).any(|skipped| matches_lines(rest, &lines[skipped..]))
        }
        Some((first, rest)) => match lines.split_first() {
            Some((line, others)) => matches_text(first, line.trim_end()) && matches_lines(rest, others),
            None => false,
        },
    }
}

/// Whether a line is that of a pattern with omissions.
fn matches_text(pattern: &str, line: &str) -> bool {
    let mut parts = pattern.split(OMISSION);
    let Some(rest) = line.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    let mut rest = rest;
    for part in middle {
        let Some((_, behind)) = rest.split_once(part) else { return false };
        rest = behind;
    }
    rest.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Title\n\n```console\n$ cat > a <<'END'\none\n$ two\nEND\n$ run a \\\n    b  # comment\nfirst …\n…\nlast\n```\n\n\
        *Not run by the tests: needs a\ncompiler.*\n\n```console\n$ icpx a\n```\n\n```text\n$ no\n```\n";

    #[test]
    fn commands_have_their_output() {
        let sessions = sessions(PAGE);
        assert_eq!(sessions.len(), 2);
        let [document, run] = &sessions[0].steps[..] else { panic!("{sessions:?}") };
        assert_eq!(document.command, "cat > a <<'END'\none\n$ two\nEND");
        assert!(document.output.is_empty());
        assert_eq!(run.command, "run a \\\n    b  # comment");
        assert_eq!(run.output, ["first …", "…", "last"]);
        assert_eq!((run.line, run.end), (7, 12));
        assert_eq!(sessions[0].not_run, None);
        assert_eq!(sessions[1].not_run.as_deref(), Some("needs a compiler"));
    }

    #[test]
    fn omissions_stand_for_any_text() {
        let own = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        let pattern = own(&["first …, b", "…", "last"]);
        assert!(matches_lines(&pattern, &own(&["first a, a, b", "x", "y", "last"])));
        assert!(matches_lines(&pattern, &own(&["first a, b", "last"])));
        for wrong in
            [&["first a", "last"][..], &["first a, b"], &["first a, b", "last", "more"], &["a, b", "last"]]
        {
            assert!(!matches_lines(&pattern, &own(wrong)), "{wrong:?}");
        }
        assert!(!matches_lines(&[], &own(&["x"])));
    }
}
