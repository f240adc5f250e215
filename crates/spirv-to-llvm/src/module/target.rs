//! The target: triple and data layout that follow from the memory model.

use crate::fail::fail;
use crate::ids::Ids;
use crate::input::Input;
use crate::report::Report;
use llvm_model::{DataLayout, Module, TypeId, Types};
use spirv_mapping::convention::{amd, shaders};
use spirv_module::MemoryModel;
use translate_common::Problem;
use translate_common::problems::ModuleProblem;

/// Checks that the memory model is one of the flavour's.
pub(crate) fn check_memory_model(input: Input<'_>, ids: &mut Ids<'_>, report: &mut Report<'_>) {
    let Some(inst) = input.scan.memory_model else {
        report.module_error(fail(Problem::internal("a module without OpMemoryModel")));
        return;
    };
    let profile = input.options.spirv.profile;
    let addressing = input.scan.addressing();
    if profile.target_of_addressing(addressing).is_none() {
        let known: Vec<String> = profile.targets.iter().map(|t| format!("{:?}", t.addressing)).collect();
        let help = format!(
            "{} modules have {}; {} may have others",
            profile.name,
            known.join(" or "),
            profile.others
        );
        report.error(ids, inst, fail(ModuleProblem::AddressingModel { addressing, help }));
    }
    let memory = MemoryModel(inst.operands().get(1).copied().unwrap_or(u32::MAX));
    if !profile.memory_models.contains(&memory) {
        let known: Vec<String> = profile.memory_models.iter().map(|model| format!("{model:?}")).collect();
        let fail = fail(ModuleProblem::MemoryModel {
            memory: format!("{memory:?}"),
            flavor: profile.name,
            known: known.join(" or "),
        });
        report.error(ids, inst, fail);
    }
}

/// A module for the target, with nothing in it, and the target's layout.
pub(crate) fn empty_module(input: Input<'_>) -> (Module, DataLayout) {
    let profile = input.options.spirv.profile;
    // Without a target, which is reported, any will do for the rest to be looked at.
    let target = profile.target_of_addressing(input.scan.addressing()).or(profile.targets.last());
    let version = input.module.header.version;
    let is_amd = profile.has_kernels && amd::is_generator(input.module.header.generator);
    let triple = match target {
        Some(_) if is_amd => amd::TRIPLE.to_owned(),
        Some(target) => profile.triple(target, version, stage(input)),
        None => String::new(),
    };
    let layout = target.map_or("", |target| target.layout);
    let module = Module { triple: triple.into(), data_layout: layout.into(), ..Module::default() };
    // The string is a constant that parses.
    (module, DataLayout::parse(layout).unwrap_or_default())
}

/// The stage of all entry points; `None` if they have several.
fn stage(input: Input<'_>) -> Option<&'static str> {
    let mut stages = input.scan.entry_points.iter().map(|entry| shaders::stage(entry.model()));
    let first = stages.next()??;
    stages.all(|stage| stage == Some(first)).then_some(first)
}

/// The integer type as wide as a pointer.
pub(crate) fn size_type(input: Input<'_>, types: &mut Types) -> TypeId {
    types.int(input.pointer_width())
}
