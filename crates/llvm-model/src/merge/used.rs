//! The constants that parts of a module name.

use crate::constants::ConstId;
use crate::instruction::{InstKind, Value};
use crate::metadata::Metadata;
use crate::module::Module;

/// Returns them in the order of their uses. Instructions in no block use none.
pub(super) fn constants(module: &Module) -> Vec<ConstId> {
    let mut used: Vec<ConstId> = Vec::new();
    used.extend(module.globals.values().filter_map(|global| global.initializer));
    used.extend(module.aliases.values().map(|alias| alias.aliasee));
    used.extend(module.ifuncs.values().map(|ifunc| ifunc.resolver));
    used.extend(module.metadata.values().filter_map(|node| match node {
        Metadata::Constant(id) => Some(*id),
        _ => None,
    }));
    for function in module.functions.values() {
        used.extend([function.prefix, function.prologue, function.personality].into_iter().flatten());
        let Some(body) = &function.body else { continue };
        let mut value = |value: Value| {
            if let Value::Const(id) = value {
                used.push(id);
            }
        };
        for (_, _, inst) in body.instructions() {
            inst.kind.for_each_operand(&mut value);
            if let InstKind::Switch { cases, .. } = &inst.kind {
                cases.iter().for_each(|(case, _)| value(Value::Const(*case)));
            }
        }
        body.for_each_value_in_metadata(&mut value);
    }
    used
}
