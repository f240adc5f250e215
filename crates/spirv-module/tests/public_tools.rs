//! Modules that public tools make (clang's SPIR-V target, glslang, naga), through everything: decode, encode, check,
//! disassemble, assemble; judged by SPIRV-Tools and `rspirv`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may too")]

mod common;

use common::tools::{run, try_run};
use rayon::prelude::*;
use spirv_module::{
    DisassembleOptions, IdNames, InternalTextStyle, Module, Version, assemble, check, disassemble,
    parse_internal_text, write_internal_text,
};
use std::path::{Path, PathBuf};

/// The files of a directory of this crate's or the project's, by name.
fn sources(directory: &str, extension: Option<&str>) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join(directory);
    let mut sources: Vec<PathBuf> = std::fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| extension.is_none_or(|extension| path.extension().is_some_and(|e| e == extension)))
        .collect();
    sources.sort();
    sources
}

/// Compiles a source and takes the module through everything. False when the tool cannot compile it.
fn compile_and_try(tool: &str, source: &Path, options: &[&str]) -> bool {
    let stem = source.file_name().unwrap().to_string_lossy();
    let output = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{stem}{}.spv", options.concat()));
    let mut arguments: Vec<&std::ffi::OsStr> = options.iter().map(std::ffi::OsStr::new).collect();
    arguments.extend([source.as_os_str(), "-o".as_ref(), output.as_os_str()]);
    let compiled = try_run(tool, &arguments).is_ok();
    if compiled {
        everything(&output);
    }
    compiled
}

#[test]
fn every_module_of_clang_goes_through() {
    let compiled = |source: &PathBuf| {
        let targets = [("spirv64", "-g"), ("spirv64", "-O0"), ("spirv64", "-O2"), ("spirv32", "-O1")];
        let modules = targets.into_iter().filter(|&(target, level)| {
            let target = format!("--target={target}");
            let header = ["-Xclang", "-finclude-default-header"];
            let options = [&target, level, "-cl-std=CL2.0", header[0], header[1], "-w", "-c"];
            // Its SPIR-V target does not know everything that the corpus uses.
            compile_and_try("clang-22", source, &options)
        });
        modules.count()
    };
    let modules: usize = sources("../../test-corpus/kernels", Some("cl")).par_iter().map(compiled).sum();
    assert!(modules >= 220, "only {modules} modules");
}

#[test]
fn every_module_of_glslang_goes_through() {
    let mut modules = 0;
    for source in sources("tests/shaders", None) {
        for environment in ["vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3"] {
            for debug in [&[][..], &["-g"], &["-gVS"], &["-Od"]] {
                let options = [&["-V", "--target-env", environment][..], debug].concat();
                // Some need a later version than the first.
                modules += usize::from(compile_and_try("glslangValidator", &source, &options));
            }
        }
    }
    assert!(modules >= 80, "only {modules} modules");
}

#[test]
fn every_module_of_naga_goes_through() {
    use naga::back::spv::{Options, WriterFlags, write_vec};
    use naga::valid::{Capabilities, ValidationFlags, Validator};
    let mut modules = 0;
    for source in sources("tests/wgsl", None) {
        let module = naga::front::wgsl::parse_str(&std::fs::read_to_string(&source).unwrap()).unwrap();
        let info = Validator::new(ValidationFlags::all(), Capabilities::all()).validate(&module).unwrap();
        for lang_version in [(1, 0), (1, 1), (1, 3), (1, 4)] {
            for flags in [WriterFlags::empty(), WriterFlags::DEBUG | WriterFlags::LABEL_VARYINGS] {
                let options = Options { lang_version, flags, ..Options::default() };
                let words = write_vec(&module, &info, &options, None).unwrap();
                let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                let name = format!("{}{modules}.spv", source.file_stem().unwrap().to_string_lossy());
                let output = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
                std::fs::write(&output, bytes).unwrap();
                everything(&output);
                modules += 1;
            }
        }
    }
    assert!(modules >= 20, "only {modules} modules");
}

fn everything(path: &Path) {
    let bytes = std::fs::read(path).unwrap();
    let module = Module::decode(&bytes).unwrap();
    assert_eq!(module.encode(), bytes, "{}", path.display());
    let errors = check(&module);
    if !errors.is_empty() {
        // The judge must find something too.
        let judged = try_run("spirv-val", &[path.as_os_str()]);
        assert!(judged.is_err(), "{}: {errors:#?}", path.display());
    }
    // Some of glslang's debug information is wrong, and SPIRV-Tools does not print it.
    let Ok(theirs) = try_run("spirv-dis", &[path.as_os_str()]) else {
        assert!(!errors.is_empty(), "{}", path.display());
        return;
    };
    assert_same_text(path, &disassemble(&module, &DisassembleOptions::default()), &theirs);
    let raw = DisassembleOptions { names: IdNames::Raw, ..Default::default() };
    let theirs = run("spirv-dis", &["--raw-id".as_ref(), path.as_os_str()]);
    let ours = disassemble(&module, &raw);
    assert_same_text(path, &ours, &theirs);
    for text in [&ours, &theirs] {
        let again = assemble(text, Version::V1_0).unwrap_or_else(|errors| panic!("{}", errors[0]));
        assert_eq!(again.list(), module.list(), "{}", path.display());
    }
    let internal = write_internal_text(&module, InternalTextStyle::ToText).unwrap();
    assert_eq!(parse_internal_text(&internal).as_ref(), Ok(&module), "{}", path.display());
    let mut theirs = common::rspirv::Instructions::default();
    rspirv::binary::parse_bytes(&bytes, &mut theirs).unwrap();
    assert_eq!(theirs.0.len(), module.instructions().len(), "{}", path.display());
    for (ours, theirs) in module.instructions().zip(&theirs.0) {
        assert_eq!(ours.words(), rspirv::binary::Assemble::assemble(theirs), "{}", path.display());
    }
}

fn assert_same_text(path: &Path, ours: &str, theirs: &str) {
    for (number, (ours, theirs)) in ours.lines().zip(theirs.lines()).enumerate() {
        // The installed one may be older than the tool that wrote the module.
        if theirs.starts_with("; Generator: Unknown") {
            continue;
        }
        assert_eq!(ours, theirs, "{}:{}", path.display(), number + 1);
    }
    assert_eq!(ours.lines().count(), theirs.lines().count(), "{}", path.display());
}
