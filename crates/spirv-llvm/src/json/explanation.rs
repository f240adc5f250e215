//! Why a module is as it is, as JSON.

use crate::{Evidence, Place, PointeeReason, PointerExplanation, Requirement};
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

fn reason(reason: &PointeeReason) -> Value {
    let opinions: Vec<Value> = reason.opinions.iter().map(opinion).collect();
    json!({ "type": reason.pointee, "because": reason.because, "opinions": opinions })
}

fn opinion(opinion: &Evidence) -> Value {
    let places: Vec<String> = opinion.places.iter().map(Place::to_string).collect();
    json!({ "type": opinion.pointee, "reason": opinion.reason, "count": opinion.count, "places": places })
}
