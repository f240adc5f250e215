//! What one run of the command costs for a kernel of about 3 KB, from start to exit.

use crate::{corpus, cpu, workspace};
use anyhow::{Result, bail};
use std::path::Path;

/// CPU time that one run may take, in milliseconds.
const BUDGET: f64 = 3.0;

/// Runs in a batch, and batches; the cheapest batch counts, for the others met a busy machine.
const RUNS: u32 = 50;
const BATCHES: u32 = 5;

/// The kernel that is translated: close to 3 KB at this level.
const KERNEL: &str = "vector_add.O2.bc";

/// Measures both directions and compares them with the budget.
///
/// # Errors
/// The command does not build or fails, or a direction is over the budget.
pub(super) fn run() -> Result<()> {
    workspace::run(workspace::cargo().args(["build", "--release"]))?;
    let tool = workspace::target_dir().join("release/spirv-llvm");
    let folder = workspace::target_dir().join("bench");
    std::fs::create_dir_all(&folder)?;
    let kernel = workspace::root().join(corpus::KERNELS).join(KERNEL);
    let (spirv, bitcode) = (folder.join("kernel.spv"), folder.join("kernel.bc"));
    let there = measure(|| translate(&tool, &[], &kernel, &spirv))?;
    let back = measure(|| translate(&tool, &["-r"], &spirv, &bitcode))?;
    let size = |path: &Path| std::fs::metadata(path).map(|data| data.len());
    println!("{} bytes of bitcode to SPIR-V: {there:.2} ms of CPU from start to exit", size(&kernel)?);
    println!("{} bytes of SPIR-V to bitcode: {back:.2} ms of CPU from start to exit", size(&spirv)?);
    if there.max(back) > BUDGET {
        bail!("over the budget of {BUDGET} ms");
    }
    Ok(())
}

fn translate(tool: &Path, options: &[&str], input: &Path, output: &Path) -> Result<()> {
    workspace::output(::judges::own::built(tool)?.args(options).arg(input).arg("-o").arg(output)).map(drop)
}

/// Milliseconds of CPU that the children of one `action` take.
fn measure(mut action: impl FnMut() -> Result<()>) -> Result<f64> {
    let mut least = f64::INFINITY;
    for _ in 0..BATCHES {
        let before = cpu::seconds_of_children()?;
        for _ in 0..RUNS {
            action()?;
        }
        let seconds = cpu::seconds_of_children()? - before;
        least = least.min(seconds * 1000.0 / f64::from(RUNS));
    }
    Ok(least)
}
