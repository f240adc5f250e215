//! The parts of an answer.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value, json};
use spirv_llvm::{Error, Explanation, Losses, Translation};

/// An answer that is being made.
#[derive(Default)]
pub(crate) struct Answer {
    parts: Map<String, Value>,
    messages: Vec<Value>,
    has_failed: bool,
}

impl Answer {
    pub(crate) fn put(&mut self, name: &str, value: Value) {
        self.parts.insert(name.to_owned(), value);
    }

    /// Adds the warnings and the losses of a translation.
    pub(crate) fn translation(&mut self, translation: &Translation) {
        self.messages.extend(translation.warnings.iter().map(spirv_llvm::json::diagnostic));
        self.losses(&translation.losses);
    }

    pub(crate) fn explanation(&mut self, explanation: &Explanation) {
        let of = |list: Vec<Value>| Value::Array(list);
        let requirements = explanation.requirements.iter().map(spirv_llvm::json::requirement);
        self.put("requirements", of(requirements.collect()));
        self.put("decisions", of(explanation.decisions.iter().map(spirv_llvm::json::decision).collect()));
        self.put("pointers", of(explanation.pointers.iter().map(spirv_llvm::json::pointer).collect()));
        self.has_failed |= explanation.unknown.has_errors();
        self.messages.extend(explanation.unknown.iter().map(spirv_llvm::json::diagnostic));
    }

    /// Adds the messages of an error.
    pub(crate) fn error(&mut self, error: &Error) {
        self.has_failed = true;
        self.messages.extend(error.diagnostics().iter().map(spirv_llvm::json::diagnostic));
        if let Error::Loss { losses, .. } = error {
            self.losses(losses);
        }
    }

    /// Adds an error that has no place.
    pub(crate) fn refuse(&mut self, why: &str) {
        self.has_failed = true;
        self.messages.push(misuse(why));
    }

    fn losses(&mut self, losses: &Losses) {
        let losses: Vec<Value> = losses.iter().map(|loss| spirv_llvm::json::loss(&loss)).collect();
        self.put("losses", json!(losses));
    }

    /// The answer as JSON. `lines` are those of the input, if it is a text.
    pub(crate) fn finish(mut self, lines: &[&str]) -> Value {
        for message in &mut self.messages {
            let line = crate::lines::of_place(lines, &message["at"]);
            if let (Some(line), Some(message)) = (line, message.as_object_mut()) {
                message.insert("line".to_owned(), json!(line));
            }
        }
        self.put("ok", json!(!self.has_failed));
        let messages = std::mem::take(&mut self.messages);
        self.put("messages", json!(messages));
        Value::Object(self.parts)
    }
}

/// An error of the request itself, in the form of the others.
pub(crate) fn misuse(why: &str) -> Value {
    json!({ "severity": "error", "message": why, "help": null, "place": "", "at": {} })
}

pub(crate) fn base64(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}
