//! A few programs keep every law; `cargo xtask prove` tries very many.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

use generate::choices::{self, Choices};
use generate::execution::settings::Settings;
use generate::execution::{Tools, laws as kernel_laws};
use generate::laws::{self, Case, Outcome};
use generate::opencl::Standard;
use generate::program::{Level, Program};
use generate::{opencl, spirv, spirv_laws};
use std::collections::BTreeSet;

/// How many programs. `PROGRAMS` asks for another number.
const COUNT: u64 = 200;
/// How many calls, which are smaller.
const CALLS: u64 = 2000;
/// The seed; `PROGRAMS_SEED` asks for another one.
const SEED: u64 = 1;
/// The longest byte string.
const LONGEST: usize = 600;

fn from_environment(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| text.parse().unwrap())
}

#[test]
fn programs_keep_every_law() {
    let (count, seed) = (from_environment("PROGRAMS", COUNT), from_environment("PROGRAMS_SEED", SEED));
    let mut accepted = 0;
    for number in 0..count {
        let case = Case::of(&choices::random(seed, number, LONGEST), number % 20 == 0);
        match laws::check(&case) {
            Ok(outcome) => accepted += u64::from(outcome == Outcome::Accepted),
            Err(violation) => panic!("program {number} of seed {seed}: {violation:?}\n{}", case.file()),
        }
    }
    // A law about accepted programs needs some.
    assert!(accepted > count / 4, "only {accepted} of {count} programs were accepted");
}

#[test]
fn calls_of_any_types_are_refused_or_valid() {
    let (count, seed) = (from_environment("PROGRAMS", CALLS), from_environment("PROGRAMS_SEED", SEED));
    let mut accepted = 0;
    for number in 0..count {
        let program = Program::of(Level::Calls, &choices::random(seed, number, LONGEST), false);
        match program.check() {
            Ok(outcome) => accepted += u64::from(outcome == Outcome::Accepted),
            Err(violation) => panic!("call {number} of seed {seed}: {violation:?}\n{}", program.file()),
        }
    }
    assert!(accepted > 0, "no call of {count} was accepted");
}

#[test]
fn generated_modules_are_valid_and_different() {
    let text = |number| Case::of(&choices::random(SEED, number, LONGEST), false).file();
    assert_eq!(text(3), text(3));
    let mut texts: Vec<String> = (0..100).map(text).collect();
    texts.sort();
    texts.dedup();
    assert!(texts.len() > 80, "only {} programs", texts.len());
    for number in 0..1000 {
        let case = Case::of(&choices::random(SEED + 1, number, LONGEST), false);
        if let Err(errors) = llvm_model::verify::verify(&case.module) {
            panic!("program {number}: {errors:?}\n{}", case.file());
        }
    }
}

#[test]
fn no_choices_make_the_smallest_module() {
    let module = Case::of(&[], false).module;
    let body = module.functions.values().next().and_then(|function| function.body.as_ref()).unwrap();
    assert_eq!((module.functions.len(), module.globals.len(), body.insts.len()), (1, 0, 1));
}

#[test]
fn a_kept_file_is_the_same_case() {
    let case = Case::of(&choices::random(SEED, 7, LONGEST), false);
    let again = Case::of_file(&case.file()).unwrap();
    assert_eq!(again.options, case.options);
}

#[test]
fn modules_of_spirv_keep_every_law() {
    programs_of_spirv_keep_every_law(Level::Spirv);
}

#[test]
fn shaders_keep_every_law() {
    programs_of_spirv_keep_every_law(Level::Shader);
}

fn programs_of_spirv_keep_every_law(level: Level) {
    let (count, seed) = (from_environment("PROGRAMS", COUNT), from_environment("PROGRAMS_SEED", SEED));
    let mut accepted = 0;
    for number in 0..count {
        let program = Program::of(level, &choices::random(seed, number, LONGEST), number % 20 == 0);
        match program.check() {
            Ok(outcome) => accepted += u64::from(outcome == Outcome::Accepted),
            Err(violation) => panic!("program {number} of seed {seed}: {violation:?}\n{}", program.file()),
        }
    }
    assert!(accepted > count / 2, "only {accepted} of {count} programs were accepted");
}

/// The instructions that modules have which bytes of a seed make.
fn instructions(count: u64, module: fn(Choices<'_>) -> spirv_module::Module) -> BTreeSet<String> {
    let modules = (0..count).map(|number| module(Choices::new(&choices::random(SEED, number, LONGEST))));
    modules
        .flat_map(|module| module.instructions().map(|inst| format!("{}", inst.op())).collect::<Vec<_>>())
        .collect()
}

#[test]
fn modules_of_spirv_have_many_instructions() {
    let found = instructions(1000, spirv::kernels);
    assert!(found.len() > 150, "{} instructions: {found:?}", found.len());
    let found = instructions(1000, spirv::shader);
    assert!(found.len() > 150, "{} instructions: {found:?}", found.len());
}

#[test]
fn a_kept_file_of_spirv_is_the_same_module() {
    let case = spirv_laws::Case::of(&choices::random(SEED, 7, LONGEST), false, false);
    let again = spirv_laws::Case::of_file(&case.file()).unwrap();
    let text = |module: &[u8]| spirv_llvm::disassemble(module).unwrap();
    assert_eq!((again.options, text(&again.module)), (case.options, text(&case.module)));
}

fn kernel(number: usize, standard: Standard) -> String {
    opencl::kernel(Choices::new(&choices::random(SEED, number as u64, LONGEST)), number, standard)
}

/// Without programs that execute them; `cargo xtask prove --level opencl` has those.
#[test]
fn kernels_of_opencl_are_translated() {
    for (number, standard) in [(0, Standard::Cl20), (1, Standard::Cl12)] {
        let settings = Settings { options: number, choices: number };
        assert_eq!(settings.standard(), standard);
        let kernels: Vec<(usize, String)> =
            (0..20).map(|number| (number, kernel(number, standard))).collect();
        let tools = Tools { runner: None, runtime: None, folder: std::env::temp_dir() };
        let outcomes = kernel_laws::check(&tools, &kernels, settings).unwrap();
        for ((_, text), outcome) in kernels.iter().zip(outcomes) {
            assert!(outcome.is_ok(), "{outcome:?}\n{text}");
        }
    }
}

#[test]
fn kernels_of_opencl_are_different_and_have_a_smallest_one() {
    let mut texts: Vec<String> = (0..300).map(|number| kernel(number, Standard::Cl20)).collect();
    assert_eq!(texts[3], kernel(3, Standard::Cl20));
    texts.sort();
    texts.dedup();
    assert!(texts.len() > 290, "only {} kernels", texts.len());
    for part in ["read_imageui(", "write_imageui(", "write_pipe(", " = sub_group_", "async_work_group_copy("]
    {
        assert!(texts.iter().any(|text| text.contains(part)), "no kernel has {part}");
    }
    let smallest = opencl::kernel(Choices::new(&[]), 0, Standard::Cl20);
    assert!(smallest.starts_with("kernel void k0(") && smallest.lines().count() < 15, "{smallest}");
}
