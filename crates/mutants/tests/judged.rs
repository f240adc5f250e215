//! What is made of mutants that are accepted is valid for external tools.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

use filetest::oracle;
use mutants::{Format, Seeds};
use spirv_llvm::{ExtensionPolicy, Options};

/// How many accepted mutants each direction judges; `MUTANTS` asks for another number, `MUTANTS_SEED` for others.
const COUNT: u64 = 60;

fn from_environment(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| text.parse().unwrap())
}

type Translate = fn(&[u8], &Options) -> Result<spirv_llvm::Translation, spirv_llvm::Error>;

/// Translates mutants until enough were accepted, and lists those whose translation the judge refuses.
fn judge<E: std::fmt::Display>(format: Format, translate: Translate, valid: impl Fn(&[u8]) -> Result<(), E>) {
    let seeds = Seeds::of_corpus(&[".ll", ".O0.bc", ".O2.bc", ".spvasm"], 24_000).unwrap();
    let mut options = Options::default();
    options.spirv.extensions = ExtensionPolicy::all();
    for name in oracle::UNKNOWN_EXTENSIONS {
        options.spirv.extensions.set(name, false);
    }
    let (wanted, first) = (from_environment("MUTANTS", COUNT), from_environment("MUTANTS_SEED", 1) << 32);
    let (mut accepted, mut refused) = (0, Vec::new());
    for number in first.. {
        let mutant = seeds.mutant(format, number);
        let Ok(translation) = translate(&mutant, &options) else { continue };
        accepted += 1;
        if let Err(e) = valid(&translation.bytes) {
            refused.push(format!("mutant {number}: {e}"));
            if let Ok(folder) = std::env::var("MUTANTS_KEEP") {
                std::fs::write(format!("{folder}/{format:?}.{number}"), &mutant).unwrap();
            }
        }
        if accepted >= wanted {
            break;
        }
    }
    assert!(refused.is_empty(), "{} of {accepted} refused:\n{}", refused.len(), refused.join("\n"));
}

#[test]
fn spirv_of_mutants_is_valid() {
    judge(Format::Bitcode, spirv_llvm::llvm_to_spirv, oracle::spirv_tools::validate);
}

#[test]
fn spirv_of_damaged_texts_is_valid() {
    judge(Format::LlvmAssembly, spirv_llvm::llvm_to_spirv, oracle::spirv_tools::validate);
}

#[test]
fn shaders_of_damaged_texts_are_valid() {
    judge(Format::ShaderAssembly, spirv_llvm::llvm_to_spirv, |module| {
        // A mutant with another triple is a module of kernels.
        let text = oracle::spirv_tools::disassemble(module);
        match text.is_ok_and(|text| text.contains("OpCapability Kernel\n")) {
            true => oracle::spirv_tools::validate(module),
            false => oracle::spirv_tools::validate_shader(module),
        }
    });
}

#[test]
fn bitcode_of_mutants_is_valid() {
    judge(Format::Spirv, spirv_llvm::spirv_to_llvm, oracle::llvm::verify);
}
