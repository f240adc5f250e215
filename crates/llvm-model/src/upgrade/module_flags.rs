//! Module flags whose behavior, name or type changed.

use super::nodes::Nodes;
use crate::constants::Constant;
use crate::int::ApInt;
use crate::metadata::{MdId, Metadata};
use crate::module::Module;
use crate::name::Name;

// Behaviors. LangRef, "Module Flags Metadata".
const ERROR: u64 = 1;
const OVERRIDE: u64 = 4;
const MAX: u64 = 7;
const MIN: u64 = 8;

/// Upgrades `!llvm.module.flags`.
pub(super) fn upgrade(module: &mut Module, nodes: &mut Nodes) {
    let Some(list) = module.named_metadata.iter().position(|n| n.name == "llvm.module.flags") else { return };
    let mut flags = module.named_metadata[list].operands.clone();
    let before = flags.clone();
    let (mut has_image_info, mut has_class_properties, mut swift) = (false, false, None);
    for flag in &mut flags {
        let &[Some(behavior), Some(id), Some(value)] = module.tuple(*flag) else { continue };
        let Some(name) = module.md_string(id).and_then(Name::as_str).map(str::to_owned) else { continue };
        has_image_info |= name == "Objective-C Image Info Version";
        has_class_properties |= name == "Objective-C Class Properties";
        let is_signing = name == "branch-target-enforcement" || name.starts_with("sign-return-address");
        *flag = match (name.as_str(), module.md_u64(behavior)) {
            ("PIC Level", Some(ERROR | MAX)) => {
                let min = number(module, nodes, 32, MIN);
                nodes.tuple(module, [min, id, value].map(Some))
            }
            ("PIE Level", Some(ERROR)) => {
                let max = number(module, nodes, 32, MAX);
                nodes.tuple(module, [max, id, value].map(Some))
            }
            (_, Some(ERROR)) if is_signing => {
                let min = number(module, nodes, 32, MIN);
                nodes.tuple(module, [min, id, value].map(Some))
            }
            ("Objective-C Image Info Section", _) => {
                let Some(text) = module.md_string(value).and_then(Name::as_str) else { continue };
                let text = Name::from(text.replace(' ', ""));
                let value = nodes.get(module, Metadata::String(text));
                nodes.tuple(module, [behavior, id, value].map(Some))
            }
            ("Objective-C Garbage Collection", _) => {
                let Some(bits) = module.md_u64(value).filter(|_| !is_byte(module, value)) else { continue };
                if bits > 0xFF {
                    swift = Some(bits);
                }
                let (error, byte) = (number(module, nodes, 32, ERROR), number(module, nodes, 8, bits & 0xFF));
                nodes.tuple(module, [error, id, byte].map(Some))
            }
            ("amdgpu_code_object_version", _) => {
                let id = nodes.get(module, Metadata::String(Name::from("amdhsa_code_object_version")));
                nodes.tuple(module, [behavior, id, value].map(Some))
            }
            _ => continue,
        };
    }
    let mut add = |module: &mut Module, behavior: u64, name: &str, width: u32, value: u64| {
        let behavior = number(module, nodes, 32, behavior);
        let id = nodes.get(module, Metadata::String(Name::from(name)));
        let value = number(module, nodes, width, value);
        flags.push(nodes.tuple(module, [behavior, id, value].map(Some)));
    };
    if has_image_info && !has_class_properties {
        add(module, OVERRIDE, "Objective-C Class Properties", 32, 0);
    }
    if let Some(bits) = swift {
        // The number held the versions of Swift above its lowest byte.
        add(module, ERROR, "Swift ABI Version", 32, bits >> 8 & 0xFF);
        add(module, ERROR, "Swift Major Version", 8, bits >> 24 & 0xFF);
        add(module, ERROR, "Swift Minor Version", 8, bits >> 16 & 0xFF);
    }
    if flags != before {
        module.named_metadata[list].operands = flags;
    }
}

fn is_byte(module: &Module, value: MdId) -> bool {
    match module.metadata[value] {
        Metadata::Constant(id) => module.types.int_width(module.constants.ty(id)) == Some(8),
        _ => false,
    }
}

/// A node for an integer.
fn number(module: &mut Module, nodes: &mut Nodes, width: u32, value: u64) -> MdId {
    let ty = module.types.int(width);
    let id = module.constants.intern(ty, Constant::Int(ApInt::from_u64(width, value)));
    nodes.get(module, Metadata::Constant(id))
}
