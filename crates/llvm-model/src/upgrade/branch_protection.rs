//! Branch protection on Arm: attributes of functions that older compilers only stated for the whole module.

use super::nodes::Nodes;
use crate::attributes::Attribute;
use crate::constants::Constant;
use crate::int::ApInt;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::name::Name;

/// Attributes that had a value, and the flag of the module that stands for them.
const SWITCHES: &[&str] =
    &["branch-target-enforcement", "branch-protection-pauth-lr", "guarded-control-stack"];
const SIGNING: &str = "sign-return-address";
const KEY: &str = "sign-return-address-key";
const SIGN_ALL: &str = "sign-return-address-all";
const SIGN_WITH_B: &str = "sign-return-address-with-bkey";

/// Gives the functions the attributes that the flags of the module stand for, and marks those flags by the value 2.
pub(super) fn upgrade(module: &mut Module, nodes: &mut Nodes) {
    let is_arm = ["arm", "thumb", "aarch64"].iter().any(|arch| module.triple.starts_with(arch));
    if !is_arm {
        return;
    }
    let is_protection =
        |name: &Name| SWITCHES.iter().chain(&[SIGNING, SIGN_ALL, SIGN_WITH_B]).any(|known| *name == **known);
    let list = module.named_metadata.iter().position(|named| named.name == "llvm.module.flags");
    let mut set = Vec::new();
    for (position, &flag) in list.iter().flat_map(|&l| module.named_metadata[l].operands.iter().enumerate()) {
        let &[_, Some(name), Some(value)] = module.tuple(flag) else { continue };
        let Some(text) = module.md_string(name).filter(|text| is_protection(text)) else { continue };
        match module.md_u64(value) {
            Some(1) => set.push((position, text.clone())),
            // All is done.
            Some(2) => return,
            _ => {}
        }
    }
    let has = |name: &str| set.iter().any(|(_, flag)| *flag == *name);
    let switches: Vec<_> = SWITCHES.iter().map(|&name| (name, has(name))).collect();
    let all = if has(SIGN_ALL) { "all" } else { "non-leaf" };
    let key = if has(SIGN_WITH_B) { "b_key" } else { "a_key" };
    let signing = has(SIGNING).then_some([(SIGNING, all), (KEY, key)]);
    for id in module.functions.ids() {
        if module.functions[id].body.is_none() {
            continue;
        }
        module.change_attributes(id, |set| *set = protected(set, &switches, signing));
    }
    for (position, _) in set {
        let Some(list) = list else { continue };
        let flag = module.named_metadata[list].operands[position];
        let &[behavior, name, _] = module.tuple(flag) else { continue };
        let int = module.types.int(32);
        let two = module.constants.intern(int, Constant::Int(ApInt::from_u64(32, 2)));
        let two = nodes.get(module, Metadata::Constant(two));
        module.named_metadata[list].operands[position] = nodes.tuple(module, [behavior, name, Some(two)]);
    }
}

/// The attributes of a defined function: switches without a value, and how return addresses are signed.
fn protected(
    before: &[Attribute],
    switches: &[(&str, bool)],
    signing: Option<[(&str, &str); 2]>,
) -> Vec<Attribute> {
    let value_of = |wanted: &str| {
        before.iter().find_map(|attribute| match attribute {
            Attribute::String(key, value) if *key == *wanted => Some(value),
            _ => None,
        })
    };
    let mut out = before.to_vec();
    let mut replace = |wanted: &str, value: Option<&str>| {
        out.retain(|attribute| !matches!(attribute, Attribute::String(key, _) if *key == *wanted));
        out.extend(value.map(|value| Attribute::String(Name::from(wanted), Name::from(value))));
    };
    for &(name, is_set) in switches {
        match value_of(name) {
            Some(value) => replace(name, (*value != "false").then_some("")),
            None => replace(name, is_set.then_some("")),
        }
    }
    match signing {
        Some(texts) => {
            for (name, text) in texts.into_iter().filter(|(name, _)| value_of(name).is_none()) {
                replace(name, Some(text));
            }
        }
        None if value_of(SIGNING).is_some_and(|value| *value == "none") => {
            replace(SIGNING, None);
            replace(KEY, None);
        }
        None => {}
    }
    out
}
