//! Instructions that the processor executes for a translation. They are the same in every run, on a busy machine too, so a
//! change of two percent is a change of the code, not of the machine: `cargo xtask ci` compares them with the checked-in
//! table.

use super::debug_info;
use super::inputs::{self, Input};
use super::processes::{Translator, Way};
use anyhow::{Context, Result, ensure};
use std::ffi::OsStr;
use std::fmt::Write;
use std::path::Path;
use task_support::workspace;

/// By how much a count may differ from that in the table, as a share of it.
const TOLERANCE: f64 = 0.02;

/// The checked-in table, below the root of the repository.
const TABLE: &str = "docs/generated/instruction-counts.md";

/// The rows begin here; the lines before state the compiler.
const HEAD: &str = "| input | direction | instructions |\n|---|---|---|\n";

/// Compares the counts of this build with the table, or writes the table if `bless` is set. Counts of another compiler or
/// architecture are not compared.
///
/// # Errors
/// A count differs by more than [`TOLERANCE`], in either direction: an improvement belongs in the table too.
pub(super) fn run(translator: &Translator, folder: &Path, bless: bool) -> Result<()> {
    let compiler = workspace::output(workspace::tool("rustc")?.arg("--version"))?;
    // The C library copies memory by other instructions on other processors of an architecture, which is a hundredth of a percent.
    let compiler = format!("{}, {}", compiler.trim(), std::env::consts::ARCH);
    let compiler = compiler.as_str();
    let mut rows = Vec::new();
    for input in inputs(folder)? {
        let [there, back] = count(translator, &input, folder)?;
        rows.push((input.name, Way::Forward, there));
        rows.push((input.name, Way::Reverse, back));
    }
    for (input, way, count) in &rows {
        println!("{input:12} {:12} {count:>13}", way.name());
    }
    let path = workspace::root().join(TABLE);
    if bless {
        return Ok(std::fs::write(path, text(compiler, &rows))?);
    }
    let known = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    if !known.contains(&stated(compiler)) {
        println!("not compared: the table is not for {compiler}");
        return Ok(());
    }
    compare(&known, &rows)
}

/// The modules that are counted: a small kernel, a generated module, and kernels of the corpus with and without optimization.
fn inputs(folder: &Path) -> Result<Vec<Input>> {
    let mut all = inputs::without_large(folder)?;
    for (name, level) in [("kernels-O0", "-O0"), ("kernels-O2", "-O2")] {
        all.push(Input { name, bitcode: debug_info::linked(folder, name, level, &[])? });
    }
    Ok(all)
}

/// How many instructions the translator takes for a module, there and back.
///
/// # Errors
/// valgrind is missing, or the translation fails.
pub(super) fn count(translator: &Translator, input: &Input, folder: &Path) -> Result<[u64; 2]> {
    let [spirv, out] = ["spv", "out"].map(|end| folder.join(format!("{}.{end}", input.name)));
    let counted = folder.join(format!("{}.counts", input.name));
    let to = OsStr::new("-o");
    Ok([
        of_run(translator, &[input.bitcode.as_os_str(), to, spirv.as_os_str()], &counted)?,
        of_run(translator, &["-r".as_ref(), spirv.as_os_str(), to, out.as_os_str()], &counted)?,
    ])
}

/// How many instructions one run takes; valgrind writes them to `counted`.
fn of_run(translator: &Translator, arguments: &[&OsStr], counted: &Path) -> Result<u64> {
    let mut valgrind = workspace::tool("valgrind")?;
    let file = format!("--callgrind-out-file={}", counted.display());
    valgrind.args(["--tool=callgrind", "-q", &file]).arg(&translator.path).args(arguments);
    workspace::output(&mut valgrind)?;
    let text = std::fs::read_to_string(counted)?;
    let total =
        text.lines().find_map(|line| line.strip_prefix("summary: ").or(line.strip_prefix("totals: ")));
    let total = total.and_then(|total| total.trim().parse().ok());
    total.with_context(|| format!("no count in {}", counted.display()))
}

/// Holds every row to the table.
fn compare(known: &str, rows: &[(&str, Way, u64)]) -> Result<()> {
    let mut changes = String::new();
    for (input, way, count) in rows {
        let beginning = format!("| {input} | {} | ", way.name());
        let known = known.lines().find_map(|line| line.strip_prefix(&beginning));
        let known = known.and_then(|rest| rest.trim_end_matches(" |").parse::<u64>().ok());
        let change = known.map(|known| *count as f64 / known as f64 - 1.0);
        match change {
            Some(change) if change.abs() <= TOLERANCE => {}
            Some(change) => {
                let _ = writeln!(changes, "{input} {}: {:+.1} %", way.name(), change * 100.0);
            }
            None => {
                let _ = writeln!(changes, "{input} {}: no row in the table", way.name());
            }
        }
    }
    ensure!(
        changes.is_empty(),
        "the numbers of instructions have changed by more than {} %:\n{changes}if that is intended, write them anew with \
         `cargo xtask bench --instructions --bless`",
        TOLERANCE * 100.0
    );
    Ok(())
}

/// The line of the table about its compiler.
fn stated(compiler: &str) -> String {
    format!("Compiler: {compiler}.")
}

fn text(compiler: &str, rows: &[(&str, Way, u64)]) -> String {
    let mut out = format!(
        "# Instruction counts\n\nWritten by `cargo xtask bench --instructions --bless`; `cargo xtask ci` fails if a count changes by more than {} %.\n{}\n\n{HEAD}",
        TOLERANCE * 100.0,
        stated(compiler)
    );
    for (input, way, count) in rows {
        let _ = writeln!(out, "| {input} | {} | {count} |", way.name());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_over_the_tolerance_are_errors_in_both_directions() {
        let known = text("rustc 1", &[("small", Way::Forward, 1000), ("small", Way::Reverse, 1000)]);
        let rows = |there, back| [("small", Way::Forward, there), ("small", Way::Reverse, back)];
        assert!(compare(&known, &rows(1019, 981)).is_ok());
        let error = compare(&known, &rows(1030, 900)).unwrap_err().to_string();
        assert!(error.contains("to SPIR-V: +3.0 %") && error.contains("to LLVM IR: -10.0 %"), "{error}");
        let error = compare(&known, &[("medium", Way::Forward, 1)]).unwrap_err().to_string();
        assert!(error.contains("no row"), "{error}");
    }
}
