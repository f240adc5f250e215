//! Errors and warnings of a translation. A run reports all the errors it can find.

pub mod code;
pub mod llvm_place;
pub mod near;
pub mod place;
pub mod problems;

use crate::diagnostics::code::Code;
use crate::diagnostics::place::Place;
use crate::diagnostics::problems::{Problem, WarningProblem};
use spirv_module::Tolerance;
use std::fmt;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// There is no result.
    Error,
    /// There is a result, with something the user should know.
    Warning,
}

impl Severity {
    /// Returns the name of the severity in messages.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
        }
    }
}

/// One message: its place, its text and its remedy.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// The kind of the message.
    pub code: Code,
    /// Where.
    pub place: Place,
    /// The description of the problem, as a sentence without a full stop.
    pub message: String,
    /// The remedy (an extension, an option, a change of the source).
    pub help: Option<String>,
    /// The row of the catalog for the problem, with its data.
    pub problem: Box<Problem>,
}

/// The warning about a rule that a SPIR-V module breaks, in `count` places, of which this is the first.
pub fn tolerated(tolerance: Tolerance, place: Place, count: usize) -> Diagnostic {
    let facts = tolerance.facts();
    let others = if count > 1 { format!(" (and {} more)", count - 1) } else { String::new() };
    WarningProblem::BrokenRule { rule: facts.rule, others, meaning: facts.meaning }.at(place)
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.severity.name(), self.place, self.message)?;
        if let Some(help) = &self.help {
            write!(f, "\n  help: {help}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostic {}

/// How many errors a run collects before it stops looking for more.
pub const MAX_ERRORS: usize = 100;

/// The messages of a run, in the order they were found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostics {
    messages: Vec<Diagnostic>,
    errors: usize,
}

impl Diagnostics {
    /// Adds a message; an error without a remedy of its own has the remedy of its kind. Beyond [`MAX_ERRORS`] errors
    /// only the count grows.
    pub fn push(&mut self, mut diagnostic: Diagnostic) {
        if diagnostic.severity == Severity::Error {
            self.errors += 1;
            if self.errors > MAX_ERRORS {
                return;
            }
            diagnostic.help = diagnostic.help.or_else(|| diagnostic.code.remedy().map(str::to_owned));
        }
        self.messages.push(diagnostic);
    }
    /// Whether an error was found.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }
    /// The first error.
    pub fn first_error(&self) -> Option<&Diagnostic> {
        self.messages.iter().find(|message| message.severity == Severity::Error)
    }
    /// How many errors were found, those not kept included.
    pub fn error_count(&self) -> usize {
        self.errors
    }
    /// The messages.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.messages.iter()
    }
    /// The places of the messages, to be changed.
    pub fn places_mut(&mut self) -> impl Iterator<Item = &mut Place> {
        self.messages.iter_mut().map(|message| &mut message.place)
    }
    /// Adds the messages of another run after these.
    pub fn append(&mut self, other: Diagnostics) {
        let kept = other.messages.iter().filter(|m| m.severity == Severity::Error).count();
        let dropped = other.errors - kept;
        other.messages.into_iter().for_each(|m| self.push(m));
        self.errors += dropped;
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        let mut this = Diagnostics::default();
        this.push(diagnostic);
        this
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, message) in self.messages.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            message.fmt(f)?;
        }
        if self.errors > MAX_ERRORS {
            write!(f, "\n{} more errors", self.errors - MAX_ERRORS)?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics {}
