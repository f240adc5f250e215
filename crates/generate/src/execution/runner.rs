//! Execution by `spirv-run`: a process for each module, which runs its kernels in order.

use super::{Executed, INPUT, SECONDS, SHARED, Tools, take};
use crate::opencl::{GROUP, ITEMS, WORDS};
use std::fmt::Write as _;
use std::io;
use std::path::Path;

/// Executes kernels of a module, and returns the results of each. `is_llvm` is whether it is bitcode, which runs as it is.
///
/// # Errors
/// A file cannot be written, or the program does not start.
pub(super) fn execute(
    tools: &Tools,
    runner: &Path,
    module: &[u8],
    is_llvm: bool,
    kernels: &[usize],
) -> io::Result<Vec<Executed>> {
    let name = if is_llvm { "module.bc" } else { "module.spv" };
    std::fs::write(tools.file(name), module)?;
    let mut executed = Vec::new();
    while executed.len() < kernels.len() {
        let rest = &kernels[executed.len()..];
        let message = start(tools, runner, name, is_llvm, rest)?;
        for kernel in rest {
            let files = [format!("{kernel}.out"), format!("{kernel}.shared")];
            let results: io::Result<Vec<Vec<u8>>> =
                files.iter().map(|file| take(&tools.file(file))).collect();
            match results {
                Ok(results) => executed.push(Ok(results.concat())),
                // The process ended here: another one runs the others.
                Err(_) => {
                    executed.push(Err(message));
                    break;
                }
            }
        }
    }
    Ok(executed)
}

/// Runs kernels until one fails; returns the message of the program.
fn start(tools: &Tools, runner: &Path, module: &str, is_llvm: bool, kernels: &[usize]) -> io::Result<String> {
    let mut lines = String::new();
    for kernel in kernels {
        let _ = writeln!(
            lines,
            "--entry k{kernel} --grid {ITEMS} --group {GROUP} --arg buffer:u32:{INPUT} --arg buffer:u32:{}=0 \
             --arg buffer:u32:{SHARED} --out 1:{kernel}.out --out 2:{kernel}.shared",
            ITEMS * WORDS
        );
    }
    std::fs::write(tools.file("launches"), lines)?;
    let timeout = external_tools::tool("timeout").map_err(io::Error::other)?;
    let mut command = timeout.command();
    command.current_dir(&tools.folder).arg(SECONDS).arg(runner);
    command.args(["--quiet", "--threads", "1", "--launches", "launches", module]);
    if is_llvm {
        // With a time limit the runner vectorizes nothing: what it does to the other forms is checked too.
        command.args(["--as-is", "--time-limit", SECONDS]);
    }
    let output = command.output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    Ok(format!("{}: {}", output.status, said.lines().take(3).collect::<Vec<_>>().join(" ")))
}
