//! The report that explains a translated module: the requested pointers and, on request, the declarations of the
//! module.

use serde_json::{Map, Value};
use spirv_llvm::{Explanation, Note, Requirement, json};

fn wanted(explanation: &Explanation, is_whole: bool) -> &[Requirement] {
    if is_whole { &explanation.requirements } else { &[] }
}

fn decisions(explanation: &Explanation, is_whole: bool) -> &[Note] {
    if is_whole { &explanation.decisions } else { &[] }
}

/// For people.
pub(crate) fn as_text(explanation: &Explanation, is_whole: bool) -> Vec<String> {
    let requirements = wanted(explanation, is_whole).iter().map(ToString::to_string);
    let decisions = decisions(explanation, is_whole).iter().map(|note| format!("shader: {note}"));
    requirements.chain(decisions).chain(explanation.pointers.iter().map(ToString::to_string)).collect()
}

/// Returns the document for programs: `requirements`, `pointers` and `decisions`, each if it is not empty.
pub(crate) fn as_json(explanation: &Explanation, is_whole: bool) -> Map<String, Value> {
    let mut report = Map::new();
    if is_whole {
        let all = wanted(explanation, is_whole).iter().map(json::requirement).collect();
        report.insert("requirements".to_owned(), all);
    }
    if !explanation.pointers.is_empty() {
        report.insert("pointers".to_owned(), explanation.pointers.iter().map(json::pointer).collect());
    }
    let decisions = decisions(explanation, is_whole);
    if !decisions.is_empty() {
        report.insert("decisions".to_owned(), decisions.iter().map(json::decision).collect());
    }
    report
}
