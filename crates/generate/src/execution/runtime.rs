//! Execution by Intel's runtime: a process for all forms of a batch.

use super::{Executed, FLOATS, INPUT, Launches, PICTURE, RESULTS, Runtime, SECONDS, SHARED, Tools, take};
use crate::opencl::{GROUP, ITEMS, WORDS};
use std::io;

/// A form of a program, as the runtime takes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form<'a> {
    /// `source` or `spirv`.
    pub(super) kind: &'static str,
    pub(super) contents: &'a [u8],
}

/// Executes kernels in each form, and returns for each form the results of each kernel, or the message of the runtime.
///
/// # Errors
/// A file cannot be written, or the program does not start.
pub(super) fn execute(
    tools: &Tools,
    runtime: &Runtime,
    forms: &[Form<'_>],
    kernels: &Launches,
) -> io::Result<Vec<Result<Vec<Executed>, String>>> {
    let names: Vec<String> = kernels.iter().map(|(kernel, _)| format!("k{kernel}")).collect();
    let mut results = Vec::new();
    // A bad module can end the process: the others need another one.
    while results.len() < forms.len() {
        let rest = &forms[results.len()..];
        let timeout = external_tools::tool("timeout").map_err(io::Error::other)?;
        let mut command = timeout.command();
        command.current_dir(&tools.folder).arg(SECONDS).arg(&runtime.python).arg(&runtime.script);
        command.env("OCL_ICD_VENDORS", &runtime.drivers).env("PYOPENCL_NO_CACHE", "1");
        command.args([INPUT, SHARED, PICTURE, FLOATS, &names.join(",")]);
        command.args([ITEMS, GROUP, WORDS].map(|number| number.to_string()));
        for (number, form) in rest.iter().enumerate() {
            let [module, result] = [format!("form{number}"), format!("result{number}")];
            std::fs::write(tools.file(&module), form.contents)?;
            command.args([form.kind, &module, &result]);
        }
        let output = command.output()?;
        let said = String::from_utf8_lossy(&output.stdout);
        for (number, line) in said.lines().take(rest.len()).enumerate() {
            results.push(match line {
                "done" => {
                    let contents = take(&tools.file(&format!("result{number}")))?;
                    Ok(contents.chunks(RESULTS).map(|chunk| Ok(chunk.to_vec())).collect())
                }
                reason => Err(reason.to_owned()),
            });
        }
        if results.len() < forms.len() {
            results.push(Err(format!("the runtime ended: {}", output.status)));
        }
    }
    Ok(results)
}
