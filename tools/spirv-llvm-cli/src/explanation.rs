//! The report of why a translated module is as it is.

use serde_json::{Value, json};
use spirv_llvm::{Explanation, Opinion, Place, PointeeReason, PointerExplanation, Requirement};

/// The report about the pointers that were asked for, and with `requirements` about what the module declares.
pub(crate) fn report(explanation: &Explanation, requirements: bool, as_json: bool) -> String {
    let wanted = if requirements { explanation.requirements.as_slice() } else { &[] };
    if as_json {
        let mut report = serde_json::Map::new();
        if requirements {
            report.insert("requirements".into(), wanted.iter().map(requirement).collect());
        }
        if !explanation.pointers.is_empty() {
            report.insert("pointers".into(), explanation.pointers.iter().map(pointer).collect());
        }
        return Value::Object(report).to_string();
    }
    let requirements = wanted.iter().map(ToString::to_string);
    let pointers = explanation.pointers.iter().map(ToString::to_string);
    requirements.chain(pointers).collect::<Vec<_>>().join("\n")
}

fn requirement(requirement: &Requirement) -> Value {
    json!({
        "kind": requirement.kind.name(),
        "name": requirement.name,
        "reason": requirement.reason,
        "opcode": requirement.opcode,
        "place": requirement.place.to_string(),
        "count": requirement.count,
    })
}

fn pointer(pointer: &PointerExplanation) -> Value {
    let casts = pointer.casts.iter();
    let casts = casts.map(|c| json!({ "from": c.from, "to": c.to, "place": c.place.to_string() }));
    json!({
        "pointer": pointer.name,
        "pointee": pointer.pointee.as_ref().map(reason),
        "contents": pointer.contents.as_ref().map(reason),
        "casts": casts.collect::<Vec<_>>(),
    })
}

fn reason(reason: &PointeeReason) -> Value {
    let opinions: Vec<Value> = reason.opinions.iter().map(opinion).collect();
    json!({ "type": reason.pointee, "because": reason.because, "opinions": opinions })
}

fn opinion(opinion: &Opinion) -> Value {
    let places: Vec<String> = opinion.places.iter().map(Place::to_string).collect();
    json!({ "type": opinion.pointee, "reason": opinion.reason, "count": opinion.count, "places": places })
}
