//! This program, and the others of the project: chores that need the product are programs of their own, built when they are
//! started.

use crate::volumes;
use ::external_tools::Use;
use anyhow::{Result, bail};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use task_support::{installation, runtime, workspace};

/// The package of the conformance suite.
pub(crate) const CONFORMANCE: &str = "conformance";

/// The package of the measurements and the gallery.
pub(crate) const BENCH: &str = "bench";

/// Builds and runs a task of another program.
///
/// # Errors
/// The program does not build, or the task fails.
pub(crate) fn run(package: &str, task: &str, args: &[String]) -> Result<()> {
    let mut command = workspace::cargo();
    command.args(["run", "--quiet", "--package", package, "--", task]).args(args);
    workspace::run(&mut command)
}

/// The arguments of [`prove`].
const PROVE: &str = "\
usage: cargo xtask prove [--level llvm|spirv|shader|calls|opencl|csmith] [--minutes N] [--seed S] [--programs N] [--from N] [--record]
                         [--runner-only] [FILE]...
       cargo xtask prove emulations [NAME]...
       cargo xtask prove record SUMMARY...
       cargo xtask prove --level corpus [--function NAME] [--verbose] [FILE]...

Without a level it checks the emulations first, and then programs of the levels llvm, spirv and shader. Kernels of the levels opencl and
csmith are executed by spirv-run, and by Intel's runtime if it is installed, unless --runner-only is given. The level corpus
compares each function of the corpus, or of files of LLVM IR, with its legalized form: by proof, and by execution on numbers.

A run continues where the former one with the same level and seed ended; --from selects another first program. --record adds its
numbers to docs/generated/proof-volumes.md. On other machines, --summary FILE keeps them for `record`.";

/// Without Intel's runtime, whose compiler has faults of its own.
const RUNNER_ONLY: &str = "--runner-only";
/// Adds the numbers of the run to the page.
const RECORD: &str = "--record";
/// A few programs, as in CI, do not pay for a build with optimization.
const FEW: &str = "--programs";
/// The profile of longer runs: optimized, with every check of a debug build.
pub(crate) const HOSTILE: &str = "hostile";

/// Checks every emulation of legalization, then builds and runs the program that tries random programs; the validator checks
/// their translations. `emulations` alone checks the emulations, or those whose names contain one of the words behind it. Random
/// kernels (`--level opencl`) are executed too.
///
/// # Errors
/// A program does not build, an emulation is wrong, or a random program violates a law.
pub(crate) fn prove(args: &[String]) -> Result<()> {
    if args.iter().any(|arg| arg == "--help") {
        println!("{PROVE}");
        return Ok(());
    }
    if let Some((_, summaries)) = args.split_first().filter(|(first, _)| *first == "record") {
        return summaries.iter().try_for_each(|summary| volumes::record(Path::new(summary)));
    }
    if let [level, corpus, others @ ..] = args
        && level == "--level"
        && corpus == "corpus"
    {
        let mut command = workspace::cargo();
        command.args(["run", "--quiet", "--package", "emulation-proofs", "--", corpus]).args(others);
        return workspace::run(&mut command);
    }
    let only_emulations = args.first().is_some_and(|first| first == "emulations");
    let is_executed =
        args.windows(2).any(|pair| pair[0] == "--level" && ["opencl", "csmith"].contains(&&*pair[1]));
    if args.iter().any(|arg| arg == "csmith") {
        installation::ensure(&[Use::Proofs])?;
    }
    let only_programs =
        args.first().is_some_and(|first| !first.starts_with('-')) && !only_emulations || is_executed;
    if !only_programs {
        let mut command = workspace::cargo();
        command.args(["run", "--quiet", "--package", "emulation-proofs", "--"]);
        workspace::run(command.args(args.iter().skip(1).filter(|_| only_emulations)))?;
    }
    if only_emulations {
        return Ok(());
    }
    let folder = workspace::target_dir().join("prove");
    let profile = if args.iter().any(|arg| arg == FEW) { "dev" } else { HOSTILE };
    let mut command = workspace::cargo();
    command.args([
        "run",
        "--quiet",
        "--profile",
        profile,
        "--package",
        "generate",
        "--features",
        "spirv-val",
    ]);
    command.args(["--", "--folder"]).arg(&folder);
    command.args(args.iter().filter(|arg| ![RUNNER_ONLY, RECORD].contains(&&***arg)));
    if is_executed {
        command.args(execution(profile, !args.iter().any(|arg| arg == RUNNER_ONLY))?);
    }
    if !args.iter().any(|arg| arg == RECORD) {
        return workspace::run(&mut command);
    }
    volumes::recorded(&folder, &mut command)
}

/// Builds `spirv-run`, and returns the options with the programs that execute kernels: Intel's runtime is one of them if it is
/// installed and `with_runtime` is set.
fn execution(profile: &str, with_runtime: bool) -> Result<Vec<OsString>> {
    installation::ensure(&[Use::Tests])?;
    let mut build = workspace::cargo();
    workspace::run(build.args(["build", "--quiet", "--profile", profile, "--package", "spirv-run"]))?;
    let built = workspace::target_dir().join(if profile == HOSTILE { HOSTILE } else { "debug" });
    let mut options = vec!["--runner".into(), built.join("spirv-run").into()];
    if let Some((python, drivers)) = runtime::installed()?.filter(|_| with_runtime) {
        let script = workspace::root().join(runtime::SCRIPTS).join("random_kernels.py");
        for (option, path) in [("--python", python), ("--script", script), ("--drivers", drivers)] {
            options.extend([option.into(), path.into()]);
        }
    }
    Ok(options)
}

/// The path of this program when it started.
///
/// A task may build the workspace, and this program with it: the system then reports the running one as deleted, while the
/// path leads to the new one.
static PROGRAM: LazyLock<std::io::Result<PathBuf>> = LazyLock::new(std::env::current_exe);

/// Returns the path of this program. `main` asks first, before anything is built.
///
/// # Errors
/// The system does not report the path.
pub(crate) fn own() -> Result<&'static Path> {
    match &*PROGRAM {
        Ok(path) => Ok(path),
        Err(error) => bail!("the path of this program is unknown: {error}"),
    }
}

/// Returns a command that runs another task of this program.
///
/// # Errors
/// As [`own`].
pub(crate) fn xtask() -> Result<Command> {
    Ok(::external_tools::own::built(own()?)?)
}
