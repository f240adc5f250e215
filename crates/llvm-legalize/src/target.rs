//! The target triple and data layout a module is compiled for.

use llvm_model::{DataLayout, Module};
use spirv_mapping::convention::{modules, shaders};
use translate_common::problems::{LlvmModuleProblem, RequirementProblem, WarningProblem};
use translate_common::{Diagnostics, Options, Place, Problem, Profile, Version};

/// Returns the data layout of a module for a SPIR-V target: its own, with the target's defaults. Every step of a translation
/// uses this one. The triple decides the width of pointers; a layout with another width is a warning, because its other
/// parts still apply to the module. Without a triple the layout decides, also with a warning.
///
/// # Errors
/// Another target, or a data layout that is malformed or big-endian.
pub fn data_layout(
    module: &Module,
    profile: &Profile,
    warnings: &mut Diagnostics,
) -> Result<DataLayout, Diagnostics> {
    let triple = module.triple.to_string_lossy();
    let (base, _) = architecture(&triple);
    let known = if triple.is_empty() || names_no_width(base, module, profile) {
        profile.target_of_width(assumed_width(module, warnings)?)
    } else {
        profile.target_of_architecture(base)
    };
    let Some(target) = known else {
        let (triple, interface) = (triple.into_owned(), profile.interface);
        return Err(LlvmModuleProblem::OtherTarget { triple, interface }.at(Place::Module).into());
    };
    let text = module.data_layout.to_string_lossy();
    let text = if text.is_empty() { target.layout } else { &text };
    let bits = target.pointer_bits;
    // A layout that says nothing of pointers means those of the target, not LLVM's default of 64 bits.
    let layout = parse(&format!("p:{bits}:{bits}-{text}"))?;
    if layout.big_endian {
        let triple = triple.into_owned();
        return Err(LlvmModuleProblem::BigEndian { triple }.at(Place::Module).into());
    }
    let actual = layout.pointer(0).bits;
    if actual == bits {
        return Ok(layout);
    }
    let triple = triple.into_owned();
    warnings.push(WarningProblem::PointerWidth { triple, actual, bits }.at(Place::Module));
    let others = text.split('-').filter(|part| !is_of_pointers(part));
    parse(&others.fold(format!("p:{bits}:{bits}"), |all, part| all + "-" + part))
}

/// Returns whether a triple names SPIR-V but no width of pointers. Shaders need a triple with their system.
fn names_no_width(architecture: &str, module: &Module, profile: &Profile) -> bool {
    let attributes = &module.attributes;
    let is_shader = |set| attributes.string(set, shaders::STAGE).is_some();
    architecture == "spirv"
        && profile.has_kernels
        && !module.functions.values().any(|f| is_shader(attributes.list(f.attributes).function))
}

/// How wide pointers are in a module without a triple.
fn assumed_width(module: &Module, warnings: &mut Diagnostics) -> Result<u32, Diagnostics> {
    let layout = parse(&module.data_layout.to_string_lossy())?;
    let bits = if layout.pointer(0).bits == 32 { 32 } else { 64 };
    let warning = if module.triple.is_empty() {
        WarningProblem::NoTarget { bits }
    } else {
        WarningProblem::NoPointerWidth { triple: module.triple.to_string_lossy().into_owned(), bits }
    };
    warnings.push(warning.at(Place::Module));
    Ok(bits)
}

/// Whether a part of a data layout describes pointers: `p`, `p1`, with flags behind the `p`.
fn is_of_pointers(part: &str) -> bool {
    part.starts_with('p')
}

fn parse(text: &str) -> Result<DataLayout, Diagnostics> {
    // The reader of the module has parsed it.
    DataLayout::parse(text)
        .map_err(|error| Problem::internal(format!("{error} in a valid module")).at(Place::Module).into())
}

/// The version that a triple asks for (`spirv64v1.4`): the module is made for consumers that have it.
///
/// # Errors
/// A version that SPIR-V does not have, or one above the highest that the options allow.
pub fn version(module: &Module, options: &Options) -> Result<Option<Version>, Diagnostics> {
    let triple = module.triple.to_string_lossy();
    let Some(text) = architecture(&triple).1 else { return Ok(stated_version(module, options)) };
    let Ok(version) = text.parse::<Version>() else {
        let (triple, version) = (triple.clone().into_owned(), text.to_owned());
        return Err(LlvmModuleProblem::UnknownVersion { triple, version }.at(Place::Module).into());
    };
    if version > options.spirv.max_version {
        let (triple, max) = (triple.into_owned(), options.spirv.max_version);
        return Err(RequirementProblem::TargetVersion { triple, version, max }.at(Place::Module).into());
    }
    Ok(Some(version))
}

/// The version that a module of shaders states beside its triple, if it is one that the options allow.
fn stated_version(module: &Module, options: &Options) -> Option<Version> {
    let &node = module
        .named(modules::VERSION)
        .filter(|_| options.spirv.profile.states_requirements)?
        .operands
        .first()?;
    let &[major, minor] = module.tuple(node) else { return None };
    let version = format!("{}.{}", module.md_u64(major?)?, module.md_u64(minor?)?);
    version.parse().ok().filter(|version| *version <= options.spirv.max_version)
}

/// The architecture of a triple, and the version of SPIR-V behind it.
fn architecture(triple: &str) -> (&str, Option<&str>) {
    let architecture = triple.split('-').next().unwrap_or_default();
    match architecture.rsplit_once('v') {
        // `spirv1.5`, not `spirv64v1.5`.
        Some(("spir", version)) if version.contains('.') => ("spirv", Some(version)),
        Some((base, version)) if version.contains('.') => (base, Some(version)),
        _ => (architecture, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use translate_common::profile;

    fn with(triple: &str, layout: &str) -> Result<u32, Diagnostics> {
        let module = Module { triple: triple.into(), data_layout: layout.into(), ..Module::default() };
        super::data_layout(&module, &profile::KERNEL, &mut Diagnostics::default())
            .map(|layout| layout.pointer(1).bits)
    }

    #[test]
    fn triples() {
        assert_eq!(with("spir-unknown-unknown", "").ok(), Some(32));
        assert_eq!(with("spirv64v1.4-unknown-unknown", "").ok(), Some(64));
        assert!(with("x86_64-pc-linux-gnu", "").is_err());
        assert_eq!(with("", "").ok(), Some(64));
        assert_eq!(with("", "e-p:32:32").ok(), Some(32));
        assert_eq!(with("spir", "e-i64:64").ok(), Some(32));
        assert!(with("spir64", "e-q").is_err());
        assert!(with("spir64", "E").is_err());
    }

    #[test]
    fn the_triple_decides_how_wide_pointers_are() {
        for layout in ["e-p:64:64:64-i64:64", "e-p1:64:64-p:64:64", "e-m:e-p0:64:64"] {
            let module = Module { triple: "spir".into(), data_layout: layout.into(), ..Module::default() };
            let mut warnings = Diagnostics::default();
            let found = super::data_layout(&module, &profile::KERNEL, &mut warnings)
                .map(|l| (l.pointer(0).bits, l.pointer(1).bits));
            assert_eq!(found.ok(), Some((32, 32)), "{layout}");
            assert!(warnings.to_string().contains("its pointers have 64 bits"), "{layout}: {warnings}");
        }
    }

    #[test]
    fn versions() {
        let wants = |triple: &str| {
            let module = Module { triple: triple.into(), ..Module::default() };
            let mut options = Options::default();
            options.spirv.max_version = Version::V1_5;
            version(&module, &options)
        };
        assert_eq!(wants("spirv64-unknown-unknown").ok(), Some(None));
        assert_eq!(wants("spirv32v1.4-unknown-unknown").ok(), Some(Some(Version::V1_4)));
        assert!(wants("spirv64v1.6-unknown-unknown").is_err());
        assert!(wants("spirv64v1.9-unknown-unknown").is_err());
    }
}
