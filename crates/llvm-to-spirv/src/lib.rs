//! From LLVM IR to SPIR-V, in three steps: [`llvm_legalize`] rewrites the module into the part of LLVM IR that has
//! equivalents in SPIR-V, [`typing`] infers one pointee type for every opaque pointer, and lowering writes the SPIR-V
//! module.
//!
//! [`translate`] does all three. It returns a module that needs the least version, capabilities and extensions that
//! suffice, or every error it could find, each with its place.

mod explain;
mod lower;
pub mod typing;

pub(crate) use translate_common::llvm_place as place;

pub use llvm_legalize::data_layout;

pub use shader_legalize::{Decision, Note};

pub use explain::{Explanation, PointerCast, PointerExplanation, explain};

use llvm_model::{DataLayout, Module};
use spirv_mapping::convention::{self, amd, flags, modes, modules, specialization, vector_compute};
use translate_common::forms::BlockParameters;
use translate_common::{Diagnostics, Losses, Options, Profile, Version, profile, shaders};

/// A translated module, with losses and warnings.
#[derive(Clone, Debug)]
pub struct Output {
    /// The SPIR-V module. Its generator word is 0: this translator has no number in the Khronos registry.
    pub module: spirv_module::Module,
    /// Things the user should know.
    pub warnings: Diagnostics,
    /// The parts of the module that are not preserved.
    pub losses: Losses,
}

/// Translates a module.
///
/// # Errors
/// Everything in the module that cannot be expressed in SPIR-V under `options`, with places and advice. At most
/// [`translate_common::diagnostics::MAX_ERRORS`] of them are kept.
pub fn translate(module: Module, options: &Options) -> Result<Output, Diagnostics> {
    Ok(run(module, options, None)?.0)
}

/// Returns whether any function is for the vector compiler. The names of its callees include vectors of any length,
/// which are not split wherever that is allowed.
fn is_of_vector_compute(module: &Module) -> bool {
    let attributes = &module.attributes;
    let mut functions =
        module.functions.values().map(|function| attributes.list(function.attributes).function);
    functions.any(|set| attributes.string(set, vector_compute::FUNCTION).is_some())
}

/// Gives a module whose kernels become compute shaders the triple of these, and returns the data layout of the kernels: what is
/// in memory has it. `None` if they stay kernels, or the module is one of shaders.
fn aim_at_vulkan(
    module: &mut Module,
    options: &Options,
    diagnostics: &mut Diagnostics,
) -> Result<Option<DataLayout>, Diagnostics> {
    let is_shader = Profile::of_triple(&module.triple.to_string_lossy()).is_some();
    let may_be_shader = is_shader || module.triple.is_empty() && !shader_legalize::has_kernels(module);
    if options.spirv.vulkan_kernels.is_none() || may_be_shader {
        return Ok(None);
    }
    let layout = data_layout(module, &profile::KERNEL, diagnostics)?;
    module.triple = shader_triple(options.spirv.max_version).into();
    // That of the kernels does not hold for shaders.
    module.named_metadata.retain(|named| named.name != modules::MEMORY_MODEL);
    Ok(Some(layout))
}

/// The triple of shaders for an environment that reads SPIR-V up to `version`.
fn shader_triple(version: Version) -> String {
    let systems = profile::SHADER.systems;
    let newest = systems.iter().rfind(|(highest, _)| *highest <= version);
    let system = newest.or(systems.first()).map_or("vulkan1.0", |(_, name)| name);
    // Storage buffers, and operations of subgroups, need no extension since 1.3.
    let Version { major, minor, .. } = version.min(Version::V1_3);
    format!("spirv{major}.{minor}-unknown-{system}-compute")
}

/// Whether metadata states constants that a specialization chooses, which may be signed.
fn has_spec_nodes(module: &Module) -> bool {
    module.find_md_kind(specialization::SPEC_CONSTANTS).is_some()
        || [
            specialization::ARRAY_LENGTH,
            specialization::TYPE_OPERANDS,
            specialization::WORKGROUP_SIZE,
            modes::BY_NUMBER,
        ]
        .iter()
        .any(|name| module.named(name).is_some())
}

/// Whether a member of a structure is stated to have signed integers.
fn has_signed_members(module: &Module) -> bool {
    let structures = module.named(convention::shaders::STRUCTURE).map_or(&[][..], |named| &named.operands);
    let members = structures.iter().flat_map(|&structure| module.tuple(structure)).flatten();
    let facts = members.flat_map(|&member| module.tuple(member)).flatten();
    facts
        .copied()
        .any(|fact| module.md_string(fact).is_some_and(|text| *text == *convention::shaders::SIGNED_MEMBER))
}

/// Whether the module specifies which of its integers are signed.
fn keeps_signs(module: &Module, options: &Options) -> bool {
    let is_stated = || {
        module.find_md_kind(convention::shaders::SIGNED).is_some()
            || has_signed_members(module)
            || has_spec_nodes(module)
    };
    options.spirv.profile.integers_have_signs && is_stated()
}

/// Whether functions may be lowered apart from each other: they depend on others only through tables in which equal entries are
/// one.
fn has_separate_functions(module: &Module, options: &Options) -> bool {
    options.run.threads > 1
        && options.spirv.profile.has_kernels
        && !has_spec_nodes(module)
        && !module.has_debug_info()
        && !options.asks_for(flags::FLOAT_CONTROLS)
}

/// Runs the three steps. With `questions` the run records explanations.
fn run(
    mut module: Module,
    options: &Options,
    questions: Option<&explain::Questions>,
) -> Result<(Output, Option<Explanation>), Diagnostics> {
    let mut diagnostics = Diagnostics::default();
    let mut losses = Losses::default();
    let kernels = aim_at_vulkan(&mut module, options, &mut diagnostics)?;
    // The target determines the flavor of the output, and the features that its consumers can read.
    let mut options = match Profile::of_triple(&module.triple.to_string_lossy()) {
        Some((profile, highest)) => {
            let mut options = options.for_flavour(profile).into_owned();
            options.spirv.max_version = options.spirv.max_version.min(highest);
            options
        }
        None => options.clone(),
    };
    if amd::is_amd(&module.triple.to_string_lossy()) {
        options.for_amd();
    }
    if options.spirv.profile.states_requirements {
        shaders::allow_stated(&module, &mut options.spirv.extensions);
    } else {
        if is_of_vector_compute(&module) {
            options.spirv.extensions.ask_for(&[vector_compute::EXTENSION, vector_compute::LONG_VECTORS]);
        }
        llvm_legalize::widths::ask_for(&module, &mut options.spirv.extensions);
    }
    let layout = match kernels {
        Some(layout) => layout,
        None => data_layout(&module, options.spirv.profile, &mut diagnostics)?,
    };
    if let Some(version) = llvm_legalize::target::version(&module, &options)? {
        // An explicitly requested version is kept: hints do not raise it.
        options.spirv.min_version = options.spirv.min_version.max(version);
        options.spirv.hints_raise_version = false;
    }
    let options = &options;
    let mut notes = shader_legalize::Notes::new(questions.is_some());
    let structors = if !options.spirv.profile.control_flow_is_structured {
        llvm_legalize::run(&mut module, &layout, options, &mut diagnostics, &mut losses)
    } else {
        shader_legalize::run(&mut module, &layout, options, &mut diagnostics, &mut losses, &mut notes);
        Some(llvm_legalize::Structors::default())
    };
    let Some(structors) = structors else { return Err(diagnostics) };
    let shaders = shaders::Shaders::of(&module);
    options.end_stage("legalize", "instructions", || module.instruction_count());
    let common =
        lower::CommonTypes { i32: module.types.int(32), size: module.types.int(layout.pointer(0).bits) };
    let explain = questions.is_some();
    let defaults = typing::Defaults {
        default_pointee: options.spirv.profile.narrowest_integer,
        blocks_are_bytes: options.forms().block_parameters == BlockParameters::Bytes,
    };
    let (pointers, reasons) = if explain {
        let (pointers, reasons) = typing::PointerTypes::explained(&mut module, &layout, defaults);
        (pointers, Some(reasons))
    } else {
        (typing::PointerTypes::solve(&mut module, &layout, defaults, options.host(&|| true)), None)
    };
    options.end_stage("type pointers", "types", || module.types.len());
    let keeps_signs = keeps_signs(&module, options);
    let can_part = !explain && !keeps_signs && has_separate_functions(&module, options);
    let input = lower::Input {
        keeps_signs,
        can_part,
        module: &module,
        shaders: &shaders,
        layout: &layout,
        options,
        pointers: &pointers,
        common,
        explain,
    };
    let (output, explained) = lower::run(input, structors, diagnostics, losses)?;
    options.end_stage("lower", "instructions", || output.module.list().len());
    let explanation = match (questions, reasons, explained) {
        (Some(questions), Some(reasons), Some(explained)) => {
            let mut explanation = questions.answer(&module, &pointers, &reasons, explained);
            explanation.decisions = notes.into_list();
            Some(explanation)
        }
        _ => None,
    };
    options.free(module);
    Ok((output, explanation))
}
