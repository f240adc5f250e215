//! `cargo xtask sanitize`: the programs that call the C ABI, with LLVM's sanitizers in them and in the library.
//!
//! The library is the one place with `unsafe`. Its tests run under valgrind, which sees the heap; AddressSanitizer sees the
//! stack and globals as well, and with the programs compiled by the same LLVM what crosses the border between them.

use anyhow::{Context, Result};
use std::path::Path;
use task_support::{corpus, workspace};

/// The programs of the package that are run, and the options of the compiler for each.
const PROGRAMS: [(&str, &[&str]); 2] = [("runtime", &[]), ("threads", &["-pthread"])];

/// The module with specialization constants that `runtime` is given, from the workspace root.
const SPECIALIZED: &str = "crates/spirv-llvm-c/tests/programs/specialized.spvasm";

/// Builds the library and the programs with AddressSanitizer (and, for C, UndefinedBehaviorSanitizer) and runs them.
///
/// # Errors
/// Something does not build (clang's sanitizers are in the package `libclang-rt-22-dev`), or a sanitizer finds something.
pub(crate) fn run() -> Result<()> {
    let host = host()?;
    let folder = workspace::target_dir().join("sanitize");
    let mut build = workspace::cargo();
    build.args(["rustc", "--package", "spirv-llvm-c", "--lib", "--crate-type", "cdylib", "--target", &host]);
    // A target of its own keeps the flag from build scripts; the variable lets the stable compiler know it.
    build.env("RUSTFLAGS", "-Zsanitizer=address").env("RUSTC_BOOTSTRAP", "1");
    workspace::run(build.arg("--target-dir").arg(&folder))?;
    let library = folder.join(&host).join("debug");
    // Programs look for it by the name that its version has.
    let versioned = library.join("libspirv_llvm_c.so.1");
    if versioned.symlink_metadata().is_err() {
        std::os::unix::fs::symlink("libspirv_llvm_c.so", &versioned)?;
    }
    let root = workspace::root();
    let specialized = folder.join("specialized.spv");
    let mut assemble = workspace::cargo();
    assemble.args(["run", "--quiet", "--package", "spirv-llvm-cli", "--", "as"]);
    assemble.arg(root.join(SPECIALIZED)).args(["--spirv-version", "1.0", "-o"]);
    workspace::run(assemble.arg(&specialized))?;
    for (name, options) in PROGRAMS {
        let program = compile(name, options, &library, &folder)?;
        let mut command = ::external_tools::own::built(&program)?;
        command.arg(root.join(corpus::KERNELS).join("vector_add.O2.bc"));
        if name == "runtime" {
            command.arg(&specialized);
        }
        workspace::run(
            command.env("ASAN_OPTIONS", "detect_stack_use_after_return=1:strict_string_checks=1"),
        )?;
    }
    println!("the sanitizers find nothing");
    Ok(())
}

/// The triple of this machine.
fn host() -> Result<String> {
    let said = workspace::output(workspace::tool("rustc")?.arg("-vV"))?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not say what machine this is")
}

fn compile(name: &str, options: &[&str], library: &Path, folder: &Path) -> Result<std::path::PathBuf> {
    let package = workspace::root().join("crates/spirv-llvm-c");
    let program = folder.join(name);
    let mut compile = workspace::tool("clang-22")?;
    compile
        .args(["-std=c11", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"])
        .args(options);
    compile.arg("-I").arg(package.join("include")).arg("-o").arg(&program);
    compile.arg(package.join("tests/programs").join(name).with_extension("c"));
    compile.arg("-L").arg(library).arg("-lspirv_llvm_c").arg(format!("-Wl,-rpath,{}", library.display()));
    workspace::run(&mut compile)?;
    Ok(program)
}
