//! Shaders: every file of `test-corpus/shaders/`, compiled by glslang, becomes LLVM IR that LLVM verifies, and that the
//! same shader again, which is valid for Vulkan.
//!
//! The same: as many instructions of every kind in functions, but for those that [`MAY_DIFFER`] lists. Modules in a folder
//! that the environment variable `SHADER_MODULES` names are held to the same.

#![allow(clippy::print_stderr, reason = "the runner talks to its user")]

use filetest::corpus;
use filetest::oracle::{OracleError, llvm, process, spirv_tools};
use libtest_mimic::{Arguments, Failed, Trial};
use spirv_llvm::{Executable, Interface, Options};
use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;

/// The stages, by the endings of files that glslang knows.
const STAGES: &[&str] =
    &[".comp", ".vert", ".frag", ".geom", ".tesc", ".tese", ".mesh", ".task", ".rgen", ".rchit", ".rmiss"];

/// Instructions of which another module may have more or fewer, with the reasons.
const MAY_DIFFER: &[(&str, &str)] = &[
    ("OpCopyObject", "LLVM IR has no other names for a value"),
    ("OpUndef", "undefined values outside of functions are in functions in LLVM IR, or the other way round"),
];

fn main() -> ExitCode {
    match trials() {
        Ok(trials) => libtest_mimic::run(&Arguments::from_args(), trials).exit_code(),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn trials() -> Result<Vec<Trial>, Box<dyn Error>> {
    let tool = external_tools::tool("glslangValidator")?;
    let mut trials = vec![Trial::test("glslang::answers", move || match tool.answers() {
        true => Ok(()),
        false => Err("glslangValidator is missing; `cargo xtask test` installs it".into()),
    })];
    for path in corpus::files(&corpus::folder().join("shaders"), STAGES)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.ends_with(".comp") {
            let path = path.clone();
            trials.push(Trial::test(format!("executable::{name}"), move || execute(&path)));
        }
        let shader = path.clone();
        trials.push(Trial::test(format!("mlir::{name}"), move || execute_as_mlir(&shader)));
        let shader = path.clone();
        trials
            .push(Trial::test(format!("signs::{name}"), move || said_otherwise(&compile(&shader, "signs")?)));
        trials.push(Trial::test(format!("shader::{name}"), move || carry(&compile(&path, "shader")?)));
    }
    if let Some(folder) = std::env::var_os("SHADER_MODULES") {
        for path in corpus::files(Path::new(&folder), &[".spv"])? {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let module = path.clone();
            trials.push(Trial::test(format!("signs::{name}"), move || {
                said_otherwise(&std::fs::read(&module)?)
            }));
            trials.push(Trial::test(format!("module::{name}"), move || carry(&std::fs::read(&path)?)));
        }
    }
    Ok(trials)
}

/// A shader as a module, for one of the tests.
fn compile(shader: &Path, test: &str) -> Result<Vec<u8>, Failed> {
    let name = shader.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.{test}.spv"));
    let (shader, target) = (shader.to_string_lossy(), out.to_string_lossy());
    process::filter("glslangValidator", &["-V", "--target-env", "vulkan1.2", "-o", &target, &shader], &[])?;
    Ok(std::fs::read(&out)?)
}

/// What is executable and not robust, and why.
const WITHOUT_ROBUST: &[(&str, &str)] = &[("buffer_references.comp", "addresses of buffers have no size")];

/// What has no form with the names of MLIR, and why.
const WITHOUT_MLIR: &[(&str, &str)] = &[
    ("beyond.comp", "the length of an array: the buffer has no size"),
    ("bindless.frag", "images"),
    ("blur.frag", "images"),
    ("borders.comp", "images"),
    ("buffer_arrays.comp", "arrays of buffers"),
    ("cubes.comp", "images"),
    ("demote.frag", "invocations that become helpers"),
    ("derivatives.frag", "derivatives"),
    ("discard.frag", "invocations that end"),
    ("fetches.comp", "images"),
    ("gathers.comp", "images"),
    ("image_atomics.comp", "images"),
    ("images.comp", "images"),
    ("integer_images.comp", "images"),
    ("interpolation.frag", "interpolation"),
    ("layers.geom", "vertices that are emitted"),
    ("levels.comp", "images"),
    ("mesh.mesh", "outputs of meshes"),
    ("nested_arrays.comp", "the length of an array: the buffer has no size"),
    ("points.geom", "vertices that are emitted"),
    ("rays.rgen", "acceleration structures"),
    ("samplers.comp", "images and samplers"),
    ("sampling.comp", "images"),
    ("separate_samplers.comp", "images and samplers"),
    ("shadows.comp", "images"),
    ("shadow.frag", "images"),
    ("storage_images.comp", "images"),
    ("subpass.frag", "images"),
    ("textured.frag", "images"),
    ("textures.comp", "images"),
];

/// A compute shader has an executable form that LLVM verifies, robust or not, or is listed.
fn execute(shader: &Path) -> Result<(), Failed> {
    make_executable(shader, "executable", Interface::Context { robust: false }, &[])?;
    make_executable(shader, "executable", Interface::Context { robust: true }, &[WITHOUT_ROBUST])
}

/// A shader of any stage has a form with the names of MLIR, or is listed.
fn execute_as_mlir(shader: &Path) -> Result<(), Failed> {
    make_executable(shader, "mlir", Interface::Mlir, &[WITHOUT_MLIR])
}

fn make_executable(
    shader: &Path,
    kind: &str,
    interface: Interface,
    without: &[&[(&str, &str)]],
) -> Result<(), Failed> {
    let name = shader.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut options = Options::default();
    options.executable = Some(Executable { interface, ..Executable::new(spirv_llvm::DEFAULT_TRIPLE) });
    let made = spirv_llvm::spirv_to_llvm(&compile(shader, kind)?, &options);
    match (made, without.iter().any(|list| list.iter().any(|(listed, _)| *listed == name))) {
        (Ok(made), false) => Ok(llvm::verify(&made.bytes).map_err(|e| e.to_string())?),
        (Ok(_), true) => Err("it has an executable form: take it off the list".into()),
        (Err(_), true) => Ok(()),
        (Err(e), false) => Err(format!("executable: {e}").into()),
    }
}

/// There and back.
fn carry(module: &[u8]) -> Result<(), Failed> {
    let options = Options::default();
    let there = spirv_llvm::spirv_to_llvm(module, &options).map_err(|e| format!("reverse: {e}"))?;
    llvm::verify(&there.bytes).map_err(|e: OracleError| format!("reverse: {e}"))?;
    let back = spirv_llvm::llvm_to_spirv(&there.bytes, &options).map_err(|e| format!("forward: {e}"))?;
    spirv_tools::validate_shader(&back.bytes).map_err(|e| format!("forward: {e}"))?;
    let (mut before, after) = (instructions(module)?, instructions(&back.bytes)?);
    load_whole_vectors(module, &mut before)?;
    let kinds = before.keys().chain(after.keys());
    for kind in kinds.filter(|kind| MAY_DIFFER.iter().all(|(known, _)| known != kind)) {
        let count = |of: &BTreeMap<String, usize>| of.get(kind).copied().unwrap_or(0);
        if count(&before) != count(&after) {
            return Err(format!("{} {kind} have become {}", count(&before), count(&after)).into());
        }
    }
    Ok(())
}

/// Counts accesses to components of vectors of truth values as those of the vectors, which LLVM packs into bits: instead of the
/// access chain there is the component of the value.
fn load_whole_vectors(module: &[u8], counts: &mut BTreeMap<String, usize>) -> Result<(), Failed> {
    let text = spirv_llvm::disassemble(module)?;
    let words: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
    let is_vector = |ty: &str| ty.starts_with("%_ptr_Function_v") && ty.ends_with("bool");
    let variables: Vec<&str> = words
        .iter()
        .filter_map(|words| match words[..] {
            [variable, "=", "OpVariable", ty, ..] if is_vector(ty) => Some(variable),
            _ => None,
        })
        .collect();
    let chains: Vec<&str> = words
        .iter()
        .filter_map(|words| match words[..] {
            [chain, "=", "OpAccessChain", _, base, _] if variables.contains(&base) => Some(chain),
            _ => None,
        })
        .collect();
    for words in &words {
        let added: &[&str] = match words[..] {
            [_, "=", "OpLoad", _, pointer, ..] if chains.contains(&pointer) => &["OpCompositeExtract"],
            ["OpStore", pointer, ..] if chains.contains(&pointer) => &["OpLoad", "OpCompositeInsert"],
            _ => continue,
        };
        for kind in added {
            *counts.entry((*kind).to_owned()).or_default() += 1;
        }
    }
    if let Some(count) = counts.get_mut("OpAccessChain") {
        *count -= chains.len();
    }
    Ok(())
}

/// Whatever is said of signs, by others or by accident, the module is valid.
fn said_otherwise(module: &[u8]) -> Result<(), Failed> {
    let options = Options::default();
    let there = spirv_llvm::spirv_to_llvm_assembly(module, &options).map_err(|e| format!("reverse: {e}"))?;
    let text = String::from_utf8(there.bytes)?;
    let Some(mark) = text.lines().find_map(signed_mark) else { return Ok(()) };
    for seed in 1..=3_u64 {
        let mut state = seed;
        let marked = |line| changed(line, mark, &mut state) + "\n";
        let text: String = text.lines().map(marked).collect();
        let back = spirv_llvm::llvm_to_spirv(text.as_bytes(), &options)
            .map_err(|e| format!("seed {seed}: forward: {e}"))?;
        spirv_tools::validate_shader(&back.bytes).map_err(|e| format!("seed {seed}: {e}"))?;
    }
    Ok(())
}

/// The mark of an instruction whose result is signed.
fn signed_mark(line: &str) -> Option<&str> {
    line.starts_with("  %").then(|| line.find(", !spirv.Signed ").map(|at| &line[at..])).flatten()
}

/// A line with a mark that it had not, or without the one that it had, now and then.
fn changed(line: &str, mark: &str, state: &mut u64) -> String {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let chance = *state >> 61;
    match signed_mark(line) {
        Some(own) if chance < 4 => line.replace(own, ""),
        None if chance < 2 && line.starts_with("  %") => format!("{line}{mark}"),
        _ => line.to_owned(),
    }
}

/// How many instructions of every kind there are in functions.
fn instructions(module: &[u8]) -> Result<BTreeMap<String, usize>, OracleError> {
    let mut found = BTreeMap::new();
    let text = spirv_tools::disassemble(module)?;
    for line in text.lines().skip_while(|line| !line.contains("OpFunction ")) {
        let kind = line.split_whitespace().find(|word| word.starts_with("Op"));
        if let Some(kind) = kind.filter(|kind| !["OpLine", "OpNoLine"].contains(kind)) {
            *found.entry(kind.to_owned()).or_default() += 1;
        }
    }
    Ok(found)
}
