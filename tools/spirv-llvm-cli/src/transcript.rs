//! The output of a run over one file: messages, losses, explanations; for people, or as one JSON document for programs.

use crate::args::{ReportFormat, TranslateArgs};
use crate::explanation;
use crate::loss_report;
use crate::message::{self, Message, Styles};
use serde_json::{Map, Value, json};
use spirv_llvm::{Explanation, Losses, Stage, Translation};
use std::fmt::Display;
use std::io::Write as _;
use std::path::Path;

/// The output, in its order.
pub(crate) struct Transcript {
    form: Form,
}

enum Form {
    /// Lines for people.
    Text { styles: Styles, lines: Vec<String> },
    /// `input`, `output` (null if there is none), `diagnostics`, `losses`, and other requested parts.
    Json { document: Map<String, Value>, diagnostics: Vec<Value>, losses: Vec<Value> },
}

impl Transcript {
    /// Nothing yet, about the input of `args`.
    pub(crate) fn new(args: &TranslateArgs) -> Transcript {
        if args.messages.json {
            Transcript::of_json(Some(args.input()))
        } else {
            Transcript::of_text(args.messages.styles())
        }
    }

    /// Nothing yet, for people.
    pub(crate) fn of_text(styles: Styles) -> Transcript {
        Transcript { form: Form::Text { styles, lines: Vec::new() } }
    }

    /// Nothing yet, for programs: about this input, if it is known.
    pub(crate) fn of_json(input: Option<&Path>) -> Transcript {
        let mut document = Map::new();
        document.insert("input".to_owned(), input.map(Path::to_string_lossy).into());
        document.insert("output".to_owned(), Value::Null);
        Transcript { form: Form::Json { document, diagnostics: Vec::new(), losses: Vec::new() } }
    }

    /// Adds one message.
    pub(crate) fn say(&mut self, message: &Message) {
        match &mut self.form {
            Form::Text { styles, lines } => lines.push(message.to_text(styles)),
            Form::Json { diagnostics, .. } => diagnostics.push(message.to_json()),
        }
    }

    /// Adds a line that is not a message.
    pub(crate) fn line(&mut self, line: String) {
        if let Form::Text { lines, .. } = &mut self.form {
            lines.push(line);
        }
    }

    /// Adds all messages of a translation about its input.
    pub(crate) fn translation<B>(
        &mut self,
        args: &TranslateArgs,
        input: &[u8],
        translation: &Translation<B>,
    ) {
        if !args.messages.quiet {
            let warnings = message::of_diagnostics(&translation.warnings, args.input(), input);
            warnings.iter().for_each(|warning| self.say(warning));
        }
        self.losses(args, &translation.losses);
        if let Form::Json { document, .. } = &mut self.form {
            let oldest = translation.readers.as_ref().map(|readers| readers.oldest);
            document.insert("oldestLlvm".to_owned(), oldest.into());
        } else if let (Some(note), false) = (readers(translation, args.llvm_version()), args.messages.quiet) {
            self.say(&note.about(args.input()));
        }
    }

    fn losses(&mut self, args: &TranslateArgs, lost: &Losses) {
        match (&mut self.form, args.report_loss()) {
            (Form::Json { losses, .. }, _) => {
                losses.extend(lost.iter().map(|loss| spirv_llvm::json::loss(&loss)));
            }
            (Form::Text { lines, .. }, Some(ReportFormat::Json)) => lines.push(loss_report::as_json(lost)),
            (Form::Text { lines, .. }, Some(ReportFormat::Text)) => lines.extend(loss_report::as_text(lost)),
            (Form::Text { .. }, None) => {
                let messages = loss_report::messages(lost, args.volume(), args.input());
                messages.iter().for_each(|message| self.say(message));
            }
        }
    }

    /// Adds the explanation of the result.
    pub(crate) fn explanation(&mut self, explanation: &Explanation, requirements: bool) {
        match &mut self.form {
            Form::Text { lines, .. } => lines.extend(explanation::as_text(explanation, requirements)),
            Form::Json { document, .. } => document.extend(explanation::as_json(explanation, requirements)),
        }
    }

    /// Adds the time of the stages of the translation.
    pub(crate) fn stages(&mut self, stages: &[Stage]) {
        let milliseconds = |stage: &Stage| stage.elapsed.as_secs_f64() * 1e3;
        match &mut self.form {
            Form::Text { lines, .. } => {
                lines.extend(stages.iter().map(|stage| {
                    let (name, count, counted) = (stage.name, stage.count, stage.counted);
                    format!("{name:18} {:9.3} ms  {count:9} {counted}", milliseconds(stage))
                }));
            }
            Form::Json { document, .. } => {
                let stages = stages.iter().map(|stage| {
                    let (name, count, counted) = (stage.name, stage.count, stage.counted);
                    json!({ "name": name, "milliseconds": milliseconds(stage), "count": count, "counted": counted })
                });
                document.insert("stages".to_owned(), stages.collect());
            }
        }
    }

    /// Notes that the output was written.
    pub(crate) fn written(&mut self, output: &Path) {
        if let Form::Json { document, .. } = &mut self.form {
            document.insert("output".to_owned(), output.to_string_lossy().into());
        }
    }

    /// The whole: the lines, or the document.
    pub(crate) fn end(self) -> Said {
        match self.form {
            Form::Text { lines, .. } => Said::Lines(lines),
            Form::Json { mut document, diagnostics, losses } => {
                document.insert("diagnostics".to_owned(), diagnostics.into());
                document.insert("losses".to_owned(), losses.into());
                Said::Document(document.into())
            }
        }
    }
}

/// Returns the LLVM versions that read the bitcode, unless the version was requested or all versions read it.
pub(crate) fn readers<B>(translation: &Translation<B>, llvm_version: Option<u32>) -> Option<Message> {
    let readers = translation.readers.as_ref().filter(|_| llvm_version.is_none())?;
    Some(Message::note(format!("{readers}; --llvm-version writes for an older one")))
}

/// The output of one run.
pub(crate) enum Said {
    /// For people.
    Lines(Vec<String>),
    /// For programs.
    Document(Value),
}

impl Said {
    /// Prints it to standard error.
    pub(crate) fn print(&self) {
        match self {
            Said::Lines(lines) => lines.iter().for_each(say),
            Said::Document(document) => say(document),
        }
    }
}

/// Prints a line to standard error. A reader who has closed it does not want the line, and the exit code says the rest.
pub(crate) fn say(line: impl Display) {
    let _ = writeln!(std::io::stderr(), "{line}");
}
