//! What `cargo xtask install --check` tries: programs of others find what was installed, by pkg-config and by CMake,
//! compile against it, and run.

use super::PACKAGE;
use anyhow::{Result, ensure};
use std::path::{Path, PathBuf};
use task_support::{corpus, workspace};

/// The default LLVM for LLVMSPIRVLib, and the one that consumers are compiled with.
pub(crate) const LLVM: &str = "22.1.8";

/// Checks the installation below `prefix` in place of the LLVMSPIRVLib of `llvm`.
///
/// # Errors
/// Something is not found, does not compile, or does not run.
pub(crate) fn check(prefix: &Path, llvm: &str) -> Result<()> {
    let prefix = std::path::absolute(prefix)?;
    let folder = workspace::target_dir().join("installed-check");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    by_pkg_config(&prefix, llvm, &folder)?;
    by_cmake(&prefix, llvm, &folder)?;
    println!("programs find and use the files below {}", prefix.display());
    Ok(())
}

fn kernel() -> PathBuf {
    workspace::root().join(corpus::KERNELS).join("vector_add.O2.bc")
}

/// A program that links the shared library, one that links the static one, one that is static itself, and queries about
/// LLVMSPIRVLib.
fn by_pkg_config(prefix: &Path, llvm: &str, folder: &Path) -> Result<()> {
    let ask = |package: &str, what: &[&str]| {
        let mut command = workspace::tool("pkg-config")?;
        command.env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig")).args(what);
        workspace::output(command.arg(package))
    };
    // As Mesa and Intel's compilers ask: of this release of LLVM and not of the next.
    let version = ask("LLVMSPIRVLib", &["--modversion"])?;
    ensure!(version.trim() == llvm, "pkg-config reports version {version} of LLVMSPIRVLib");
    let include = ask("LLVMSPIRVLib", &["--cflags-only-I"])?;
    ensure!(include.contains("include/LLVMSPIRVLib"), "pkg-config leads to {include}");
    let source = workspace::root().join(PACKAGE).join("tests/programs/threads.c");
    let run_path = format!("-Wl,-rpath,{}", prefix.join("lib").display());
    let alone = ask("spirv_llvm", &["--cflags", "--static", "--libs"])?;
    // Only the library, in a program that links the system's libraries dynamically.
    let library = alone.replace("-lspirv_llvm_c", "-l:libspirv_llvm_c.a");
    let alone = alone + " -static";
    let shared = ask("spirv_llvm", &["--cflags", "--libs"])? + &run_path;
    for (name, flags) in [("shared", shared), ("library", library), ("static", alone)] {
        let program = folder.join(name);
        let mut compile = workspace::tool("cc")?;
        compile.arg("-o").arg(&program).arg(&source).args(flags.split_whitespace()).arg("-pthread");
        workspace::run(&mut compile)?;
        workspace::run(::external_tools::own::built(&program)?.arg(kernel()))?;
    }
    Ok(())
}

/// A project that has CMake find both packages and LLVM, and builds a program in C and one in C++.
fn by_cmake(prefix: &Path, llvm: &str, folder: &Path) -> Result<()> {
    let build = folder.join("consumer");
    let mut configure = workspace::tool("cmake")?;
    configure.arg("-S").arg(workspace::root().join(PACKAGE).join("tests/consumer")).arg("-B").arg(&build);
    configure.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix.display()));
    configure.arg(format!("-DWANTED_LLVM={llvm}"));
    configure.args(["-DCMAKE_CXX_COMPILER=clang++-22", "-DCMAKE_C_COMPILER=cc"]);
    workspace::run(&mut configure)?;
    workspace::run(workspace::tool("cmake")?.arg("--build").arg(&build))?;
    workspace::run(::external_tools::own::built(&build.join("threads"))?.arg(kernel()))?;
    ensure!(
        is_refused(prefix, folder, "15.0.7")?,
        "CMake accepts the headers for an LLVM that they do not take"
    );
    let said = workspace::output(::external_tools::own::built(&build.join("verify"))?.arg(kernel()))?;
    let right = said.lines().any(|line| line == "vector_add");
    ensure!(right, "the program on LLVMSPIRVLib's headers says: {said}");
    Ok(())
}

/// Whether CMake refuses LLVMSPIRVLib in a project that has found this version of LLVM.
fn is_refused(prefix: &Path, folder: &Path, llvm: &str) -> Result<bool> {
    let project = folder.join("refused");
    let text = format!(
        "cmake_minimum_required(VERSION 3.18)\nproject(refused NONE)\nset(LLVM_PACKAGE_VERSION {llvm})\n\
         find_package(LLVMSPIRVLib REQUIRED)\n"
    );
    super::write(&project.join("CMakeLists.txt"), text.as_bytes(), 0o644)?;
    let mut configure = workspace::tool("cmake")?;
    configure.arg("-S").arg(&project).arg("-B").arg(project.join("build"));
    configure.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix.display()));
    let output = configure.output()?;
    let message = String::from_utf8_lossy(&output.stderr);
    Ok(!output.status.success() && message.contains("LLVM 16 to 23"))
}
