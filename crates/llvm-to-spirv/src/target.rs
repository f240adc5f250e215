//! The target triple and data layout a module is compiled for.

use llvm_model::{DataLayout, Module};
use translate_common::{Diagnostic, Diagnostics, Options, Place, Profile, Version};

/// The data layout of a module for a SPIR-V target: its own, and where that says nothing the target's. Every step of a
/// translation goes by this one.
///
/// # Errors
/// Another target, or a data layout that is malformed or does not fit it.
pub fn data_layout(module: &Module, profile: &Profile) -> Result<DataLayout, Diagnostics> {
    let triple = module.triple.to_string_lossy();
    let (base, _) = architecture(&triple);
    let Some(target) = profile.target_of_architecture(base) else {
        let interface = profile.interface;
        let message =
            format!("the module is for the target \"{triple}\", which is not SPIR-V with {interface}");
        let help = "compile for spir64 or spirv64 (32-bit pointers: spir, spirv32)";
        return Err(Diagnostic::error(Place::Module, message).help(help).into());
    };
    let text = module.data_layout.to_string_lossy();
    let text = if text.is_empty() { target.layout } else { &text };
    let bits = target.pointer_bits;
    // A layout that says nothing of pointers means those of the target, not LLVM's default of 64 bits.
    let text = format!("p:{bits}:{bits}-{text}");
    let layout = DataLayout::parse(&text).map_err(|error| {
        Diagnostic::error(Place::Module, error.to_string())
            .help("use the data layout that clang gives the target")
    })?;
    let actual = layout.pointer(0).bits;
    if actual != bits || layout.big_endian {
        let message =
            format!("the data layout does not fit the target \"{triple}\": its pointers have {actual} bits");
        return Err(Diagnostic::error(Place::Module, message)
            .help("SPIR-V is little-endian; use the data layout that clang gives the target")
            .into());
    }
    Ok(layout)
}

/// The version that a triple asks for (`spirv64v1.4`): the module is made for consumers that have it.
///
/// # Errors
/// A version that SPIR-V does not have, or one above the highest that the options allow.
pub(crate) fn version(module: &Module, options: &Options) -> Result<Option<Version>, Diagnostics> {
    let triple = module.triple.to_string_lossy();
    let Some(text) = architecture(&triple).1 else { return Ok(None) };
    let Ok(version) = text.parse::<Version>() else {
        let message = format!("the target \"{triple}\" names the version {text}, which SPIR-V does not have");
        return Err(Diagnostic::error(Place::Module, message).help("SPIR-V has versions 1.0 to 1.6").into());
    };
    if version > options.max_version {
        let message = format!(
            "the target \"{triple}\" wants version {version}, but only versions up to {} are allowed",
            options.max_version
        );
        let help = format!("allow it with --spirv-max-version={version}");
        return Err(Diagnostic::error(Place::Module, message).help(help).into());
    }
    Ok(Some(version))
}

/// The architecture of a triple, and the version of SPIR-V behind it.
fn architecture(triple: &str) -> (&str, Option<&str>) {
    let architecture = triple.split('-').next().unwrap_or_default();
    match architecture.rsplit_once('v') {
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
        super::data_layout(&module, &profile::KERNEL).map(|layout| layout.pointer(1).bits)
    }

    #[test]
    fn triples() {
        assert_eq!(with("spir-unknown-unknown", "").ok(), Some(32));
        assert_eq!(with("spirv64v1.4-unknown-unknown", "").ok(), Some(64));
        assert!(with("x86_64-pc-linux-gnu", "").is_err());
        assert_eq!(with("spir", "e-i64:64").ok(), Some(32));
        assert!(with("spir", "e-p:64:64").is_err());
        assert!(with("spir64", "e-q").is_err());
    }

    #[test]
    fn versions() {
        let wants = |triple: &str| {
            let module = Module { triple: triple.into(), ..Module::default() };
            let mut options = Options::default();
            options.max_version = Version::V1_5;
            version(&module, &options)
        };
        assert_eq!(wants("spirv64-unknown-unknown").ok(), Some(None));
        assert_eq!(wants("spirv32v1.4-unknown-unknown").ok(), Some(Some(Version::V1_4)));
        assert!(wants("spirv64v1.6-unknown-unknown").is_err());
        assert!(wants("spirv64v1.9-unknown-unknown").is_err());
    }
}
