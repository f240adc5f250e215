//! Debug information, there and back: kernels of `test-corpus/`, and sources in C and C++ about every part of the language
//! that it describes, compiled with `-g` at several levels, become SPIR-V that is valid in every dialect, and what comes back
//! says the same, apart from what [`differences`] lists with the reasons: the same graph of nodes, and the same DWARF
//! ([`dwarf`]). The legacy set, which no validator knows, is judged by its structure and by being the same there again.
//!
//! The ordinary run takes one of so many sources: `DEBUG_INFO_SEED=n` chooses which. `cargo xtask debug-info` takes all.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "a failed test panics"
)]

mod differences;
mod dwarf;
mod graph;
mod metadata;
mod operators;

use differences::Dialect;
use dwarf::{Dwarf, How};
use filetest::corpus;
use filetest::oracle::{llvm, process, spirv_tools};
use libtest_mimic::{Arguments, Failed, Trial};
use spirv_llvm::{DebugInfoForm, DisassembleOptions, ExtensionPolicy, IdNames, Options, Version};
use std::path::Path;
use std::process::ExitCode;

/// One source of so many is in the ordinary run.
const PART: usize = 12;
/// How many lines of differences are shown.
const SHOWN: usize = 40;
/// The comments at the top of a text.
const HEADER_LINES: usize = 6;
const LEVELS: [&str; 3] = ["-O0", "-O1", "-O2"];

fn main() -> ExitCode {
    let mut trials = vec![Trial::test("every_operator", operators::every_operator)];
    let seed: usize = std::env::var("DEBUG_INFO_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let mut sources = corpus::files(&corpus::folder().join("kernels"), &[".cl"]).unwrap();
    sources.extend(corpus::files(&corpus::folder().join("debug-info/sources"), &[".c", ".clcpp"]).unwrap());
    for (number, path) in sources.into_iter().enumerate() {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for level in LEVELS {
            let path = path.clone();
            let trial = Trial::test(format!("{name}{level}"), move || there_and_back(&path, level));
            trials.push(trial.with_ignored_flag(number % PART != seed % PART));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn compile(path: &Path, level: &str) -> Result<Vec<u8>, Failed> {
    let source = std::fs::read_to_string(path)?;
    let language = match path.extension().and_then(|ending| ending.to_str()) {
        Some("c") => "-x c -std=c17 -gdwarf-5",
        Some("clcpp") => "-x clcpp -cl-std=CLC++2021 -gdwarf-5",
        _ => "-x cl -cl-std=CL2.0",
    };
    let flags = source.lines().find_map(|line| line.strip_prefix("//@ flags ")).unwrap_or_default();
    let mut args = vec!["-target", "spir64", level, "-g", "-fdebug-compilation-dir=.", "-emit-llvm", "-c"];
    args.extend(language.split_whitespace().chain(flags.split_whitespace()));
    args.extend(["-o", "-", "-"]);
    Ok(process::filter("clang-22", &args, source.as_bytes())?)
}

fn there_and_back(path: &Path, level: &'static str) -> Result<(), Failed> {
    let bitcode = &compile(path, level)?;
    let before = llvm::disassemble(bitcode)?;
    let dwarf = Dwarf::of(&before)?;
    let mut failures = Vec::new();
    for dialect in Dialect::ALL {
        if let Err(failed) = in_dialect(path, bitcode, &before, &dwarf, How { dialect, level }) {
            failures.push(format!("{dialect:?}: {}", failed.message().unwrap_or_default()));
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n").into()) }
}

fn in_dialect(path: &Path, bitcode: &[u8], before: &str, dwarf: &Dwarf, how: How) -> Result<(), Failed> {
    let dialect = how.dialect;
    let mut options = Options::default();
    options.spirv.extensions = ExtensionPolicy::default();
    if path.extension().is_some_and(|ending| ending == "cl") {
        for extension in corpus::extensions(path)? {
            options.spirv.extensions.set(&extension, true);
        }
    }
    options.debug_info.set = Some(dialect.set());
    let made = spirv_llvm::llvm_to_spirv(bitcode, &options).map_err(|error| error.to_string())?.bytes;
    match dialect {
        // Validators know no such set: what can be judged is the structure, and whether it comes again.
        Dialect::Legacy => options.policy.strict_input = true,
        _ => spirv_tools::validate(&made)?,
    }
    if dialect == Dialect::OpenCl100 {
        survived(&made)?;
    }
    reads_as_text(&made)?;
    let mut as_khronos = options.clone();
    as_khronos.debug_info.form = DebugInfoForm::Khronos;
    let as_khronos =
        spirv_llvm::llvm_to_spirv(bitcode, &as_khronos).map_err(|error| error.to_string())?.bytes;
    reads_as_text(&as_khronos)?;
    let back = spirv_llvm::spirv_to_llvm(&made, &options).map_err(|error| error.to_string())?.bytes;
    llvm::verify(&back)?;
    let after = llvm::disassemble(&back)?;
    if !after.contains("!llvm.dbg.cu") {
        return Err("LLVM throws the debug information away".into());
    }
    if dialect == Dialect::Legacy {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let is_listed =
            NOT_AGAIN.iter().any(|(other, levels, _)| *other == name && levels.contains(&how.level));
        return match comes_again(&made, &back, &options) {
            Ok(()) if is_listed => Err("it comes again: take it off the list".into()),
            Err(_) if is_listed => Ok(()),
            result => result,
        };
    }
    let mut found = dwarf::compare(before, dwarf, &after, how)?;
    found.extend(graph::differences(before, &after, dialect));
    if found.is_empty() {
        return Ok(());
    }
    let more = found.len().saturating_sub(SHOWN);
    let shown: Vec<String> = found.into_iter().take(SHOWN).collect();
    Err(format!("{}\n({more} more)", shown.join("\n")).into())
}

/// Holds a module to its text: assembled, that is the same module.
fn reads_as_text(module: &[u8]) -> Result<(), Failed> {
    let options = DisassembleOptions { names: IdNames::Raw, ..DisassembleOptions::default() };
    let text_of =
        |module: &[u8]| spirv_llvm::disassemble_spirv(module, &options).map_err(|error| error.to_string());
    let text = text_of(module)?;
    let again = spirv_llvm::assemble(&text, Version::V1_0).map_err(|error| error.to_string())?;
    // Who wrote it is not said in the same words.
    const GENERATOR: std::ops::Range<usize> = 8..12;
    let without = |module: &[u8]| [&module[..GENERATOR.start], &module[GENERATOR.end..]].concat();
    if without(module) == without(&again) {
        return Ok(());
    }
    let again = text_of(&again)?;
    let differs = text.lines().zip(again.lines()).skip(HEADER_LINES).find(|(first, second)| first != second);
    Err(format!("its text is another module: {differs:?}").into())
}

/// Holds the way there and back to what it is about: the same module again has the same debug information.
fn comes_again(made: &[u8], back: &[u8], options: &Options) -> Result<(), Failed> {
    let again = spirv_llvm::llvm_to_spirv(back, options).map_err(|error| error.to_string())?.bytes;
    let [before, after] = [made, &again].map(said);
    let (before, mut after) = (before?, after?);
    let lost: Vec<String> = before
        .into_iter()
        .filter(|line| match after.iter().position(|other| other == line) {
            Some(at) => {
                after.swap_remove(at);
                false
            }
            None => true,
        })
        .collect();
    match lost.is_empty() && after.is_empty() {
        true => Ok(()),
        false => Err(format!("lost {lost:#?}\nnew {after:#?}").into()),
    }
}

/// Sources and levels whose debug information is not the same there again in the legacy set, and why.
const NOT_AGAIN: &[(&str, &[&str], &str)] = &[
    (
        "enqueue_children",
        &LEVELS,
        "what is said in functions without a subprogram is of the functions that they call",
    ),
    (
        "enqueue_queries",
        &LEVELS,
        "what is said in functions without a subprogram is of the functions that they call",
    ),
    (
        "image_volume",
        &["-O2"],
        "a constant sampler is a call where it is used, and what is said of it waits for that",
    ),
    (
        "stencil_3d",
        &["-O1", "-O2"],
        "calls without a line have line 0: a library that is linked may have debug information, too",
    ),
];

/// The debug instructions of a module, without the numbers of ids in functions, and without the types of what is undefined.
fn said(module: &[u8]) -> Result<Vec<String>, Failed> {
    let listing = spirv_llvm::listing(module).map_err(|error| error.to_string())?;
    let of_debug_info = listing.lines().filter(|line| line.contains("\"SPIRV.debug\""));
    const UNDEFINED: &str = "%(OpUndef ";
    let without_types = |line: &str| match line.split_once(UNDEFINED) {
        Some((before, after)) => {
            let after = after.split_once(')').map_or("", |(_, after)| after);
            format!("{before}{UNDEFINED}){after}")
        }
        None => line.to_owned(),
    };
    let word = |word: &str| match word.strip_prefix('%') {
        Some(id) if id.bytes().all(|byte| byte.is_ascii_digit()) => "%".to_owned(),
        _ => word.to_owned(),
    };
    Ok(of_debug_info
        .map(|line| without_types(line).split(' ').map(word).collect::<Vec<_>>().join(" "))
        .collect())
}

/// Holds a module to what runtimes have inside: the reader of Khronos may refuse it, for what it does not know yet, but it
/// comes to an end.
fn survived(module: &[u8]) -> Result<(), Failed> {
    let output =
        process::run(external_tools::tool("llvm-spirv-15")?.command(), ["-r", "-o", "-", "-"], module)?;
    match output.status.code() {
        Some(0..128) => Ok(()),
        _ => Err(format!("the reader of Khronos dies: {}", String::from_utf8_lossy(&output.stderr)).into()),
    }
}
