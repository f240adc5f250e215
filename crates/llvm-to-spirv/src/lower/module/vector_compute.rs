//! Attributes of vector compute: decorations and execution modes, where the extension for them is allowed.

use crate::lower::module::Globals;
use crate::lower::module::decorations::{Literal, state_decoration};
use crate::lower::module::execution_modes::state_mode;
use crate::lower::output::decorations::Target;
use llvm_model::{AttrSetId, Attribute, FunctionId};
use spirv_mapping::convention::vector_compute as convention;
use spirv_module::Id;
use translate_common::Options;

/// Decorates a function with its attributes and those of its result; a kernel gets execution modes.
pub(super) fn decorate_function(globals: &mut Globals<'_>, function: FunctionId, id: Id) {
    let module = globals.module();
    let list = module.attributes.list(module.functions[function].attributes);
    decorate(globals, Target::function(id), list.ret);
    decorate(globals, Target::function(id), list.function);
    let is_kernel = globals.input().is_kernel(function);
    for (name, value) in attributes(globals, list.function) {
        match convention::mode(&name) {
            Some(mode) if is_kernel => state_mode(globals, id, mode, value.as_slice()),
            _ if name == convention::FLOAT_CONTROL => {
                for setting in value.into_iter().flat_map(convention::float_settings) {
                    if is_kernel {
                        state_mode(globals, id, setting.mode, &[setting.width]);
                    } else {
                        let (decoration, literal) = setting.decoration;
                        let literals = [setting.width, literal].map(Literal::Number);
                        state_decoration(globals, Target::function(id), decoration, &literals);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Decorates a function, a parameter or a variable with the attributes of a set that are decorations.
pub(super) fn decorate(globals: &mut Globals<'_>, target: Target, set: AttrSetId) {
    for (name, value) in attributes(globals, set) {
        let Some(decoration) = convention::decoration(&name) else { continue };
        let takes_number = decoration.facts().is_some_and(|facts| !facts.parameters.is_empty());
        let literals: Vec<Literal> =
            value.filter(|_| takes_number).map(Literal::Number).into_iter().collect();
        state_decoration(globals, target, decoration, &literals);
    }
}

/// The attributes of a set and their values, if the extension is allowed.
fn attributes(globals: &Globals<'_>, set: AttrSetId) -> Vec<(String, Option<u32>)> {
    let said = globals.module().attributes.set(set).iter().filter_map(|attribute| match attribute {
        Attribute::String(name, value) if is_carried(globals.input().options, attribute) => {
            Some((name.to_string_lossy().into_owned(), value.as_str().and_then(|value| value.parse().ok())))
        }
        _ => None,
    });
    said.collect()
}

/// Returns whether an attribute is one of vector compute that is represented, or reported separately.
pub(super) fn is_carried(options: &Options, attribute: &Attribute) -> bool {
    matches!(attribute, Attribute::String(name, _) if name.as_str().is_some_and(convention::is_known))
        && options.spirv.extensions.allows(convention::EXTENSION)
}
