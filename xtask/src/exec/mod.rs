//! `cargo xtask exec`: runs the corpus kernels on Intel's CPU runtime for OpenCL and compares the results.
//!
//! The runtime comes from PyPI into a virtual environment under `target/exec`. The work itself is the Python program
//! `xtask/exec/run.py`: it translates with the release build of the command, and compares our SPIR-V and our reverse
//! bitcode with the runtime's own build of the same source.

use crate::{corpus, judges, workspace};
use ::judges::{Use, own};
use anyhow::Result;
use std::path::{Path, PathBuf};

/// Packages the environment holds, from the workspace root.
const REQUIREMENTS: &str = "xtask/exec/requirements.txt";

/// Runs the named kernels, or all of them.
///
/// # Errors
/// The environment cannot be made, the command does not build, or a kernel differs.
pub(crate) fn run(names: &[String]) -> Result<()> {
    let root = workspace::root();
    let work = root.join("target/exec");
    let python = environment(&root, &work)?;
    let drivers = driver_list(&work)?;
    workspace::run(workspace::cargo().args(["build", "--release"]))?;
    workspace::run(
        own::built(&python)?
            .current_dir(&root)
            .env("OCL_ICD_VENDORS", drivers)
            .env("PYOPENCL_NO_CACHE", "1")
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .arg("xtask/exec/run.py")
            .args(["--kernels", corpus::KERNELS])
            .arg("--tool")
            .arg(workspace::target_dir().join("release/spirv-llvm"))
            .args(["--work", "target/exec/modules"])
            .args(names),
    )
}

/// Makes the virtual environment unless it already holds what [`REQUIREMENTS`] asks for; returns its Python.
///
/// # Errors
/// Python or a package cannot be installed.
pub(crate) fn environment(root: &Path, work: &Path) -> Result<PathBuf> {
    let wanted = std::fs::read_to_string(root.join(REQUIREMENTS))?;
    let python = work.join("venv/bin/python");
    let stamp = work.join("venv/installed.txt");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    std::fs::create_dir_all(work)?;
    judges::ensure(&[Use::Execution])?;
    workspace::run(workspace::judge("python3")?.args(["-m", "venv", "--clear"]).arg(work.join("venv")))?;
    workspace::run(
        own::built(&python)?
            .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"])
            .arg(root.join(REQUIREMENTS)),
    )?;
    std::fs::write(stamp, wanted)?;
    Ok(python)
}

/// Writes the folder that tells the OpenCL loader where the runtime is: the file that comes with the runtime's
/// package names a path that does not exist.
///
/// # Errors
/// It cannot be written.
pub(crate) fn driver_list(work: &Path) -> Result<PathBuf> {
    let folder = work.join("icd");
    std::fs::create_dir_all(&folder)?;
    let library = work.join("venv/lib/libintelocl.so");
    std::fs::write(folder.join("intel-cpu.icd"), format!("{}\n", library.display()))?;
    Ok(folder)
}
