//! `--mlir-names`: the functions and variables that MLIR's own conversion makes of the same modules, and a test for every
//! operation that it converts, or that its manual names as one that it does not.
//!
//! MLIR reads each module of `test-corpus/executable/mlir`, converts it and prints LLVM IR. Variables and functions are ours,
//! to the letter but for alignments and metadata, apart from what [`DIFFERENT`] lists.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failed test panics")]

mod operations;

use filetest::corpus;
use filetest::oracle::{process, spirv_tools};
use spirv_llvm::{DEFAULT_TRIPLE, Executable, Interface, Options};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Functions that differ, and why.
const DIFFERENT: &[(&str, &str)] = &[
    ("Tan", "the manual has a quotient, MLIR 22 an intrinsic"),
    ("Tanh", "the manual has exponentials, MLIR 22 an intrinsic"),
    ("Tanh_vector", "the manual has exponentials, MLIR 22 an intrinsic"),
    ("ShiftLeftLogical_narrow", "an amount is without sign in SPIR-V; MLIR extends it with one"),
    ("ShiftRightArithmetic_narrow", "an amount is without sign in SPIR-V; MLIR extends it with one"),
    ("ShiftRightLogical_narrow", "an amount is without sign in SPIR-V; MLIR extends it with one"),
    ("selection", "MLIR has blocks of its own around what was structured, and drops weights"),
    ("loop", "MLIR has blocks of its own around what was structured"),
];

/// Modules that MLIR does not convert, and why.
const REFUSED: &[(&str, &str)] = &[
    ("pure_functions", "its attributes do not apply to functions any more"),
    ("without_a_pattern", "it is about what MLIR has no pattern for"),
    ("glsl_without_a_pattern", "it is about what MLIR has no pattern for"),
];

fn modules() -> Vec<(String, PathBuf)> {
    let files = corpus::files(&corpus::folder().join("executable/mlir"), &[".spvasm"]).unwrap();
    let name = |path: &PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
    files.into_iter().map(|path| (name(&path), path)).collect()
}

#[test]
fn functions_and_variables_are_those_of_mlir() {
    for (name, path) in modules() {
        let module = spirv_tools::assemble(&std::fs::read_to_string(path).unwrap()).unwrap();
        let theirs = by_mlir(&module);
        if REFUSED.iter().any(|(refused, _)| *refused == name) {
            assert!(theirs.is_err(), "{name}: MLIR converts it: take it off the list");
            continue;
        }
        let mut options = Options::default();
        options.executable =
            Some(Executable { interface: Interface::Mlir, ..Executable::new(DEFAULT_TRIPLE) });
        let ours = spirv_llvm::spirv_to_llvm_assembly(&module, &options).unwrap();
        let ours = definitions(&String::from_utf8(ours.bytes).unwrap());
        let theirs = definitions(&theirs.unwrap_or_else(|e| panic!("{name}: {e}")));
        assert_eq!(ours.keys().collect::<Vec<_>>(), theirs.keys().collect::<Vec<_>>(), "{name}");
        for (symbol, text) in &ours {
            let is_listed = DIFFERENT.iter().any(|(different, _)| different == symbol);
            match is_listed {
                true => {
                    assert_ne!(text, &theirs[symbol], "{name}: {symbol} is the same: take it off the list")
                }
                false => assert_eq!(text, &theirs[symbol], "{name}: {symbol}"),
            }
        }
    }
}

#[test]
fn every_operation_of_mlir_has_a_test() {
    let texts = modules().into_iter().map(|(_, path)| std::fs::read_to_string(path).unwrap());
    let words: String = texts.collect::<Vec<_>>().join("\n");
    let words: Vec<&str> = words.split_whitespace().collect();
    for (name, form) in operations::all() {
        assert!(words.contains(&form.as_str()), "{name}: no module has {form}");
    }
}

/// What MLIR makes of a module.
fn by_mlir(module: &[u8]) -> Result<String, String> {
    let run = |program, args: &[&str], input: &[u8]| {
        process::filter(program, args, input).map_err(|e| e.to_string())
    };
    let dialect = run("mlir-translate-22", &["--deserialize-spirv"], module)?;
    let converted = run("mlir-opt-22", &["--convert-spirv-to-llvm"], &dialect)?;
    let converted = String::from_utf8(converted).map_err(|e| e.to_string())?;
    // The module is in another one, which has nothing else and would be printed as empty.
    let lines: Vec<&str> = converted.trim_end().lines().collect();
    let [_, inner @ .., _] = &lines[..] else { return Err("no module in a module".to_owned()) };
    let text = run("mlir-translate-22", &["--mlir-to-llvmir"], inner.join("\n").as_bytes())?;
    String::from_utf8(text).map_err(|e| e.to_string())
}

/// The definitions of LLVM assembly by their names, without alignments, groups of attributes, metadata and comments.
fn definitions(text: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let symbol = |from: &str| {
            from.split_once('@').and_then(|(_, rest)| {
                let end = rest.find(['(', ' ']).unwrap_or(rest.len());
                rest.get(..end).map(str::to_owned)
            })
        };
        if line.starts_with('@') {
            all.insert(symbol(line).unwrap(), plain(line));
        } else if line.starts_with("define ") {
            let body = lines.by_ref().take_while(|line| *line != "}").map(plain);
            let body: Vec<_> = body.filter(|line| !line.is_empty()).collect();
            all.insert(symbol(line).unwrap(), format!("{}\n{}", plain(line), body.join("\n")));
        }
    }
    all
}

fn plain(line: &str) -> String {
    let line = line.split_once(';').map_or(line, |(line, _)| line).trim();
    let mut out = Vec::new();
    for part in line.split(", ") {
        // What an instruction has in metadata is compared by its name.
        let part = part.split_once(" !").map_or(part, |(kind, _)| kind);
        if !part.starts_with("align ") {
            out.push(part);
        }
    }
    let line = out.join(", ");
    match line
        .rfind(" #")
        .filter(|at| line.get(at + 2..).is_some_and(|rest| rest.starts_with(char::is_numeric)))
    {
        Some(at) => {
            let (before, after) = line.split_at(at);
            let after = after.trim_start_matches([' ', '#']).trim_start_matches(char::is_numeric);
            format!("{before}{after}")
        }
        None => line,
    }
}
