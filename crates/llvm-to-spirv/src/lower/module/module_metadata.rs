//! Named metadata and module-level assembly: memory model, source, and the requirements that the module states.

use crate::lower::hints::late::require_extension;
use crate::lower::module::metadata::literals;
use crate::lower::module::{Globals, source};
use crate::lower::output::Report;
use llvm_model::{FunctionId, MdId, Metadata, Module, NamedMetadata, Value};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::{modes, modules, non_semantic, shaders, specialization};
use spirv_module::{AddressingModel, Capability, MemoryModel, Op, Operands};
use translate_common::losses::LossReason;
use translate_common::problems::{LlvmModuleProblem, RequirementProblem};
use translate_common::requirements::{Reason, Requirements, obstacle};
use translate_common::{Lost, Options};

/// Named metadata that is consumed elsewhere, or that is redundant with the output. The generator of a module is this
/// translator. Contraction follows from the instructions' flags.
const IMPLIED: &[&str] = &[
    specialization::ARRAY_LENGTH,
    specialization::TYPE_OPERANDS,
    specialization::WORKGROUP_SIZE,
    modules::CAPABILITY,
    modules::EXTENSION,
    modules::FP_CONTRACT,
    modules::GENERATOR,
    modules::MEMBER_NAME,
    modules::SOURCE,
    modules::SPIR_VERSION,
];

/// Capabilities that a module has only if its memory model is that of Vulkan.
const OF_VULKAN_MODEL: [Capability; 2] =
    [Capability::VulkanMemoryModel, Capability::VulkanMemoryModelDeviceScope];

/// Memory model, source, and the report of named metadata that is not carried.
pub(in crate::lower) fn lower_module_metadata(globals: &mut Globals<'_>) {
    let input = globals.input();
    let profile = input.options.spirv.profile;
    let target = profile.target_of_width(input.layout.pointer(0).bits);
    let addressing = target.map_or(AddressingModel::Logical, |target| target.addressing);
    let said = input.shaders.model.filter(|(addressing, memory)| {
        profile.states_requirements
            && profile.target_of_addressing(*addressing).is_some()
            && profile.memory_models.contains(memory)
    });
    let (addressing, memory) = said.unwrap_or((addressing, profile.memory_model()));
    let model = Operands::new().word(addressing).word(memory);
    globals.out().push(Op::MemoryModel, None, None, &model);
    if !globals.module().inline_asm.is_empty() {
        globals.report().problem(LlvmModuleProblem::Assembly);
    }
    let mut extensions = FxHashSet::default();
    for list in &globals.module().named_metadata {
        let name = list.name.to_string_lossy();
        match name.as_ref() {
            modules::USED_EXTENSIONS | modules::USED_FEATURES | modules::SOURCE_EXTENSION => {
                source::lower_source_extensions(globals, list, &mut extensions);
            }
            modules::PROCESSED => source::lower_module_processed(globals, list),
            modules::MEMORY_MODEL => check_memory_model(globals, list, &model),
            modes::BY_NUMBER => check_modes(globals, list),
            modules::SAMPLER_IMAGE_ADDRESSING if profile.states_requirements => {
                lower_sampler_image_addressing(globals, list);
            }
            // With the rest of the debug information, and behind the functions.
            "llvm.dbg.cu" | non_semantic::LIST => {}
            shaders::ENTRY_POINT | shaders::STRUCTURE | shaders::POINTER_STRIDE | modules::VERSION
                if profile.states_requirements => {}
            name if IMPLIED.contains(&name) || list.operands.is_empty() => {}
            name if modules::VERSIONS.iter().any(|pair| pair.llvm == name) => {}
            _ => globals.report().lose(Lost::metadata(name.to_string())),
        }
    }
    source::lower_source(globals);
    if globals.module().summary.is_some() {
        globals.report().lose(Lost::Summary);
    }
}

/// The target decides the memory model; metadata with another one is reported.
fn check_memory_model(globals: &mut Globals<'_>, named: &NamedMetadata, model: &[u32]) {
    if named.operands.iter().any(|&node| literals(globals.module(), node) != model) {
        globals.report().lose(Lost::Metadata(
            "spirv.MemoryModel".into(),
            LossReason::Because("the target has another one".into()),
        ));
    }
}

/// Emits OpSamplerImageAddressingModeNV, which a module has at most once. Addresses have 32 or 64 bits.
fn lower_sampler_image_addressing(globals: &mut Globals<'_>, named: &NamedMetadata) {
    match named.operands.first().map(|&node| literals(globals.module(), node)).as_deref() {
        Some(&[bits @ (32 | 64)]) => {
            globals.out().push(Op::SamplerImageAddressingModeNV, None, None, &[bits]);
        }
        _ => globals.report().lose(Lost::metadata(modules::SAMPLER_IMAGE_ADDRESSING)),
    }
}

/// Execution modes are lowered with their kernels; those of anything else have no place.
fn check_modes(globals: &mut Globals<'_>, named: &NamedMetadata) {
    for &node in &named.operands {
        if !mode_function(globals.module(), node).is_some_and(|function| globals.input().is_kernel(function))
        {
            globals
                .report()
                .lose(Lost::Metadata(modes::BY_NUMBER.into(), LossReason::Because("not of a kernel".into())));
        }
    }
}

/// Returns the extensions that the module states and the options allow, each with the metadata that states it.
pub(in crate::lower) fn stated_extensions(
    module: &Module,
    options: &Options,
) -> Vec<(&'static str, &'static str)> {
    let nodes = module.named(modules::EXTENSION).map_or(&[][..], |named| &named.operands);
    let names = nodes.iter().flat_map(|&node| module.tuple(node)).flatten();
    let known = names.filter_map(|&name| known_extension(module.md_string(name)?.as_str()?));
    known
        .filter(|name| options.spirv.extensions.allows(name))
        .map(|name| (name, "!spirv.Extension"))
        .collect()
}

/// Whether the module states that others are linked with it.
pub(in crate::lower) fn states_linkage(module: &Module) -> bool {
    let nodes = module.named(modules::CAPABILITY).map_or(&[][..], |named| &named.operands);
    nodes.iter().any(|&node| literals(module, node).contains(&Capability::Linkage.0))
}

/// Adds the capabilities and extensions that the module states itself: `!spirv.Capability = !{!{i32 number}}`,
/// `!spirv.Extension = !{!{!"name"}}`. Those that the options do not allow are reported as lost.
pub(in crate::lower) fn add_stated_needs(
    module: &Module,
    options: &Options,
    report: &mut Report<'_>,
    needs: &mut Requirements,
    out: &spirv_module::Module,
) {
    let mut written = out.instructions();
    let model = written.find(|instruction| instruction.op() == Op::MemoryModel);
    let memory = model.and_then(|model| model.operands().get(1).copied()).map(MemoryModel);
    for &node in module.named(modules::CAPABILITY).map_or(&[][..], |named| &named.operands) {
        for number in literals(module, node) {
            let capability = Capability(number);
            if OF_VULKAN_MODEL.contains(&capability) && memory != Some(MemoryModel::Vulkan) {
                report.lose(Lost::StatedCapability(capability));
                continue;
            }
            add_stated_capability(options, report, needs, capability);
        }
    }
    for &node in module.named(modules::EXTENSION).map_or(&[][..], |named| &named.operands) {
        for &name in module.tuple(node).iter().flatten() {
            let Some(name) = module.md_string(name) else { continue };
            // Those that are allowed are there.
            let known = name.as_str().and_then(known_extension);
            if let Some(name) = known.filter(|name| options.spirv.extensions.forbids(name)) {
                report.problem(RequirementProblem::MetadataExtension { name: name.to_owned() });
            } else if known.is_none_or(|name| !options.spirv.extensions.allows(name)) {
                report.lose(Lost::StatedExtension(name.to_string()));
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
    let facts = capability.facts().filter(|_| !options.spirv.profile.foreign.contains(&capability));
    let obstacle = facts.and_then(|facts| obstacle(&facts.requires, options));
    let Some(facts) = facts.filter(|_| obstacle.is_none()) else {
        return report.lose(Lost::StatedCapability(capability));
    };
    let version = facts.requires.version;
    let extension = facts.requires.extensions.iter().find(|name| options.spirv.extensions.allows(name));
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

/// The name of an extension, if it is one that brings a capability.
fn known_extension(name: &str) -> Option<&'static str> {
    let capabilities = Capability::KIND.enumerants();
    capabilities.flat_map(|facts| facts.requires.extensions.iter()).find(|known| *known == name)
}
