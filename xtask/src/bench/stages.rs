//! The time of every stage for a large module, beside LLVM's own tools and SPIRV-Tools.

use super::source;
use crate::workspace;
use anyhow::Result;
use std::process::Command;
use std::time::Instant;

/// Makes about 2.7 MB of optimised bitcode, as the budgets of the architecture say.
const KERNELS: u32 = 1060;

/// Measures and prints.
///
/// # Errors
/// clang 22 or LLVM 22 are missing, or a stage fails.
pub(super) fn run() -> Result<()> {
    let out = workspace::target_dir().join("bench");
    std::fs::create_dir_all(&out)?;
    let (source, bitcode) = (out.join("large.cl"), out.join("large.bc"));
    let spirv = out.join("large.spv");
    let text = source::generate(KERNELS);
    let current = std::fs::read_to_string(&source).is_ok_and(|old| old == text) && bitcode.exists();
    if !current {
        std::fs::write(&source, text)?;
        let options = ["-target", "spir64", "-cl-std=CL2.0", "-O2", "-w", "-emit-llvm", "-c"];
        workspace::run(workspace::judge("clang-22")?.args(options).arg(&source).arg("-o").arg(&bitcode))?;
    }
    workspace::run(
        workspace::cargo()
            .args(["bench", "--package", "spirv-llvm", "--bench", "stages", "--"])
            .args([&bitcode, &spirv]),
    )?;
    time("spirv-dis, whole process", workspace::judge("spirv-dis")?.arg(&spirv).args(["-o", "/dev/null"]))?;
    time(
        "llvm-dis-22, whole process",
        workspace::judge("llvm-dis-22")?.arg(&bitcode).args(["-o", "/dev/null"]),
    )?;
    time(
        "opt-22 reads and writes",
        workspace::judge("opt-22")?.arg("-passes=").arg(&bitcode).args(["-o", "/dev/null"]),
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
