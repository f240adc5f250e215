//! Modules that a suite brings: translated to LLVM IR and to SPIR-V again, with their specialization constants.

use super::kernels::Builder;
use super::outcome::{Outcome, Verdict, Verdicts};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// The modules of a suite are of this version at most.
const VERSION: &str = "--spirv-max-version=1.6";

/// Translates each module for 64 bits in `input`, into the same path in `output`.
///
/// # Errors
/// A program cannot be started, or a file cannot be read or written.
pub(super) fn translate(builder: &Builder, input: &Path, output: &Path) -> Result<Verdicts> {
    let names = find(input)?;
    builder.each(&names, |name| {
        let (original, module) = (input.join(format!("{name}.spv64")), output.join(format!("{name}.spv64")));
        if let Some(folder) = module.parent() {
            fs::create_dir_all(folder)?;
        }
        let _ = fs::remove_file(&module);
        let verdict = builder.round_trip(VERSION, &original, &module)?;
        // An invalid module is our fault if the original is valid.
        if verdict.outcome == Outcome::Invalid && builder.validate(&original)?.is_some() {
            fs::rename(module.with_extension("unjudged.spv"), &module)?;
            return Ok(Verdict::new(Outcome::Passed, format!("invalid as the original: {}", verdict.reason)));
        }
        Ok(verdict)
    })
}

/// The paths of modules below a folder, without their extension.
fn find(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(below) = folders.pop() {
        for entry in fs::read_dir(&below).with_context(|| below.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Some(name) =
                path.strip_prefix(folder)?.to_str().and_then(|name| name.strip_suffix(".spv64"))
            {
                names.push(name.to_owned());
            }
        }
    }
    names.sort();
    Ok(names)
}
