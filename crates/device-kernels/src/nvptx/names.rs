//! Names that PTX allows. LLVM gives those that others do not see other names where PTX does not allow them, but not the others.
//!
//! Source: PTX ISA, "Identifiers".

use llvm_model::{GlobalProps, Module};
use rustc_hash::FxHashSet;

/// Gives functions and variables other names where PTX does not allow theirs.
pub(super) fn run(module: &mut Module) {
    let mut known: FxHashSet<String> = FxHashSet::default();
    let names = module.functions.values().map(|function| &function.props.name);
    for name in names.chain(module.globals.values().map(|global| &global.props.name)) {
        known.insert(name.to_string_lossy().into_owned());
    }
    let functions = module.functions.iter_mut().map(|(_, function)| &mut function.props);
    for props in functions.chain(module.globals.iter_mut().map(|(_, global)| &mut global.props)) {
        change(props, &mut known);
    }
}

fn change(props: &mut GlobalProps, known: &mut FxHashSet<String>) {
    let name = props.name.to_string_lossy().into_owned();
    if name.starts_with("llvm.") || is_allowed(&name) {
        return;
    }
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let mut new: String = name.chars().map(|letter| if is_letter(letter) { letter } else { '_' }).collect();
    if !new.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_') {
        new.insert(0, '_');
    }
    if !is_allowed(&new) {
        new.push('_');
    }
    while !known.insert(new.clone()) {
        new.push('_');
    }
    props.name = new.as_str().into();
}

/// Whether PTX has such identifiers.
fn is_allowed(name: &str) -> bool {
    let mut rest = name.chars();
    let is_start = match rest.next() {
        Some('_' | '$') => rest.clone().next().is_some(),
        Some(first) => first.is_ascii_alphabetic(),
        None => true,
    };
    is_start && rest.all(|letter| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_others_that_nothing_has() {
        let mut known: FxHashSet<String> =
            ["k.1", "k_1", "0", "été"].map(str::to_owned).into_iter().collect();
        let mut of = |name: &str| {
            let mut props = GlobalProps { name: name.into(), ..GlobalProps::default() };
            change(&mut props, &mut known);
            props.name.to_string_lossy().into_owned()
        };
        assert_eq!(of("k.1"), "k_1_");
        assert_eq!(of("k_1"), "k_1");
        assert_eq!(of("0"), "_0");
        assert_eq!(of("été"), "_t_");
        assert_eq!(of("_Z1fi"), "_Z1fi");
        assert_eq!(of("llvm.fma.f32"), "llvm.fma.f32");
    }
}
