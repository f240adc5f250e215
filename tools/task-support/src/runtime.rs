//! Intel's CPU runtime for OpenCL, which comes from PyPI into a virtual environment below `target/exec`, and the release
//! build of the command that is executed beside it.

use crate::{builds, environment, installation, workspace};
use anyhow::Result;
use external_tools::Use;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Folder of the Python programs that drive the runtimes, relative to the workspace root.
pub const SCRIPTS: &str = "tools/conformance/python";

/// The runtime's library in the folder of the environment.
const LIBRARY: &str = "venv/lib/libintelocl.so";

/// Programs that execute modules, and where they leave files.
#[derive(Clone, Debug)]
pub struct Programs {
    /// The command of this project.
    pub tool: PathBuf,
    /// The Python that drives the runtime.
    pub python: PathBuf,
    /// The folder that names the runtime's library to the OpenCL loader.
    pub drivers: PathBuf,
    /// The folder for files.
    pub folder: PathBuf,
    /// Our own runner, in place of the runtime: then there are neither Python nor drivers.
    pub runner: Option<PathBuf>,
}

impl Programs {
    /// Returns the variables with which a Python program finds the runtime, compiles anew, and leaves no files beside its
    /// source.
    #[must_use]
    pub fn environment(&self) -> [(&'static str, &OsStr); 3] {
        [
            ("OCL_ICD_VENDORS", self.drivers.as_os_str()),
            ("PYOPENCL_NO_CACHE", OsStr::new("1")),
            ("PYTHONDONTWRITEBYTECODE", OsStr::new("1")),
        ]
    }
}

/// Installs the runtime and makes a release build of the command.
///
/// # Errors
/// The environment cannot be made, or the command does not build.
pub fn prepare() -> Result<Programs> {
    let work = folder();
    Ok(Programs {
        tool: builds::release()?.join("spirv-llvm"),
        python: environment(&work)?,
        drivers: driver_list(&work)?,
        folder: work.join("modules"),
        runner: None,
    })
}

/// Returns the folder of the environment and of the files of executions.
#[must_use]
pub fn folder() -> PathBuf {
    workspace::root().join("target/exec")
}

/// Returns the Python that drives the runtime, and the folder that names its library to the OpenCL loader; `None` if the
/// runtime is not installed.
///
/// # Errors
/// The folder cannot be written.
pub fn installed() -> Result<Option<(PathBuf, PathBuf)>> {
    let work = folder();
    let python = work.join("venv/bin/python");
    if !python.is_file() || !work.join(LIBRARY).is_file() {
        return Ok(None);
    }
    Ok(Some((python, driver_list(&work)?)))
}

/// Makes the virtual environment below `work`, unless it already holds the required packages, and returns its Python.
///
/// # Errors
/// Python or a package cannot be installed.
pub fn environment(work: &Path) -> Result<PathBuf> {
    let wanted = std::fs::read_to_string(workspace::root().join(SCRIPTS).join("requirements.txt"))?;
    std::fs::create_dir_all(work)?;
    installation::ensure(&[Use::Execution])?;
    environment::install(&work.join("venv"), &wanted)
}

/// Writes the folder that names the runtime's library to the OpenCL loader: the file in the runtime's own package names a
/// path that does not exist.
///
/// # Errors
/// It cannot be written.
pub fn driver_list(work: &Path) -> Result<PathBuf> {
    let folder = work.join("icd");
    std::fs::create_dir_all(&folder)?;
    let library = work.join(LIBRARY);
    std::fs::write(folder.join("intel-cpu.icd"), format!("{}\n", library.display()))?;
    Ok(folder)
}
