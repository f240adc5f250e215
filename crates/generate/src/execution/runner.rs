//! Execution by `spirv-run`: a process for each module, which runs its kernels in order.

use super::{Executed, FLOATS, INPUT, Launches, PICTURE, SECONDS, SHARED, Tools, take};
use crate::opencl::parameters::{DRAWN, PACKETS, PICTURE as PIXELS, ROW};
use crate::opencl::{GROUP, ITEMS, WORDS};
use std::fmt::Write as _;
use std::io;
use std::path::Path;

/// How a module is executed.
#[derive(Clone, Copy, Debug)]
pub(super) struct How {
    /// Whether it is bitcode, which runs as it is.
    pub(super) is_llvm: bool,
    /// Whether compiling is to be fast, not the code.
    pub(super) is_quick: bool,
}

/// Executes kernels of a module, and returns the results of each.
///
/// # Errors
/// A file cannot be written, or the program does not start.
pub(super) fn execute(
    tools: &Tools,
    runner: &Path,
    module: &[u8],
    how: How,
    kernels: &Launches,
) -> io::Result<Vec<Executed>> {
    let name = if how.is_llvm { "module.bc" } else { "module.spv" };
    std::fs::write(tools.file(name), module)?;
    let mut executed = Vec::new();
    while executed.len() < kernels.len() {
        let rest = &kernels[executed.len()..];
        let message = start(tools, runner, name, how, rest)?;
        for (kernel, parameters) in rest {
            let mut files = vec![format!("{kernel}.out"), format!("{kernel}.shared")];
            files.extend(parameters.images.then(|| format!("{kernel}.drawn")));
            files.extend(parameters.pipe.then(|| format!("{kernel}.packets")));
            let results: io::Result<Vec<Vec<u8>>> =
                files.iter().map(|file| take(&tools.file(file))).collect();
            match results {
                Ok(mut results) => {
                    if !parameters.images {
                        // Every kernel has results of this length.
                        results.insert(2, vec![0; 4 * ITEMS * DRAWN]);
                    }
                    executed.push(Ok(results.concat()));
                }
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
fn start(tools: &Tools, runner: &Path, module: &str, how: How, kernels: &Launches) -> io::Result<String> {
    let mut lines = String::new();
    for (kernel, parameters) in kernels {
        let _ = write!(
            lines,
            "--entry k{kernel} --grid {ITEMS} --group {GROUP} --arg buffer:u32:{INPUT} --arg buffer:u32:{}=0 \
             --arg buffer:u32:{SHARED} --out 1:{kernel}.out --out 2:{kernel}.shared",
            ITEMS * WORDS
        );
        if parameters.images {
            let rows = ITEMS / ROW;
            let _ = write!(
                lines,
                " --arg image:2d:RGBA/UNSIGNED_INT8:{PIXELS}x{PIXELS}:{PICTURE} --arg \
                 image:2d:RGBA/FLOAT:{PIXELS}x{PIXELS}:{FLOATS} --arg image:2d:RGBA/UNSIGNED_INT32:{ROW}x{rows} --out \
                 5:{kernel}.drawn"
            );
        }
        if parameters.pipe {
            let place = if parameters.images { 6 } else { 3 };
            let _ = write!(lines, " --arg pipe:u32:{PACKETS} --out {place}:{kernel}.packets");
        }
        lines.push('\n');
    }
    std::fs::write(tools.file("launches"), lines)?;
    let timeout = external_tools::tool("timeout").map_err(io::Error::other)?;
    let mut command = timeout.command();
    command.current_dir(&tools.folder).arg(SECONDS).arg(runner);
    command.args(["--quiet", "--threads", "1", "--launches", "launches", module]);
    if how.is_quick {
        command.arg("--quick");
    }
    if how.is_llvm {
        // With a time limit the runner vectorizes nothing: what it does to the other forms is checked too.
        command.args(["--as-is", "--time-limit", SECONDS]);
    }
    let output = command.output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    Ok(format!("{}: {}", output.status, said.lines().take(3).collect::<Vec<_>>().join(" ")))
}
