//! Attributes that became others, or something else.

use crate::attributes::{AttrKind, AttrSetId, Attribute};
use crate::module::{Module, Release};
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
        let release = module.release();
        let attributes = &mut module.attributes;
        let function = *renewed.entry(list.function).or_insert_with(|| {
            let mut function = list.function;
            if let Some(set) = function_set(attributes.set(function)) {
                function = attributes.intern_set(set);
            }
            if release == Release::Llvm23
                && let Some(set) = set_of_llvm_23(attributes.set(function))
            {
                function = attributes.intern_set(set);
            }
            function
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

/// The set of a function in the form of LLVM 23, which has attributes of its own in place of strings; `None` when it is in
/// it.
fn set_of_llvm_23(set: &[Attribute]) -> Option<Vec<Attribute>> {
    const UNIFORM: &str = "uniform-work-group-size";
    const DENORMAL: [&str; 2] = ["denormal-fp-math", "denormal-fp-math-f32"];
    let mut modes = [None; 2];
    let mut changed = false;
    let mut out = Vec::with_capacity(set.len() + 1);
    for attribute in set {
        match attribute {
            Attribute::String(key, value) if *key == UNIFORM && !value.is_empty() => {
                changed = true;
                // Only one value has a meaning.
                out.extend((*value == "true").then(|| Attribute::String(key.clone(), Name::default())));
            }
            Attribute::String(key, value) => {
                let which = DENORMAL.iter().position(|known| *key == *known);
                match which.zip(value.as_str().and_then(denormal_modes)) {
                    Some((which, mode)) => modes[which] = Some(mode),
                    None => out.push(attribute.clone()),
                }
            }
            other => out.push(other.clone()),
        }
    }
    if modes != [None; 2] {
        changed = true;
        let all = modes[0].unwrap_or(0);
        out.push(Attribute::Int(AttrKind::DENORMAL_FP_ENV, all | modes[1].unwrap_or(all) << 4));
    }
    changed.then_some(out)
}

/// The modes for denormal results and operands (`preserve-sign,ieee`), two bits each.
fn denormal_modes(text: &str) -> Option<u64> {
    const WORDS: [&str; 4] = ["ieee", "preserve-sign", "positive-zero", "dynamic"];
    let mode = |word: &str| WORDS.iter().position(|known| *known == word).map(|mode| mode as u64);
    let (output, input) = text.split_once(',').unwrap_or((text, text));
    Some(mode(output)? | mode(input)? << 2)
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
