//! Attributes that became others, or something else.

use crate::attributes::{AttrKind, AttrSetId, Attribute};
use crate::module::Module;
use crate::name::Name;
use rustc_hash::FxHashMap;

/// Upgrades the attributes and section names of functions and variables.
pub(super) fn upgrade(module: &mut Module) {
    let mut renewed: FxHashMap<AttrSetId, AttrSetId> = FxHashMap::default();
    for id in module.functions.ids() {
        let list = module.attributes.list(module.functions[id].attributes).clone();
        if let Some(section) = module.attributes.string(list.function, "implicit-section-name") {
            module.functions[id].props.section = section.clone();
        }
        let attributes = &mut module.attributes;
        let function = *renewed.entry(list.function).or_insert_with(|| {
            match function_set(attributes.set(list.function)) {
                Some(set) => attributes.intern_set(set),
                None => list.function,
            }
        });
        if function != list.function {
            module.functions[id].attributes = attributes.intern_list(function, list.ret, &list.params);
        }
    }
    for global in module.globals.ids().collect::<Vec<_>>() {
        let props = &mut module.globals[global].props;
        if props.section.starts_with("__DATA, __objc_catlist") {
            let text = props.section.to_string_lossy();
            let parts: Vec<&str> = text.split(',').map(str::trim).collect();
            props.section = Name::from(parts.join(","));
        }
    }
}

/// The set of a function in today's form; `None` when it is in it.
fn function_set(set: &[Attribute]) -> Option<Vec<Attribute>> {
    const OLD: &[&str] = &[
        "no-frame-pointer-elim",
        "no-frame-pointer-elim-non-leaf",
        "null-pointer-is-valid",
        "implicit-section-name",
    ];
    let is_old = |key: &Name| OLD.iter().any(|old| *key == *old);
    let value = |wanted: &str| {
        set.iter().find_map(|attribute| match attribute {
            Attribute::String(key, value) if *key == wanted => Some(value),
            _ => None,
        })
    };
    if !set.iter().any(|a| matches!(a, Attribute::String(key, _) if is_old(key))) {
        return None;
    }
    let mut out: Vec<Attribute> =
        set.iter().filter(|a| !matches!(a, Attribute::String(key, _) if is_old(key))).cloned().collect();
    let all = value("no-frame-pointer-elim");
    let frame_pointer = match (all, value("no-frame-pointer-elim-non-leaf")) {
        (Some(all), _) if *all == "true" => Some("all"),
        (_, Some(_)) => Some("non-leaf"),
        (Some(_), None) => Some("none"),
        (None, None) => None,
    };
    if let Some(which) = frame_pointer {
        out.push(Attribute::String(Name::from("frame-pointer"), Name::from(which)));
    }
    if value("null-pointer-is-valid").is_some_and(|value| *value == "true") {
        out.push(Attribute::Enum(AttrKind::NULL_POINTER_IS_VALID));
    }
    Some(out)
}
