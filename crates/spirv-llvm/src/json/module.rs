//! A report about a SPIR-V module as JSON.

use crate::{Argument, EntryPoint, Report, Resource, SpecConstant};
use serde_json::{Value, json};

/// `version`, `generator` (a name or null), `generatorWord`, `bound`, `instructions`, `functions`, `addressingModel`,
/// `memoryModel`, `capabilities`, `extensions`, `extInstSets`, `entryPoints` (each with `model`, `name`, `function`,
/// `interface`, `modes`, `arguments` with their `size` in bytes or null, `resources` with their `place` or null), `specConstants` (each with `specId`, `id`, `name`, `type`, `size` in bytes,
/// `default`), `reflection` (see [`reflection`](super::reflection()), or null).
pub fn report(report: &Report) -> Value {
    json!({
        "version": report.version.to_string(),
        "generator": report.generator,
        "generatorWord": report.generator_word,
        "bound": report.bound,
        "instructions": report.instructions,
        "functions": report.functions,
        "addressingModel": report.models.map(|(addressing, _)| format!("{addressing:?}")),
        "memoryModel": report.models.map(|(_, memory)| format!("{memory:?}")),
        "capabilities": report.capabilities.iter().map(|c| format!("{c:?}")).collect::<Vec<_>>(),
        "extensions": report.extensions,
        "extInstSets": report.ext_inst_sets,
        "entryPoints": report.entry_points.iter().map(entry_point).collect::<Vec<_>>(),
        "specConstants": report.spec_constants.iter().map(spec_constant).collect::<Vec<_>>(),
        "reflection": report.reflection.as_ref().map(super::reflection),
    })
}

fn entry_point(entry: &EntryPoint) -> Value {
    let modes =
        entry.modes.iter().map(|(mode, words)| json!({ "mode": format!("{mode:?}"), "operands": words }));
    json!({
        "model": format!("{:?}", entry.model),
        "name": entry.name,
        "function": entry.function.0,
        "interface": entry.interface,
        "modes": modes.collect::<Vec<_>>(),
        "arguments": entry.arguments.iter().map(argument).collect::<Vec<_>>(),
        "resources": entry.resources.iter().map(resource).collect::<Vec<_>>(),
    })
}

fn resource(resource: &Resource) -> Value {
    json!({
        "name": resource.name,
        "type": resource.type_name,
        "storageClass": format!("{:?}", resource.storage_class),
        "place": resource.place.map(|(set, binding)| json!({ "set": set, "binding": binding })),
        "count": resource.count,
        "size": resource.size,
        "format": resource.format.map(|format| format!("{format:?}")),
    })
}

fn argument(argument: &Argument) -> Value {
    json!({
        "name": argument.name,
        "type": argument.type_name,
        "size": argument.size,
        "sourceType": argument.source_type,
        "storageClass": argument.storage_class.map(|class| format!("{class:?}")),
        "byValue": argument.is_by_value,
        "const": argument.is_const,
        "restrict": argument.is_restrict,
        "volatile": argument.is_volatile,
    })
}

fn spec_constant(constant: &SpecConstant) -> Value {
    json!({
        "specId": constant.spec_id,
        "id": constant.id.0,
        "name": constant.name,
        "type": constant.type_name,
        "size": constant.size,
        "default": constant.default,
    })
}
