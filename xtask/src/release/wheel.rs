//! `cargo xtask wheel`: the wheel of the Python module, and with `--check` what must hold of it.
//!
//! maturin and the packages that the checks need come from PyPI, into the environment in which kernels are executed
//! (`task_support::runtime`).

use crate::arguments::flag;
use ::external_tools::{Use, own};
use anyhow::{Context, Result};
use clap::{Arg, ArgMatches};
use std::path::{Path, PathBuf};
use task_support::{installation, runtime, workspace};

/// The package, from the workspace root.
const PACKAGE: &str = "tools/spirv-llvm-python";

/// Options of `cargo xtask wheel`.
pub(crate) struct Args {
    /// Install it into an environment of its own, and check its types, its functions, and kernels on an OpenCL runtime
    check: bool,
    /// Do not optimize it: it is there sooner, and slower
    dev: bool,
}

/// Returns the options of the task.
pub(crate) fn options() -> Vec<Arg> {
    let check = "Install it into an environment of its own, and check its types, its functions, and kernels on an OpenCL runtime";
    vec![flag("check", check), flag("dev", "Do not optimize it: it is there sooner, and slower")]
}

impl Args {
    /// Reads the values of [`options`].
    pub(crate) fn of(matches: &ArgMatches) -> Self {
        Self { check: matches.get_flag("check"), dev: matches.get_flag("dev") }
    }
}

/// Makes a wheel quickly and checks it.
///
/// # Errors
/// As [`run`].
pub(crate) fn in_ci() -> Result<()> {
    run(&Args { check: true, dev: true })
}

/// Makes the wheel, in `target/wheels`.
///
/// # Errors
/// The environment cannot be made, the module does not build, or a check fails.
pub(crate) fn run(args: &Args) -> Result<()> {
    let root = workspace::root();
    let work = runtime::folder();
    let python = runtime::environment(&work)?;
    let wheel = build(&root, &python, args.dev)?;
    println!("{}", wheel.display());
    if args.check { check(&root, &work, &python, &wheel) } else { Ok(()) }
}

fn build(root: &Path, python: &Path, dev: bool) -> Result<PathBuf> {
    let folder = workspace::target_dir().join("wheels");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let mut maturin = own::built(python)?;
    maturin.args(["-m", "maturin", "build", "--locked", "--profile", if dev { "dev" } else { "release" }]);
    maturin.arg("--manifest-path");
    maturin.arg(root.join(PACKAGE).join("Cargo.toml")).arg("--out").arg(&folder);
    workspace::run(maturin.arg("--interpreter").arg(python))?;
    let wheel = folder.read_dir()?.next().context("maturin leaves no wheel")?;
    Ok(wheel?.path())
}

/// The properties that users of the wheel rely on.
fn check(root: &Path, work: &Path, python: &Path, wheel: &Path) -> Result<()> {
    installation::ensure(&[Use::Tests])?;
    let module = |arguments: &[&str]| {
        let mut command = own::built(python)?;
        command.current_dir(root.join(PACKAGE)).env("PYTHONDONTWRITEBYTECODE", "1").arg("-m").args(arguments);
        anyhow::Ok(command)
    };
    let install =
        ["pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--force-reinstall"];
    workspace::run(module(&install)?.arg(wheel))?;
    // The types that the installed package states, in programs that use it.
    let cache = workspace::target_dir().join("mypy");
    let types = ["mypy", "--strict", "tests/test_api.py", "tests/test_opencl.py", "examples/opencl.py"];
    workspace::run(module(&types)?.arg("--cache-dir").arg(&cache))?;
    workspace::run(module(&["mypy", "--strict", "python/spirv_llvm"])?.arg("--cache-dir").arg(&cache))?;
    workspace::run(&mut module(&["unittest", "tests/test_api.py"])?)?;
    let drivers = runtime::driver_list(work)?;
    let mut kernels = module(&["unittest", "tests/test_opencl.py"])?;
    workspace::run(kernels.env("OCL_ICD_VENDORS", drivers).env("PYOPENCL_NO_CACHE", "1"))
}
