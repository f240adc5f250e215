//! Modules that public tools make, through everything: decode, encode, check, disassemble; judged by SPIRV-Tools and
//! `rspirv`.

#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests may too

mod common;

use common::tools::{run, try_run};
use spirv_module::{DisassembleOptions, IdNames, Module, check, disassemble};
use std::path::{Path, PathBuf};

/// What clang's SPIR-V target makes of the corpus.
fn modules() -> Vec<PathBuf> {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-corpus/kernels");
    let mut sources: Vec<PathBuf> = std::fs::read_dir(kernels)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cl"))
        .collect();
    sources.sort();
    let mut modules = Vec::new();
    for source in sources {
        for (target, level) in [("spirv64", "-O0"), ("spirv64", "-O2"), ("spirv32", "-O1"), ("spirv64", "-g")]
        {
            let name = source.file_stem().unwrap().to_string_lossy();
            let output = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}{level}.{target}.spv"));
            let target = format!("--target={target}");
            let options = ["-cl-std=CL2.0", "-Xclang", "-finclude-default-header", "-w", "-c", "-o", level];
            let mut arguments: Vec<&std::ffi::OsStr> = vec![target.as_ref()];
            arguments.extend(options[..6].iter().map(|option| std::ffi::OsStr::new(*option)));
            arguments.extend([output.as_os_str(), level.as_ref(), source.as_os_str()]);
            // Its SPIR-V target does not know everything that the corpus uses.
            if try_run("clang-22", &arguments).is_ok() {
                modules.push(output);
            }
        }
    }
    assert!(modules.len() >= 150, "only {} modules", modules.len());
    modules
}

#[test]
fn every_module_of_clang_goes_through() {
    for path in modules() {
        let bytes = std::fs::read(&path).unwrap();
        let module = Module::decode(&bytes).unwrap();
        assert_eq!(module.encode(), bytes, "{}", path.display());
        let errors = check(&module);
        if !errors.is_empty() {
            // The judge must find something too.
            let judged = try_run("spirv-val", &[path.as_os_str()]);
            assert!(judged.is_err(), "{}: {errors:#?}", path.display());
        }
        let theirs = run("spirv-dis", &[path.as_os_str()]);
        assert_same_text(&path, &disassemble(&module, &DisassembleOptions::default()), &theirs);
        let raw = DisassembleOptions { names: IdNames::Raw, ..Default::default() };
        let theirs = run("spirv-dis", &["--raw-id".as_ref(), path.as_os_str()]);
        assert_same_text(&path, &disassemble(&module, &raw), &theirs);
        let theirs = rspirv::dr::load_bytes(&bytes).unwrap();
        let count = theirs.all_inst_iter().count();
        // Their model has no place for some of the debug lines.
        assert!(count <= module.instructions().len(), "{}", path.display());
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
