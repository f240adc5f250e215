//! The page of the measurements, `docs/generated/bench.md`, and its plots.

use super::debug_info;
use super::inputs::Input;
use super::plots;
use super::processes::{Cost, Way};
use anyhow::Result;
use std::fmt::Write;
use task_support::workspace;

/// The results of a run.
pub(super) struct Run<'r> {
    pub(super) inputs: &'r [Input],
    pub(super) costs: &'r [Cost],
    /// How much more a unit costs in a module 64 times as large: the dimension, there, back.
    pub(super) growth: &'r [(String, f64, f64)],
    /// How many times as long a module with debug information takes.
    pub(super) debug_info: &'r debug_info::Table,
    /// The machine's load at the beginning and at the end.
    pub(super) load: [String; 2],
}

/// Writes the page and the plots.
///
/// # Errors
/// A file cannot be written.
pub(super) fn write(run: &Run<'_>) -> Result<()> {
    let folder = workspace::root().join("docs/generated");
    std::fs::write(folder.join("bench.md"), text(run)?)?;
    plots::costs(&folder.join("bench-processes.svg"), run.costs)?;
    plots::growth(&folder.join("bench-growth.svg"), run.growth)
}

fn text(run: &Run<'_>) -> Result<String> {
    let mut out = String::from(
        "# Measurements\n\nWritten by `cargo xtask bench`; figures are of the machine and the moment. Programs of a table ran in turns, and the\nleast CPU time of each counts.\n",
    );
    let _ =
        writeln!(out, "Load of the machine: {} at the beginning, {} at the end.\n", run.load[0], run.load[1]);
    let _ = writeln!(out, "## Whole processes\n\n![CPU time](bench-processes.svg)\n");
    let _ = writeln!(
        out,
        "| input | bitcode, bytes | direction | program | CPU, ms | passed, ms | memory, MiB | ratio |\n|---|---|---|---|---|---|---|---|"
    );
    for input in run.inputs {
        let size = input.size()?;
        for cost in run.costs.iter().filter(|cost| cost.input == input.name) {
            let (name, way, program) = (input.name, cost.way.name(), &cost.program);
            let ratio = ratio(cost, run.costs).map_or_else(String::new, |ratio| format!("{ratio:.3}"));
            let (cpu, elapsed, memory) = (cost.cpu, cost.elapsed, cost.memory);
            let _ = writeln!(
                out,
                "| {name} | {size} | {way} | {program} | {cpu:.2} | {elapsed:.2} | {memory:.1} | {ratio} |"
            );
        }
    }
    out.push_str("\nThe ratio is this translator's CPU time divided by that of the program, for the same input and direction; for LLVM it is that\nof the direction to SPIR-V. Memory is the peak. A program that takes less than the bench itself has the memory of the bench.\n");
    let _ = writeln!(
        out,
        "\n## Debug information\n\n{} for {} kernels in one module, with `-g`, as a multiple of that without; the budget is {}.\n\n| level | to SPIR-V | to LLVM IR |\n|---|---|---|",
        run.debug_info.unit,
        debug_info::KERNELS.len(),
        debug_info::BUDGET
    );
    for (level, there, back) in &run.debug_info.levels {
        let _ = writeln!(out, "| {level} | {there:.2} | {back:.2} |");
    }
    let _ = writeln!(out, "\n## Growth\n\n![Growth](bench-growth.svg)\n");
    let _ = writeln!(
        out,
        "How much more a unit costs in a module 64 times as large.\n\n| dimension | to SPIR-V | to LLVM IR |\n|---|---|---|"
    );
    for (dimension, there, back) in run.growth {
        let _ = writeln!(out, "| {dimension} | {there:.2} | {back:.2} |");
    }
    Ok(out)
}

/// This translator's CPU time in that of another program.
fn ratio(cost: &Cost, all: &[Cost]) -> Option<f64> {
    let way = if cost.way == Way::Copy { Way::Forward } else { cost.way };
    let ours = all.iter().find(|ours| ours.input == cost.input && ours.way == way)?;
    (ours.program != cost.program).then_some(ours.cpu / cost.cpu)
}
