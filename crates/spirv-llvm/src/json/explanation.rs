//! Why a module is as it is, as JSON.

use crate::{Decision, Evidence, Note, Place, PointeeReason, PointerExplanation, Requirement};
use serde_json::{Value, json};

/// `kind`, `name`, `reason`, `opcode`, `place` (in words), `count`.
pub fn requirement(requirement: &Requirement) -> Value {
    json!({
        "kind": requirement.kind.name(),
        "name": requirement.name,
        "reason": requirement.reason,
        "opcode": requirement.opcode,
        "place": requirement.place.to_string(),
        "count": requirement.count,
    })
}

/// `pointer` (as in the request), `pointee` and `contents` (each null, or with `type`, `because` and `opinions`),
/// `casts`.
pub fn pointer(pointer: &PointerExplanation) -> Value {
    let casts = pointer.casts.iter();
    let casts = casts.map(|c| json!({ "from": c.from, "to": c.to, "place": c.place.to_string() }));
    json!({
        "pointer": pointer.name,
        "pointee": pointer.pointee.as_ref().map(reason),
        "contents": pointer.contents.as_ref().map(reason),
        "casts": casts.collect::<Vec<_>>(),
    })
}

/// `place` (in words), `text`, and by the kind of the decision `set`, `binding`, `storage` and `type`, or `variables`.
pub fn decision(note: &Note) -> Value {
    let mut value = json!({ "place": note.place.to_string(), "text": note.to_string() });
    let more = match &note.decision {
        Decision::Resource { binding, storage, ty, .. } => json!({
            "set": binding.map(|(set, _)| set),
            "binding": binding.map(|(_, binding)| binding),
            "storage": format!("{storage:?}"),
            "type": ty,
        }),
        Decision::Path { variable } => json!({ "variables": [variable] }),
        Decision::Guard { variables } => json!({ "variables": variables }),
        _ => Value::Null,
    };
    if let (Value::Object(value), Value::Object(more)) = (&mut value, more) {
        value.extend(more);
    }
    value
}

fn reason(reason: &PointeeReason) -> Value {
    let opinions: Vec<Value> = reason.opinions.iter().map(opinion).collect();
    json!({ "type": reason.pointee, "because": reason.because, "opinions": opinions })
}

fn opinion(opinion: &Evidence) -> Value {
    let places: Vec<String> = opinion.places.iter().map(Place::to_string).collect();
    json!({ "type": opinion.pointee, "reason": opinion.reason, "count": opinion.count, "places": places })
}
