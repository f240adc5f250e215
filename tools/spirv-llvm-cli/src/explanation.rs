//! The report that explains a translated module: the requested pointers and, on request, the declarations of the
//! module.

use serde_json::{Map, Value};
use spirv_llvm::{Explanation, Requirement, json};

fn wanted(explanation: &Explanation, requirements: bool) -> &[Requirement] {
    if requirements { &explanation.requirements } else { &[] }
}

/// For people.
pub(crate) fn as_text(explanation: &Explanation, requirements: bool) -> Vec<String> {
    let requirements = wanted(explanation, requirements).iter().map(ToString::to_string);
    requirements.chain(explanation.pointers.iter().map(ToString::to_string)).collect()
}

/// Returns the document for programs: `requirements` and `pointers`, each if it is not empty.
pub(crate) fn as_json(explanation: &Explanation, requirements: bool) -> Map<String, Value> {
    let mut report = Map::new();
    if requirements {
        let all = wanted(explanation, requirements).iter().map(json::requirement).collect();
        report.insert("requirements".to_owned(), all);
    }
    if !explanation.pointers.is_empty() {
        report.insert("pointers".to_owned(), explanation.pointers.iter().map(json::pointer).collect());
    }
    report
}
