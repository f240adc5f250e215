//! The command line and its actions.

mod buffers;
mod compare;
mod execute;
mod list;

use anyhow::{Context as _, Result};
use spirv_run::argument_slots::SpecConstant;
use spirv_run::launch::Launch;
use spirv_run::{Program, input};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Runs kernels of SPIR-V, LLVM IR or OpenCL C on the CPU. Without a grid it lists the entry points.
#[derive(clap::Parser)]
#[command(name = "spirv-run", version)]
pub(crate) struct Command {
    /// The module: .spv, .bc, .ll, or .cl for clang-22.
    module: PathBuf,
    #[command(flatten)]
    launch: Launch,
    /// Launches to run one after the other instead: a line of a file for each, with the options of a launch. Variables of
    /// the program keep their values from one to the next.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["grid", "groups", "check"])]
    launches: Option<PathBuf>,
    /// The value of a specialization constant, as `3=f32:1.5`.
    #[arg(long = "spec", value_name = "ID=TYPE:VALUE")]
    constants: Vec<SpecConstant>,
    /// Number of work-items of a sub-group.
    #[arg(long, value_name = "COUNT", default_value = "16", value_parser = sub_group)]
    sub_group: u32,
    /// Number of threads that run groups; by default as many as the machine has.
    #[arg(long, value_name = "COUNT")]
    threads: Option<usize>,
    /// Run LLVM IR as it is, without a translation to SPIR-V: --check shows the effects of a translation.
    #[arg(long, conflicts_with_all = ["robust", "constants"])]
    as_is: bool,
    /// Compare every access with its buffer or variable: the first one out of bounds is reported, and ends the run. Takes
    /// time.
    #[arg(long)]
    robust: bool,
    /// Compile in a part of the time, without optimization: for kernels that run once.
    #[arg(long)]
    quick: bool,
    /// End the run when a launch takes longer.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,
    /// Repeat the run, and report the times of compiling and of the fastest run.
    #[arg(long, value_name = "RUNS", num_args = 0..=1, default_missing_value = "1", require_equals = true)]
    time: Option<usize>,
    /// The seed of random contents.
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    random: u64,
    /// Write the optimized LLVM IR of the work-group function.
    #[arg(long, value_name = "FILE")]
    emit_llvm: Option<PathBuf>,
    /// Write the object file of the work-group function.
    #[arg(long, value_name = "FILE")]
    emit_obj: Option<PathBuf>,
    /// Run this module on the same arguments, too, and compare the final contents of buffers.
    #[arg(long, value_name = "MODULE")]
    check: Option<PathBuf>,
    /// Maximum difference of floats with --check, in units in the last place.
    #[arg(long, value_name = "COUNT", default_value_t = 0)]
    ulp: u64,
    /// Print only the output of kernels.
    #[arg(long, short)]
    quiet: bool,
}

/// A size of sub-groups.
fn sub_group(text: &str) -> Result<u32, String> {
    let size = text.parse().ok().filter(|size: &u32| size.is_power_of_two() && *size <= 64);
    size.ok_or_else(|| "write 1, 2, 4, 8, 16, 32 or 64".to_owned())
}

/// A time above 0.
fn seconds(text: &str) -> Result<Duration, String> {
    let time = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.filter(|time| !time.is_zero()).ok_or_else(|| "write a number of seconds above 0, as 2.5".to_owned())
}

/// Runs the command line.
///
/// # Errors
/// A step that failed: reading, compiling, running or writing.
pub(crate) fn run(command: &Command) -> Result<ExitCode> {
    let program = load(&command.module, command)?;
    if let Some(file) = &command.launches {
        let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
        for launch in Launch::lines(&text).with_context(|| file.display().to_string())? {
            execute::run(&program, command, &launch)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    if command.launch.grid.is_none() && command.launch.groups.is_none() {
        list::print(&program, &command.module);
        return Ok(ExitCode::SUCCESS);
    }
    let done = execute::run(&program, command, &command.launch)?;
    let Some(other) = &command.check else { return Ok(ExitCode::SUCCESS) };
    let launch = Launch { outputs: Vec::new(), ..command.launch.clone() };
    let other = execute::run(&load(other, command)?, command, &launch)?;
    Ok(compare::report(&done, &other, command.ulp))
}

fn load(path: &std::path::Path, command: &Command) -> Result<Program> {
    let program = if command.as_is {
        input::load_llvm(path).and_then(|llvm| Program::as_is(&llvm))
    } else {
        let spirv = if command.robust { input::load_with_lines(path) } else { input::load(path) };
        spirv.and_then(Program::new)
    };
    program.with_context(|| path.display().to_string())
}
