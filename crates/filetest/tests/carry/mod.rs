//! Carrying a kernel there, back, and there again.

pub(crate) mod law;

use filetest::oracle::{llvm, spirv_tools};
use filetest::{corpus, same_module};
use libtest_mimic::Failed;
use spirv_llvm::{BuiltinDialect, ExtensionPolicy, Options};
use std::path::Path;

/// Translates the bitcode at `path` to SPIR-V, that to bitcode and that to SPIR-V again. Both modules must be valid,
/// the bitcode must pass the verifier of every LLVM, and the second module must hold the instructions of the first.
pub(crate) fn there_and_back(path: &Path) -> Result<(), Failed> {
    carry(path, Options::default())
}

/// The same with pointers that do not say what they point to.
pub(crate) fn without_pointee_types(path: &Path) -> Result<(), Failed> {
    let mut options = Options::default();
    options.spirv.untyped_pointers = true;
    carry(path, options)
}

/// Whatever the builtins are called on the way: the SPIR-V that comes back of a kernel's is from then on the same module.
pub(crate) fn stays(path: &Path) -> Result<(), Failed> {
    let mut options = Options::default();
    options.spirv.extensions = needed(path)?;
    let there = spirv_llvm::llvm_to_spirv(&std::fs::read(path)?, &options)?;
    for dialect in [BuiltinDialect::OpenCl12, BuiltinDialect::OpenCl20, BuiltinDialect::SpirvFriendly] {
        options.llvm.dialect = dialect;
        let first = law::there_and_back(&there.bytes, &options)?;
        let second = law::there_and_back(&first, &options)?;
        same(&law::text_of(&first)?, &law::text_of(&second)?)
            .map_err(|e| format!("{dialect:?}: {}", e.message().unwrap_or_default()))?;
    }
    Ok(())
}

/// The extensions without which a kernel of the corpus cannot be said.
pub(crate) fn needed(path: &Path) -> Result<ExtensionPolicy, Failed> {
    let mut policy = ExtensionPolicy::none();
    for name in corpus::extensions(path)? {
        policy.set(&name, true);
    }
    Ok(policy)
}

fn carry(path: &Path, mut options: Options) -> Result<(), Failed> {
    options.spirv.extensions = needed(path)?;
    options.spirv.extensions.set("SPV_KHR_untyped_pointers", options.spirv.untyped_pointers);
    let options = &options;
    let bitcode = std::fs::read(path)?;
    let there = spirv_llvm::llvm_to_spirv(&bitcode, options).map_err(|e| format!("forward: {e}"))?;
    spirv_tools::validate(&there.bytes).map_err(|e| format!("forward: {e}"))?;
    let back = spirv_llvm::spirv_to_llvm(&there.bytes, options).map_err(|e| format!("reverse: {e}"))?;
    for version in [16, 19, 22, 23] {
        llvm::verify_by(version, &back.bytes).map_err(|e| format!("reverse, for LLVM {version}: {e}"))?;
    }
    let again = spirv_llvm::llvm_to_spirv(&back.bytes, options).map_err(|e| format!("forward again: {e}"))?;
    spirv_tools::validate(&again.bytes).map_err(|e| format!("forward again: {e}"))?;
    same(&spirv_tools::disassemble(&there.bytes)?, &spirv_tools::disassemble(&again.bytes)?)
}

fn same(there: &str, again: &str) -> Result<(), Failed> {
    match same_module::difference(there, again) {
        None => Ok(()),
        Some(report) => Err(format!("forward again: {report}").into()),
    }
}
