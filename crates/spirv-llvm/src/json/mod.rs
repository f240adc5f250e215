//! The results of a call besides its bytes, as JSON: for programs in other languages than Rust.
//!
//! Every function takes one thing and returns an object with the documented keys. Keys are never given another
//! meaning; new ones may come.

mod explanation;
mod module;
mod reflection;

pub use explanation::{decision, pointer, requirement};
pub use module::report;
pub use reflection::reflection;

use crate::{Diagnostic, Loss, Place, SourceLine};
use serde_json::{Value, json};

/// Returns `severity`, `code`, `problem` (the name of the row in `docs/errors.md`), `place` (in words), `at` (see [`place`]),
/// `message`, `help` (or null).
pub fn diagnostic(message: &Diagnostic) -> Value {
    json!({
        "severity": message.severity.name(),
        "code": message.code.name(),
        "problem": message.problem.row().name,
        "place": message.place.to_string(),
        "at": place(&message.place),
        "message": message.message,
        "help": message.help,
    })
}

/// `kind`, `name`, `grade`, `remedy` (or null), `count`, `places` (the first few, in words).
pub fn loss(loss: &Loss) -> Value {
    json!({
        "kind": loss.kind.name(),
        "name": loss.name,
        "grade": loss.grade.name(),
        "remedy": loss.remedy,
        "count": loss.count,
        "places": loss.places.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

/// A place by its parts, each only if the place has it: `line` and `column` of a text, the `byte` of a file;
/// `function`, `block` and `instruction` of LLVM IR; `function`, `word`, `instruction` (its number), `opcode` and `id`
/// of SPIR-V; `source` with `file`, `line` and `column` if debug information has it.
pub fn place(place: &Place) -> Value {
    let mut parts = serde_json::Map::new();
    let mut put = |name: &str, value: Value| {
        let is_said = !value.is_null() && value.as_str() != Some("");
        if is_said {
            parts.insert(name.to_owned(), value);
        }
    };
    match place {
        Place::Byte(offset) => put("byte", json!(offset)),
        Place::Text { line, column } => {
            put("line", json!(line));
            put("column", json!(column));
        }
        Place::Llvm(place) => {
            put("function", json!(place.function));
            put("block", json!(place.block));
            put("instruction", json!(place.item));
            put("source", place.source.as_ref().map_or(Value::Null, source));
        }
        Place::Spirv(place) => {
            put("function", json!(place.function));
            put("word", json!(place.word_offset));
            put("instruction", json!(place.instruction));
            put("opcode", json!(place.opcode));
            put("id", json!(place.id));
            put("source", place.source.as_ref().map_or(Value::Null, source));
        }
        // The module as a whole has no parts.
        _ => {}
    }
    Value::Object(parts)
}

fn source(source: &SourceLine) -> Value {
    json!({ "file": source.file, "line": source.line, "column": source.column })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LlvmPlace;
    use crate::problem::FileProblem;

    #[test]
    fn a_place_has_the_parts_that_are_known() {
        let at = LlvmPlace { function: "f".to_owned(), item: "ret".to_owned(), ..LlvmPlace::default() };
        assert_eq!(place(&Place::Llvm(at)), json!({ "function": "f", "instruction": "ret" }));
        assert_eq!(place(&Place::Module), json!({}));
        assert_eq!(place(&Place::Text { line: 1, column: 2 }), json!({ "line": 1, "column": 2 }));
    }

    #[test]
    fn a_message_says_all_it_has() {
        let message = FileProblem::Print { why: "no".to_owned() }.at(Place::Byte(3));
        let said = diagnostic(&message);
        assert_eq!((said["severity"].as_str(), said["code"].as_str()), (Some("error"), Some("unsupported")));
        assert_eq!(said["problem"], json!("files/Print"));
        assert_eq!((&said["at"]["byte"], &said["help"]), (&json!(3), &json!("write bitcode instead")));
    }
}
