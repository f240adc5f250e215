//! The target triple and data layout a module is compiled for.

use llvm_model::{DataLayout, Module};
use translate_common::{Diagnostic, Diagnostics, Place};

/// Architectures of triples that mean SPIR-V, and the width of their pointers in bits.
const ARCHITECTURES: &[(&str, u32)] = &[("spir", 32), ("spir64", 64), ("spirv32", 32), ("spirv64", 64)];

/// What an empty data layout means for each pointer width: that of clang's SPIR targets.
const LAYOUTS: [(u32, &str); 2] = [
    (32, "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"),
    (64, "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"),
];

/// The data layout of a module for a SPIR-V target.
///
/// # Errors
/// Another target, or a data layout that is malformed or does not fit it.
pub(crate) fn layout(module: &Module) -> Result<DataLayout, Diagnostics> {
    let triple = module.triple.to_string_lossy();
    let architecture = triple.split('-').next().unwrap_or_default();
    // `spirv64v1.4` asks for a version, which is the options' business.
    let base = match architecture.split_once('v').filter(|_| architecture.contains('.')) {
        Some(_) => architecture.rsplit_once('v').map_or(architecture, |(base, _)| base),
        None => architecture,
    };
    let Some(&(_, bits)) = ARCHITECTURES.iter().find(|(name, _)| *name == base) else {
        let message = format!("the module is for the target \"{triple}\", which is not SPIR-V with OpenCL");
        let help = "compile for spir64 or spirv64 (32-bit pointers: spir, spirv32)";
        return Err(Diagnostic::error(Place::Module, message).help(help).into());
    };
    let text = module.data_layout.to_string_lossy();
    let text = if text.is_empty() {
        LAYOUTS.iter().find(|(width, _)| *width == bits).map_or("", |(_, layout)| layout)
    } else {
        &text
    };
    let layout = DataLayout::parse(text).map_err(|error| {
        Diagnostic::error(Place::Module, error.to_string())
            .help("use the data layout that clang gives the target")
    })?;
    let actual = layout.pointer(0).bits;
    if actual != bits || layout.big_endian {
        let message =
            format!("the data layout does not fit the target \"{triple}\": its pointers have {actual} bits");
        return Err(Diagnostic::error(Place::Module, message)
            .help("SPIR-V for OpenCL is little-endian; use the data layout that clang gives the target")
            .into());
    }
    Ok(layout)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(triple: &str, layout: &str) -> Result<u32, Diagnostics> {
        let module = Module { triple: triple.into(), data_layout: layout.into(), ..Module::default() };
        super::layout(&module).map(|layout| layout.pointer(1).bits)
    }

    #[test]
    fn triples() {
        assert_eq!(with("spir-unknown-unknown", "").ok(), Some(32));
        assert_eq!(with("spirv64v1.4-unknown-unknown", "").ok(), Some(64));
        assert!(with("x86_64-pc-linux-gnu", "").is_err());
        assert!(with("spir", "e-p:64:64").is_err());
        assert!(with("spir64", "e-q").is_err());
    }
}
