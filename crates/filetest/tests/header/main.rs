//! Every function that clang's OpenCL header declares, there and back: a call of it becomes valid SPIR-V without an
//! import, comes back as a call of a function that the header of the wanted OpenCL C declares, and in the SPIR-V
//! friendly form as calls that are the same instructions again.
//!
//! The ordinary run takes a part of the overloads: `HEADER_SEED=n` chooses which. `cargo xtask header` takes all.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    clippy::indexing_slicing,
    reason = "a failed test panics"
)]

mod declarations;
mod exceptions;

use declarations::{Overload, Standard};
use filetest::oracle::spirv_tools;
use filetest::same_module;
use spirv_llvm::{BuiltinDialect, DisassembleOptions, ExtensionPolicy, IdNames, Options};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// How many overloads a module has.
const BATCH: usize = 200;
/// One overload of so many is in the ordinary run.
const PART: u64 = 24;

fn options(dialect: BuiltinDialect) -> Options {
    let mut options = Options::default();
    options.spirv.extensions = ExtensionPolicy::all();
    options.llvm.dialect = dialect;
    options
}

/// What was expected of a call and did not come.
#[derive(Debug)]
struct Shortfall {
    what: &'static str,
    why: String,
}

fn shortfall(what: &'static str, why: impl ToString) -> Shortfall {
    Shortfall { what, why: why.to_string() }
}

/// Holds one module to everything; to be valid only if it `must_be_valid`.
fn check(
    bitcode: &[u8],
    dialect: BuiltinDialect,
    declared: &BTreeSet<String>,
    must_be_valid: bool,
) -> Result<(), Shortfall> {
    let there = spirv_llvm::llvm_to_spirv(bitcode, &options(dialect));
    let there = there.map_err(|e| shortfall("to SPIR-V", e))?.bytes;
    if must_be_valid {
        spirv_tools::validate(&there).map_err(|e| shortfall("valid", e))?;
    }
    if let Some(import) = numbered(&there).lines().find(|line| line.ends_with(" Import")) {
        return Err(shortfall("resolved", import));
    }
    let back = spirv_llvm::spirv_to_llvm_assembly(&there, &options(dialect));
    let back = back.map_err(|e| shortfall("back", e))?.bytes;
    let back = String::from_utf8_lossy(&back);
    if let Some(unknown) = callees(&back).find(|symbol| !is_known(symbol, declared)) {
        return Err(shortfall("declared", unknown));
    }
    let friendly = options(BuiltinDialect::SpirvFriendly);
    let back = spirv_llvm::spirv_to_llvm(&there, &friendly).map_err(|e| shortfall("friendly", e))?;
    let again = spirv_llvm::llvm_to_spirv(&back.bytes, &friendly);
    let again = again.map_err(|e| shortfall("friendly again", e))?.bytes;
    match same_module::difference(&numbered(&there), &numbered(&again)) {
        None => Ok(()),
        Some(report) => Err(shortfall("the same", report)),
    }
}

/// The text of a module with numbers for names. SPIRV-Tools prints another float each time for the operand of a
/// decoration, so it is ours.
fn numbered(module: &[u8]) -> String {
    let options = DisassembleOptions {
        names: IdNames::Raw,
        header: false,
        indent: false,
        ..DisassembleOptions::default()
    };
    spirv_llvm::disassemble_spirv(module, &options).unwrap()
}

/// The functions that LLVM assembly declares.
fn callees(assembly: &str) -> impl Iterator<Item = &str> {
    let declarations = assembly.lines().filter(|line| line.starts_with("declare "));
    declarations.filter_map(|line| line.split_once('@')?.1.split('(').next())
}

/// What clang calls without a declaration.
const OF_CLANG: &[&str] = &["printf", "__translate_sampler_initializer"];

/// Whether a function is LLVM's, clang's, or of the header.
fn is_known(symbol: &str, declared: &BTreeSet<String>) -> bool {
    symbol.starts_with("llvm.") || declared.contains(symbol) || OF_CLANG.contains(&symbol)
}

/// A number that tells the overloads of one seed from those of another, the same on every machine.
fn hash(symbol: &str, seed: u64) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325 ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    symbol.bytes().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)) >> 8
}

/// What came of one version's functions.
#[derive(Default)]
struct Report {
    /// Counts, and a line for each function that falls short without an excuse.
    lines: Vec<String>,
    /// How many functions hold.
    held: usize,
    /// The excuses that were needed, and how often.
    excused: BTreeMap<&'static str, usize>,
}

/// A run over those functions of one version that `is_chosen` chooses; its files have `label` in their names.
fn run(
    standard: Standard,
    dialect: BuiltinDialect,
    label: &str,
    is_chosen: &(dyn Fn(&Overload) -> bool + Sync),
) -> Report {
    let all = declarations::overloads(standard);
    assert!(all.len() > 10_000, "{}", all.len());
    let mut declared = declarations::symbols(&all);
    if standard.0 == "CL3.0" {
        // Its functions come back as those of OpenCL C 2.0, which has some more.
        declared.extend(declarations::symbols(&declarations::overloads(Standard("CL2.0"))));
    }
    let chosen: Vec<Overload> = all.into_iter().filter(|overload| is_chosen(overload)).collect();
    // What may fall short is tried alone, the rest many at once.
    let (doubtful, hopeful): (Vec<Overload>, Vec<Overload>) =
        chosen.into_iter().partition(exceptions::concern);
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("header");
    std::fs::create_dir_all(&scratch).unwrap();
    let mut report = Report::default();
    for (kind, overloads, size) in [("h", &hopeful, BATCH), ("d", &doubtful, 1)] {
        for (number, batch) in overloads.chunks(BATCH).enumerate() {
            let file = scratch.join(format!("{}-{label}-{kind}{number}.bc", standard.0));
            let bitcode = declarations::compile(standard, batch, &file);
            let start = if batch.len() > size {
                (0..batch.len()).map(|one| (one..one + 1, None)).collect()
            } else {
                vec![(0..batch.len(), Some(bitcode))]
            };
            check_parts(start, batch, &file, dialect, &declared, &mut report);
        }
    }
    report.lines.insert(
        0,
        format!(
            "{}: {} hold, {} are excused",
            standard.0,
            report.held,
            report.excused.values().sum::<usize>()
        ),
    );
    report
}

/// Checks parts of a module, in halves what falls short, until it is one function.
fn check_parts(
    mut todo: Vec<(Range<usize>, Option<Vec<u8>>)>,
    batch: &[Overload],
    file: &Path,
    dialect: BuiltinDialect,
    declared: &BTreeSet<String>,
    report: &mut Report,
) {
    while let Some((range, bitcode)) = todo.pop() {
        let bitcode = bitcode.unwrap_or_else(|| declarations::extract(file, range.clone()));
        let Err(mut short) = check(&bitcode, dialect, declared, true) else {
            report.held += range.len();
            continue;
        };
        if range.len() > 1 {
            let middle = usize::midpoint(range.start, range.end);
            todo.extend([(range.start..middle, None), (middle..range.end, None)]);
            continue;
        }
        let overload = &batch[range.start];
        // What the validator refuses is held to all the rest.
        if short.what == "valid"
            && exceptions::find(overload, short.what).is_some()
            && let Err(other) = check(&bitcode, dialect, declared, false)
        {
            short = other;
        }
        match exceptions::find(overload, short.what) {
            Some(exception) => *report.excused.entry(exception).or_default() += 1,
            None => report.lines.push(format!("{}: not {}: {}", overload.symbol, short.what, short.why)),
        }
    }
}

/// A run over chosen functions of every version; returns the excuses that were needed.
fn run_all(label: &str, is_chosen: &(dyn Fn(&Overload) -> bool + Sync)) -> BTreeSet<&'static str> {
    let standards = [
        (Standard("CL1.2"), BuiltinDialect::OpenCl12),
        (Standard("CL2.0"), BuiltinDialect::OpenCl20),
        (Standard("CL3.0"), BuiltinDialect::OpenCl20),
    ];
    let reports: Vec<Report> = std::thread::scope(|scope| {
        let runs = standards
            .map(|(standard, dialect)| scope.spawn(move || run(standard, dialect, label, is_chosen)));
        runs.into_iter().map(|run| run.join().unwrap()).collect()
    });
    for line in reports.iter().flat_map(|report| &report.lines) {
        eprintln!("{line}");
    }
    let short: usize = reports.iter().map(|report| report.lines.len() - 1).sum();
    assert_eq!(short, 0, "functions fall short");
    reports.iter().flat_map(|report| report.excused.keys().copied()).collect()
}

#[test]
fn a_part_of_the_header_goes_there_and_back() {
    let seed = std::env::var("HEADER_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    eprintln!("HEADER_SEED={seed}");
    run_all("part", &|overload| hash(&overload.symbol, seed).is_multiple_of(PART));
}

#[test]
#[ignore = "takes minutes: `cargo xtask header` runs it"]
fn the_whole_header_goes_there_and_back() {
    exceptions::all_needed(&run_all("whole", &|_| true));
}
