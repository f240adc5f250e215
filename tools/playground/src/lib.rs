//! The translator for WebAssembly: one function, from a request in JSON to an answer in JSON.
//!
//! A request has an `action` and, unless the action is `settings`, an `input`: `{"text": …}` or `{"base64": …}`. SPIR-V
//! binaries and text, bitcode and LLVM assembly are recognized by their beginning.
//!
//! | `action` | more of the request | in the answer |
//! |---|---|---|
//! | `translate` | `options`: names and values as on the command line; `links`: false for none | `text`, `links`, `losses` |
//! | `file` | `options` | `base64`, `losses` |
//! | `text` | | `text`: the input as text |
//! | `validate` | | |
//! | `report` | | `report` |
//! | `explain` | `options`, `pointers` | `requirements`, `decisions`, `pointers` |
//! | `graph` | `function`; without it the first | `functions`: their names, `svg` |
//! | `settings` | | `settings`, `targets` |
//!
//! Each answer has `ok`, `kind` (the kind of the input: `spirv`, `spirv-text`, `bitcode`, `llvm-text`) and `messages`, as
//! [`spirv_llvm::json`] has them. A message at an instruction of a text has its `line`, which counts from 1. `links` are
//! pairs of lines: one of `text`, and the line of the input that it comes from.

mod answer;
#[cfg(target_family = "wasm")]
mod exports;
mod input;
mod lines;
mod links;
mod settings;

use answer::Answer;
use input::Input;
use serde::Deserialize;
use serde_json::json;
use spirv_llvm::{Direction, Error, Options, Settings};

/// A request, as the table of this module describes it.
#[derive(Deserialize)]
struct Request {
    action: Action,
    #[serde(default)]
    input: Input,
    #[serde(default)]
    options: Vec<(String, String)>,
    #[serde(default)]
    pointers: Vec<String>,
    links: Option<bool>,
    function: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Action {
    Translate,
    File,
    Text,
    Validate,
    Report,
    Explain,
    Graph,
    Settings,
}

/// Answers a request. Both are JSON in UTF-8; the answer to anything else is an error in JSON.
pub fn respond(request: &[u8]) -> Vec<u8> {
    let answer = match serde_json::from_slice::<Request>(request) {
        Ok(request) => request.answer(),
        Err(error) => json!({ "ok": false, "messages": [answer::misuse(&error.to_string())] }),
    };
    answer.to_string().into_bytes()
}

impl Request {
    fn answer(self) -> serde_json::Value {
        let mut answer = Answer::default();
        if matches!(self.action, Action::Settings) {
            answer.put("settings", settings::all());
            answer.put("targets", settings::targets());
            return answer.finish(&[]);
        }
        let input = match self.input.decoded() {
            Ok(input) => input,
            Err(why) => {
                answer.refuse(&why);
                return answer.finish(&[]);
            }
        };
        answer.put("kind", json!(input.kind.name()));
        if let Err(error) = self.work(&input, &mut answer) {
            answer.error(&error);
        }
        answer.finish(input.text_lines().as_slice())
    }

    fn work(&self, input: &input::Decoded, answer: &mut Answer) -> Result<(), Error> {
        match self.action {
            Action::Translate => {
                let options = self.options(input)?;
                let translation = input.translate_to_text(&options)?;
                let text = String::from_utf8_lossy(&translation.bytes).into_owned();
                if self.links != Some(false) {
                    answer.put("links", json!(links::between(input, &text, &options)));
                }
                answer.put("text", json!(text));
                answer.translation(&translation);
            }
            Action::File => {
                let translation = input.translate_to_file(&self.options(input)?)?;
                answer.put("base64", json!(answer::base64(&translation.bytes)));
                answer.translation(&translation);
            }
            Action::Text => answer.put("text", json!(input.text()?)),
            Action::Validate => spirv_llvm::validate(&input.spirv()?)?,
            Action::Report => {
                let report = spirv_llvm::report(&input.spirv()?)?;
                answer.put("report", spirv_llvm::json::report(&report));
            }
            Action::Explain => {
                let pointers: Vec<&str> = self.pointers.iter().map(String::as_str).collect();
                let explanation = spirv_llvm::explain(&input.bytes, &self.options(input)?, &pointers)?;
                answer.explanation(&explanation);
            }
            Action::Graph => self.graph(input, answer)?,
            Action::Settings => {}
        }
        Ok(())
    }

    fn graph(&self, input: &input::Decoded, answer: &mut Answer) -> Result<(), Error> {
        let graphs = spirv_llvm::control_flow(&input.binary()?)?;
        let names: Vec<&str> = graphs.iter().map(|graph| graph.function.as_str()).collect();
        answer.put("functions", json!(names));
        let wanted = self.function.as_deref();
        let graph = graphs.iter().find(|graph| wanted.is_none_or(|name| name == graph.function));
        match graph.map(|graph| control_flow_pictures::svg(graph, true)) {
            Some(Ok(svg)) => answer.put("svg", json!(svg)),
            Some(Err(reason)) => answer.refuse(&reason.to_string()),
            None => answer.refuse("the module defines no such function"),
        }
        Ok(())
    }

    /// The options of the direction that the input has.
    fn options(&self, input: &input::Decoded) -> Result<Options, Error> {
        let mut settings = Settings::default();
        for (name, value) in &self.options {
            settings.set(name, value)?;
        }
        settings.options(if input.kind.is_spirv() { Direction::ToLlvm } else { Direction::ToSpirv })
    }
}

#[cfg(test)]
mod tests;
