//! Named metadata and module-level assembly: memory model, source, and what the module asks for by itself.

use crate::lower::hints::late::require_extension;
use crate::lower::module::Globals;
use crate::lower::module::metadata::literals;
use crate::lower::output::Report;
use llvm_model::{FunctionId, MdId, Metadata, Module, NamedMetadata, Value};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::{modes, modules};
use spirv_module::{AddressingModel, Capability, Op, Operands};
use translate_common::requirements::{Reason, Requirements, obstacle};
use translate_common::{LossKind, Options};

/// Named metadata that is consumed elsewhere, or that says nothing beyond what is written anyway. The generator of a
/// module is this translator. Contraction follows from the instructions' flags.
const IMPLIED: &[&str] = &[
    modules::CAPABILITY,
    modules::EXTENSION,
    modules::FP_CONTRACT,
    modules::GENERATOR,
    modules::SOURCE,
    modules::SPIR_VERSION,
];

/// Memory model, source, and the report of named metadata that is not carried.
pub(in crate::lower) fn lower_module_metadata(globals: &mut Globals<'_>) {
    let input = globals.input();
    let profile = input.options.profile;
    let target = profile.target_of_width(input.layout.pointer(0).bits);
    let addressing = target.map_or(AddressingModel::Logical, |target| target.addressing);
    let model = Operands::new().word(addressing).word(profile.memory_model);
    globals.out().push(Op::MemoryModel, None, None, &model);
    if !globals.module().inline_asm.is_empty() {
        globals.report().error_with_help(
            "module-level inline assembly cannot be expressed in SPIR-V",
            "SPIR-V is no assembly language of a machine; remove it",
        );
    }
    lower_source(globals);
    let mut extensions = FxHashSet::default();
    for named in &globals.module().named_metadata {
        let name = named.name.to_string_lossy();
        match name.as_ref() {
            modules::USED_EXTENSIONS | modules::USED_FEATURES | modules::SOURCE_EXTENSION => {
                lower_source_extensions(globals, named, &mut extensions);
            }
            modules::MEMORY_MODEL => check_memory_model(globals, named, &model),
            modes::BY_NUMBER => check_modes(globals, named),
            "llvm.dbg.cu" => globals.report().lose(LossKind::DebugInfo, "types, variables and scopes"),
            name if IMPLIED.contains(&name) || named.operands.is_empty() => {}
            name if modules::VERSIONS.iter().any(|pair| pair.llvm == name) => {}
            _ => globals.report().lose(LossKind::Metadata, format!("!{name}")),
        }
    }
    if globals.module().summary.is_some() {
        globals.report().lose(LossKind::Metadata, "summary for link-time optimisation");
    }
}

/// OpSource from `spirv.Source` (`!{i32 language, i32 version[, !{!"file"}]}`) or from the OpenCL version.
fn lower_source(globals: &mut Globals<'_>) {
    let module = globals.module();
    if let Some(named) = module.named(modules::SOURCE) {
        for &node in &named.operands {
            let literals = literals(globals.module(), node);
            let &[language, version] = literals.as_slice() else {
                globals.report().lose(LossKind::Metadata, "!spirv.Source");
                continue;
            };
            let file = module.tuple(node).get(2).copied().flatten().and_then(|file| file_name(module, file));
            let file = file.map(|name| globals.out().string(name));
            let operands = Operands::new().word(language).word(version).ids(file);
            globals.out().push(Op::Source, None, None, &operands);
        }
        return;
    }
    let stated = modules::VERSIONS.iter().find_map(|pair| {
        let literals = literals(module, *module.named(pair.llvm)?.operands.first()?);
        let &[major, minor, ..] = literals.as_slice() else { return None };
        Some((pair.spirv, modules::version_number(major, minor)))
    });
    if let Some((language, version)) = stated {
        globals.out().push(Op::Source, None, None, &[language.0, version]);
    }
}

fn lower_source_extensions(globals: &mut Globals<'_>, named: &NamedMetadata, seen: &mut FxHashSet<MdId>) {
    let module = globals.module();
    for &node in &named.operands {
        for &name in module.tuple(node).iter().flatten() {
            if let Some(text) = module.md_string(name)
                && seen.insert(name)
            {
                let operands = Operands::new().bytes(text.as_bytes());
                globals.out().push(Op::SourceExtension, None, None, &operands);
            }
        }
    }
}

/// The target decides the memory model; metadata that says another one is reported.
fn check_memory_model(globals: &mut Globals<'_>, named: &NamedMetadata, model: &[u32]) {
    if named.operands.iter().any(|&node| literals(globals.module(), node) != model) {
        globals.report().lose(LossKind::Metadata, "!spirv.MemoryModel (the target has another one)");
    }
}

/// Execution modes are lowered with their kernels; those of anything else have no place.
fn check_modes(globals: &mut Globals<'_>, named: &NamedMetadata) {
    for &node in &named.operands {
        if !mode_function(globals.module(), node).is_some_and(|function| globals.input().is_kernel(function))
        {
            globals.report().lose(LossKind::Metadata, "!spirv.ExecutionMode (not of a kernel)");
        }
    }
}

/// Adds the capabilities and extensions that the module asks for itself: `!spirv.Capability = !{!{i32 number}}`,
/// `!spirv.Extension = !{!{!"name"}}`. What the options do not allow is reported as lost.
pub(in crate::lower) fn add_stated_needs(
    module: &Module,
    options: &Options,
    report: &mut Report<'_>,
    needs: &mut Requirements,
) {
    for &node in module.named(modules::CAPABILITY).map_or(&[][..], |named| &named.operands) {
        for number in literals(module, node) {
            add_stated_capability(options, report, needs, Capability(number));
        }
    }
    for &node in module.named(modules::EXTENSION).map_or(&[][..], |named| &named.operands) {
        for &name in module.tuple(node).iter().flatten() {
            let Some(name) = module.md_string(name) else { continue };
            let known = name.as_str().and_then(known_extension);
            match known.filter(|name| options.extensions.allows(name)) {
                Some(name) => require_extension(needs, name, "!spirv.Extension", || None),
                None => report.lose(LossKind::Metadata, format!("!spirv.Extension {name}")),
            }
        }
    }
}

fn add_stated_capability(
    options: &Options,
    report: &mut Report<'_>,
    needs: &mut Requirements,
    capability: Capability,
) {
    if needs.capabilities.iter().any(|(known, _)| *known == capability) {
        return;
    }
    let facts = capability.facts().filter(|_| !options.profile.foreign.contains(&capability));
    let obstacle = facts.and_then(|facts| obstacle(&facts.requires, options));
    let Some(facts) = facts.filter(|_| obstacle.is_none()) else {
        return report.lose(LossKind::Metadata, format!("!spirv.Capability {capability:?}"));
    };
    let version = facts.requires.version;
    let extension = facts.requires.extensions.iter().find(|name| options.extensions.allows(name));
    match extension {
        Some(name) if version.is_none_or(|version| version > needs.version) => {
            require_extension(needs, name, "!spirv.Capability", || None);
        }
        _ => needs.version = needs.version.max(version.unwrap_or(needs.version)),
    }
    let reason = Reason { instruction: None, what: "!spirv.Capability".to_owned() };
    needs.capabilities.push((capability, reason));
    needs.capabilities.sort_by_key(|(capability, _)| *capability);
}

/// The function that a node of `!spirv.ExecutionMode` is about.
pub(in crate::lower) fn mode_function(module: &Module, node: MdId) -> Option<FunctionId> {
    match module.metadata[module.tuple(node).first().copied().flatten()?] {
        Metadata::Constant(constant) => module.as_function(Value::Const(constant)),
        _ => None,
    }
}

/// The file of `!spirv.Source`: a string, in a node of its own or not.
fn file_name(module: &Module, file: MdId) -> Option<&[u8]> {
    let text = module.md_string(file).or_else(|| module.md_string(module.tuple(file).first().copied()??));
    text.map(|text| text.as_bytes())
}

/// The name of an extension, if it is one that brings a capability.
fn known_extension(name: &str) -> Option<&'static str> {
    let capabilities = Capability::KIND.enumerants();
    capabilities.flat_map(|facts| facts.requires.extensions.iter()).find(|known| *known == name)
}
