//! The time of every stage for a large module, beside LLVM's own tools and SPIRV-Tools.

use super::inputs::{Input, LARGE};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;
use std::time::Instant;
use task_support::workspace;

/// Measures and prints.
///
/// # Errors
/// SPIRV-Tools or LLVM 22 are missing, or a stage fails.
pub(super) fn run(folder: &Path, inputs: &[Input]) -> Result<()> {
    let input = inputs.iter().find(|input| input.name == LARGE).context("there is no large module")?;
    let (bitcode, spirv) = (&input.bitcode, folder.join("stages.spv"));
    workspace::run(
        workspace::cargo()
            .args(["bench", "--package", "spirv-llvm", "--bench", "stages", "--"])
            .args([bitcode, &spirv]),
    )?;
    time("spirv-dis, whole process", workspace::tool("spirv-dis")?.arg(&spirv).args(["-o", "/dev/null"]))?;
    time(
        "llvm-dis-22, whole process",
        workspace::tool("llvm-dis-22")?.arg(bitcode).args(["-o", "/dev/null"]),
    )?;
    time(
        "opt-22 reads and writes",
        workspace::tool("opt-22")?.arg("-passes=").arg(bitcode).args(["-o", "/dev/null"]),
    )
}

fn time(name: &str, command: &mut Command) -> Result<()> {
    let mut fastest = f64::INFINITY;
    for _ in 0..3 {
        let start = Instant::now();
        workspace::output(command)?;
        fastest = fastest.min(start.elapsed().as_secs_f64());
    }
    println!("{name:32} {:8.2} ms", fastest * 1e3);
    Ok(())
}
