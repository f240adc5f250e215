//! Legalization changes no results: functions are compiled by LLVM before and after legalization and run on 1,000
//! inputs each, edge values among them. Where LLVM cannot compile an intrinsic for this machine the reference is its
//! definition in the language reference, written with plain instructions.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may")]

mod intrinsics;
mod memory;
mod numbers;
mod odd_types;
mod predicated;
mod text;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use text::{Program, Side};

fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}\n{}", String::from_utf8_lossy(&output.stderr));
    output
}

fn tool(program: &str) -> Command {
    external_tools::tool(program).unwrap().command()
}

fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("legalized_semantics_{name}"));
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// Compiles the functions of a module together with the driver, runs it, and returns one line for each call.
fn results(module: &Path) -> String {
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/legalized_semantics/driver.c");
    let program = module.with_extension("out");
    run(tool("clang-22")
        .args(["-O1", "-w", "-fenable-matrix", "-x", "c"])
        .arg(driver)
        .args(["-x", "ir"])
        .arg(module)
        .arg("-lm")
        .arg("-o")
        .arg(&program));
    String::from_utf8(run(&mut external_tools::own::built(&program).unwrap()).stdout).unwrap()
}

fn check(name: &str, program: &Program) {
    let directory = directory(name);
    let [reference, before, bitcode, after] =
        ["reference.ll", "before.ll", "before.bc", "after.ll"].map(|file| directory.join(file));
    std::fs::write(&reference, program.finish(Side::Reference)).unwrap();
    std::fs::write(&before, program.finish(Side::Tested)).unwrap();
    run(tool("llvm-as-22").arg(&before).arg("-o").arg(&bitcode));

    let mut module = llvm_bitcode::read(&std::fs::read(&bitcode).unwrap()).unwrap();
    let (mut diagnostics, mut losses) = Default::default();
    let layout = llvm_model::DataLayout::parse(module.data_layout.as_str().unwrap()).unwrap();
    let options = Default::default();
    llvm_legalize::run(&mut module, &layout, &options, &mut diagnostics, &mut losses);
    assert!(!diagnostics.has_errors(), "{diagnostics}");
    std::fs::write(&after, llvm_asm::print(&module).unwrap()).unwrap();
    run(tool("opt-22").args(["-passes=verify", "-disable-output"]).arg(&after));

    let (expected, actual) = (results(&reference), results(&after));
    assert_eq!(expected.lines().count(), actual.lines().count());
    let wrong: Vec<_> = expected.lines().zip(actual.lines()).filter(|(a, b)| a != b).take(5).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn intrinsics_on_integers() {
    check("integers", &intrinsics::integer_intrinsics());
}

#[test]
fn intrinsics_on_floats() {
    check("floats", &intrinsics::float_intrinsics());
}

#[test]
fn reductions_and_shuffles() {
    check("vectors", &intrinsics::vector_intrinsics());
}

#[test]
fn memory_intrinsics_and_atomics() {
    check("memory", &memory::memory());
}

#[test]
fn truth_values() {
    check("bools", &odd_types::bools());
}

#[test]
fn integers_of_odd_widths() {
    check("odd_integers", &odd_types::odd_integers());
}

#[test]
fn vectors_of_odd_lengths() {
    check("odd_vectors", &odd_types::odd_vectors());
}

#[test]
fn fixed_point_numbers() {
    check("fixed_point", &numbers::fixed_point());
}

#[test]
fn matrices_in_vectors() {
    check("matrices", &numbers::matrices());
}

#[test]
fn elements_chosen_by_masks() {
    check("choices", &numbers::choices());
}

#[test]
fn predicated_computations() {
    check("predicated", &predicated::computations());
}

#[test]
fn predicated_reductions() {
    check("predicated_reductions", &predicated::reductions());
}

#[test]
fn predicated_memory() {
    check("predicated_memory", &predicated::memory());
}
