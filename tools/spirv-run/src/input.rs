//! Whatever holds a kernel becomes SPIR-V: SPIR-V itself, LLVM IR by our translator, OpenCL C by clang 22.

use crate::error::Error;
use spirv_llvm::{ExtensionPolicy, Options};
use std::path::Path;

/// The SPIR-V in or behind the file `path`.
///
/// # Errors
/// It cannot be read, compiled or translated.
pub fn load(path: &Path) -> Result<Vec<u8>, Error> {
    load_with(path, &[])
}

/// As [`load`]; with debug information of a source, so that reports about a kernel name its lines.
///
/// # Errors
/// As [`load`].
pub fn load_with_lines(path: &Path) -> Result<Vec<u8>, Error> {
    load_with(path, &["-g"])
}

/// The LLVM IR in or behind the file `path`, for [`crate::Program::as_is`].
///
/// # Errors
/// It cannot be read or compiled.
pub fn load_llvm(path: &Path) -> Result<Vec<u8>, Error> {
    if path.extension().is_some_and(|extension| extension == "cl") {
        return compile(path, &[]);
    }
    std::fs::read(path).map_err(|error| Error::File { path: path.to_owned(), error })
}

/// As [`load`], with further options for clang.
fn load_with(path: &Path, options: &[&str]) -> Result<Vec<u8>, Error> {
    if path.extension().is_some_and(|extension| extension == "cl") {
        return from_llvm(&compile(path, options)?);
    }
    let bytes = std::fs::read(path).map_err(|error| Error::File { path: path.to_owned(), error })?;
    to_spirv(&bytes)
}

/// The SPIR-V that these bytes are, or become: SPIR-V, bitcode, or LLVM assembly.
///
/// # Errors
/// They are none of these, or do not translate.
pub fn to_spirv(bytes: &[u8]) -> Result<Vec<u8>, Error> {
    if spirv_llvm::is_spirv(bytes) {
        Ok(bytes.to_vec())
    } else if spirv_llvm::is_bitcode(bytes) || spirv_llvm::is_llvm_assembly(bytes) {
        from_llvm(bytes)
    } else {
        Err(Error::Format)
    }
}

fn from_llvm(llvm: &[u8]) -> Result<Vec<u8>, Error> {
    let mut options = Options::default();
    // Nothing stands between here and the machine that could lack one.
    options.spirv.extensions = ExtensionPolicy::all();
    options.spirv.kernel_arg_types = true;
    Ok(spirv_llvm::llvm_to_spirv(llvm, &options)?.bytes)
}

/// The bitcode that clang makes of OpenCL C.
fn compile(path: &Path, options: &[&str]) -> Result<Vec<u8>, Error> {
    let failed = |message: String| Error::Source { path: path.to_owned(), message };
    let clang = external_tools::tool("clang-22").map_err(|error| failed(error.to_string()))?;
    let done = clang
        .command()
        .args([
            "-x",
            "cl",
            "-cl-std=CL3.0",
            "-cl-kernel-arg-info",
            "-cl-ext=+all",
            "-target",
            "spir64",
            "-O2",
        ])
        .args(["-ffp-contract=off", "-Xclang", "-finclude-default-header", "-emit-llvm", "-c", "-o", "-"])
        .args(options)
        .arg(path)
        .output()
        .map_err(|error| failed(error.to_string()))?;
    if done.status.success() {
        Ok(done.stdout)
    } else {
        Err(failed(String::from_utf8_lossy(&done.stderr).trim_end().to_owned()))
    }
}
