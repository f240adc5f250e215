//! What older LLVM wrote in another form, brought to the form of LLVM 22.

use llvm_model::attributes::{AttrKind, Attribute};
use llvm_model::{Module, Name};

/// `memory(...)` in the layout of LLVM 22: two bits for each location, 1 read and 2 write.
pub(crate) mod memory {
    pub(crate) const ARGMEM: u32 = 0;
    pub(crate) const INACCESSIBLE: u32 = 2;
    pub(crate) const ERRNO: u32 = 4;
    pub(crate) const OTHER: u32 = 6;
    pub(crate) const TARGET0: u32 = 8;
    pub(crate) const TARGET1: u32 = 10;
    /// Reads and writes everything.
    pub(crate) const ALL: u64 = 0xFFF;
    /// Reads everything.
    const READ: u64 = 0x555;
    /// Bits 56 and up of the number in a file: the layout. 0 has three locations, 1 has errno and what follows.
    const VERSION_SHIFT: u32 = 56;
    /// The version byte of the layout above.
    pub(crate) const VERSION: u64 = 1 << VERSION_SHIFT;

    /// From the number in a file to the layout of LLVM 22.
    pub(super) fn decode(value: u64) -> u64 {
        if value >> VERSION_SHIFT != 0 {
            return value & ALL;
        }
        // Three locations: the third stood for errno and everything else.
        let other = value >> 4 & 3;
        (value & 15) | other << ERRNO | other << OTHER
    }

    /// What the old function attributes allow.
    pub(super) fn allowed(kind: super::AttrKind) -> Option<u64> {
        use super::AttrKind;
        Some(match kind {
            AttrKind::READ_NONE => 0,
            AttrKind::READ_ONLY => READ,
            AttrKind::WRITE_ONLY => READ << 1,
            AttrKind::ARG_MEM_ONLY => 3 << ARGMEM,
            AttrKind::INACCESSIBLE_MEM_ONLY => 3 << INACCESSIBLE,
            AttrKind::INACCESSIBLE_MEM_OR_ARG_MEM_ONLY => 3 << ARGMEM | 3 << INACCESSIBLE,
            _ => return None,
        })
    }
}

/// Attributes of the function itself: `readnone` and its relatives become one `memory(...)`; strings that have become
/// attributes of their own are replaced.
pub(super) fn function_attributes(attributes: &mut Vec<Attribute>) {
    let mut effects = memory::ALL;
    attributes.retain(|a| match a {
        Attribute::Enum(kind) => match memory::allowed(*kind) {
            Some(allowed) => {
                effects &= allowed;
                false
            }
            None => true,
        },
        _ => true,
    });
    if effects != memory::ALL {
        attributes.push(Attribute::Int(AttrKind::MEMORY, effects | memory::VERSION));
    }
    upgrade_strings(attributes);
}

/// Attributes of any place.
pub(super) fn attributes(attributes: &mut [Attribute]) {
    for a in attributes {
        match a {
            Attribute::Int(AttrKind::MEMORY, value) => *value = memory::decode(*value),
            Attribute::Enum(AttrKind::UWTABLE) => *a = Attribute::Int(AttrKind::UWTABLE, 2),
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
                // The other spelling only counts when this one says "false".
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

/// What concerns the module as a whole. `typed_pointers`: the file has them, so names of intrinsics spell out what
/// their pointers point to.
pub(super) fn module(module: &mut Module, typed_pointers: bool) {
    if typed_pointers {
        for (_, function) in module.functions.iter_mut() {
            if let Some(name) = without_pointees(&function.props.name) {
                function.props.name = name;
            }
        }
    }
}

/// The name of an intrinsic with `.p0i8` and the like shortened to `.p0`; `None` if there is nothing to shorten.
fn without_pointees(name: &Name) -> Option<Name> {
    if !name.starts_with("llvm.") {
        return None;
    }
    let parts: Vec<&[u8]> = name.as_bytes().split(|&c| c == b'.').collect();
    let mut changed = false;
    let parts: Vec<&[u8]> = parts
        .into_iter()
        .map(|part| {
            let digits = part.iter().skip(1).take_while(|c| c.is_ascii_digit()).count();
            let is_pointer = part.first() == Some(&b'p') && digits > 0 && part.len() > digits + 1;
            changed |= is_pointer;
            if is_pointer { part.get(..=digits).unwrap_or(part) } else { part }
        })
        .collect();
    changed.then(|| Name::from(parts.join(&b'.')))
}
