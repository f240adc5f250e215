//! `cargo xtask cuda`: kernels of the corpus on NVIDIA's GPUs.
//!
//! The work itself is in Python programs: `tools/conformance/python/cuda.py` makes a folder with the code, descriptions of the
//! launches, and the buffers before and after them, which our own runner computes. `cuda_folder.py`, a part of the folder, runs it with NVIDIA's
//! driver and compares the buffers, also on a machine that has nothing else. Without a driver, `--compile-only` and `--save` make
//! the folder.

use crate::translator;
use anyhow::{Result, ensure};
use external_tools::{Use, own};
use std::path::{Path, PathBuf};
use std::process::Command;
use task_support::runtime::SCRIPTS;
use task_support::{corpus, environment, installation, workspace};

/// The options of the task.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only compile the kernels and describe their launches; needs no device.
    #[arg(long, conflicts_with_all = ["save", "folder"])]
    compile_only: bool,
    /// Make a folder that runs on another machine, which needs Python and NVIDIA's driver.
    #[arg(long, value_name = "DIR", conflicts_with = "folder")]
    save: Option<PathBuf>,
    /// Run a folder that `--save` has made.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// The processor that code is made for: the device's own or an older one.
    #[arg(long, default_value = "sm_70")]
    cpu: String,
    /// Levels of optimization of the corpus, with commas.
    #[arg(long, default_value = "O0,O2")]
    levels: String,
    /// One module of so many.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    part: u32,
    /// The command; otherwise a release build.
    #[arg(long)]
    tool: Option<PathBuf>,
    /// Kernels, without `.cl`. All of them if none is named.
    names: Vec<String>,
}

/// The program that runs a folder.
const RUN: &str = "cuda_folder.py";

/// The package of Python that makes the buffers.
const PACKAGES: &str = "numpy==2.4.6\n";

/// Makes a folder, runs one, or both.
///
/// # Errors
/// A module fails or differs, or the machine lacks the driver.
pub(crate) fn run(args: &Args) -> Result<()> {
    installation::ensure(&[Use::Tests])?;
    if let Some(folder) = &args.folder {
        device()?;
        return workspace::run(run_folder(folder, &workspace::root().join(SCRIPTS))?.args(&args.names));
    }
    let is_run = !args.compile_only && args.save.is_none();
    let work = workspace::target_dir().join("cuda");
    // Before everything is compiled for a device that is not there.
    if is_run {
        println!("{}", device()?);
    }
    let folder = args.save.clone().unwrap_or_else(|| work.join("folder"));
    let tool = translator::path(args.tool.as_deref())?;
    let python = environment::install(&work.join("venv"), PACKAGES)?;
    let mut make = own::built(&python)?;
    make.current_dir(workspace::root()).env("PYTHONDONTWRITEBYTECODE", "1").args(["-W", "ignore"]);
    make.arg(Path::new(SCRIPTS).join("cuda.py")).args(["--kernels", corpus::KERNELS, "--cpu", &args.cpu]);
    make.args(["--levels", &args.levels, "--part", &args.part.to_string()]);
    make.arg("--tool").arg(&tool).arg("--work").arg(work.join("modules")).arg("--folder").arg(&folder);
    for (option, program) in [("--opt", "opt-22"), ("--llc", "llc-22"), ("--dis", "llvm-dis-22")] {
        make.arg(option).arg(workspace::tool(program)?.get_program());
    }
    if !args.compile_only {
        make.arg("--runner").arg(translator::runner()?);
    }
    workspace::run(make.args(&args.names))?;
    if is_run { workspace::run(&mut run_folder(&folder, &folder)?) } else { Ok(()) }
}

/// The name of the first device.
///
/// # Errors
/// The machine lacks the driver or a device.
fn device() -> Result<String> {
    let programs = workspace::root().join(SCRIPTS);
    let output = run_folder(&programs, &programs)?.arg("--probe").output()?;
    let line = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    ensure!(output.status.success(), "{line}; `--compile-only` and `--save DIR` need none");
    Ok(line)
}

/// A command that runs a folder by the program in `programs`.
fn run_folder(folder: &Path, programs: &Path) -> Result<Command> {
    let mut command = workspace::tool("python3")?;
    command.env("PYTHONDONTWRITEBYTECODE", "1").arg(programs.join(RUN)).arg(folder);
    Ok(command)
}
