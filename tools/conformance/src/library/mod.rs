//! `cargo xtask exec --library`: every function of the OpenCL C library at every type and width, on Intel's CPU runtime.
//!
//! A table (`table/`) says which functions there are and what they are tried with. Cases become kernels, many to a program
//! (`program.rs`), which the runtime gets as source, as our SPIR-V, and as what our reverse direction makes of that
//! (`bench.rs`). What they leave is compared with what the source leaves (`compare.rs`): integers bit for bit, floats
//! within the specification's bounds (`bounds.rs`). With `--runner ours` our own runner takes them instead: clang's bitcode and
//! the CL2.0 form as they are, with no SPIR-V in between, so that nothing of ours but the library is in what the others are
//! compared with, and no vendor's runtime is needed. With `--vulkan` the cases are compute shaders (`vulkan/`).

mod bench;
mod bounds;
mod case;
mod choice;
mod compare;
mod exceptions;
mod program;
mod report;
mod table;
#[cfg(test)]
mod tests;
mod types;
mod values;
mod vulkan;

use anyhow::Result;
use std::path::Path;
use task_support::runtime::Programs;

/// Which cases are run.
#[derive(Clone, Debug)]
pub(crate) struct Selection {
    /// Decides on the random values, or on the part.
    pub(crate) seed: u64,
    /// One program of so many is run; a part has the values that the whole has with seed 0.
    pub(crate) part: u64,
    /// Parts of the names of topics and calls; all cases if there are none.
    pub(crate) names: Vec<String>,
}

/// Runs the chosen cases and says what came of them.
///
/// # Errors
/// A case falls short, or something that is needed does not start.
pub(crate) fn run(programs: Programs, selection: &Selection) -> Result<()> {
    report::run(&bench(programs, selection), selection)
}

/// The same on Vulkan, with this launcher.
///
/// # Errors
/// As [`run`].
pub(crate) fn run_on_vulkan(programs: Programs, launcher: &Path, selection: &Selection) -> Result<()> {
    vulkan::run(&bench(programs, selection), launcher, selection)
}

fn bench(programs: Programs, selection: &Selection) -> bench::Bench {
    let seed = if selection.part == 1 { selection.seed } else { 0 };
    bench::Bench { programs, seed }
}
