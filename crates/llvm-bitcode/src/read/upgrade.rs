//! Upgrades of forms that older LLVM wrote to the form of LLVM 22.

use llvm_model::attributes::{AttrKind, Attribute};
use llvm_model::{Name, Release};

use crate::memory_effects;

/// Attributes of the function itself: `readnone` and its relatives become one `memory(...)`; strings that have become
/// attributes of their own are replaced.
pub(super) fn function_attributes(attributes: &mut Vec<Attribute>) {
    let mut effects = memory_effects::ALL;
    attributes.retain(|a| match a {
        Attribute::Enum(kind) => match memory_effects::of_old_attribute(*kind) {
            Some(allowed) => {
                effects &= allowed;
                false
            }
            None => true,
        },
        _ => true,
    });
    if effects != memory_effects::ALL {
        attributes.push(Attribute::Int(AttrKind::MEMORY, memory_effects::encode(effects, Release::Llvm22)));
    }
    upgrade_strings(attributes);
}

/// Attributes of any place.
pub(super) fn attributes(attributes: &mut [Attribute]) {
    for a in attributes {
        match a {
            Attribute::Int(AttrKind::MEMORY, value) => *value = memory_effects::decode(*value),
            Attribute::Enum(AttrKind::UWTABLE) => *a = Attribute::Int(AttrKind::UWTABLE, 2),
            Attribute::Enum(AttrKind::DEAD_ON_RETURN) => {
                *a = Attribute::Int(AttrKind::DEAD_ON_RETURN, u64::MAX)
            }
            Attribute::Enum(AttrKind::NO_CAPTURE) => *a = Attribute::Int(AttrKind::CAPTURES, 0),
            Attribute::Enum(kind @ (AttrKind::BYVAL | AttrKind::SRET | AttrKind::IN_ALLOCA)) => {
                *a = Attribute::Type(*kind, None);
            }
            _ => {}
        }
    }
}

fn upgrade_strings(attributes: &mut Vec<Attribute>) {
    let mut frame_pointer = None;
    let mut null_pointer_is_valid = false;
    attributes.retain(|a| {
        let Attribute::String(key, value) = a else { return true };
        match key.as_bytes() {
            b"no-frame-pointer-elim" => {
                // The other spelling only counts if this one is "false".
                if frame_pointer.is_none() || *value == "true" {
                    frame_pointer =
                        Some(if *value == "true" { "all" } else { frame_pointer.unwrap_or("none") });
                }
                false
            }
            b"no-frame-pointer-elim-non-leaf" => {
                if frame_pointer != Some("all") {
                    frame_pointer = Some("non-leaf");
                }
                false
            }
            b"null-pointer-is-valid" => {
                null_pointer_is_valid |= *value == "true";
                false
            }
            _ => true,
        }
    });
    if let Some(value) = frame_pointer {
        attributes.push(Attribute::String(Name::from("frame-pointer"), Name::from(value)));
    }
    if null_pointer_is_valid {
        attributes.push(Attribute::Enum(AttrKind::NULL_POINTER_IS_VALID));
    }
}
