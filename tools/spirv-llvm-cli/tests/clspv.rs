//! The command under the name `clspv`: OpenCL C goes through a clang that is installed.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const KERNEL: &str = "kernel void scale(global float *out, float by, VALUE n) {\n\
                      \x20 int at = get_global_id(0);\n  if (at < n) out[at] *= by;\n}\n";

/// A folder of its own for a test, with the source of a kernel.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("clspv").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("k.cl"), KERNEL).unwrap();
    folder
}

/// The command under the name, which works in a folder.
fn clspv(folder: &Path) -> Command {
    let link = folder.join(format!("clspv{}", std::env::consts::EXE_SUFFIX));
    let tool = Path::new(env!("CARGO_BIN_EXE_spirv-llvm"));
    std::fs::hard_link(tool, &link).or_else(|_| std::fs::copy(tool, &link).map(|_| ())).unwrap();
    let mut command = external_tools::own::built(&link).unwrap();
    command.current_dir(folder).env_remove("SPIRV_LLVM_CLANG");
    command
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_source_becomes_a_shader() {
    let folder = folder("source");
    let clang = external_tools::tool("clang-22").unwrap().program();
    let line = ["-DVALUE=int", "-cl-std=CL2.0", "-arch=spir64", "-pod-ubo", "-spv-version=1.5", "k.cl"];
    let output = clspv(&folder).arg(format!("-clang={clang}")).args(line).output().unwrap();
    assert!(output.status.success(), "{}", errors(&output));
    assert!(output.stdout.is_empty() && output.stderr.is_empty(), "{output:?}");
    let module = std::fs::read(folder.join("a.spv")).unwrap();
    let report = spirv_llvm::report(&module).unwrap();
    assert!(report.version <= spirv_llvm::Version::V1_5);
    let text = spirv_llvm::disassemble_spirv(&module, &spirv_llvm::DisassembleOptions::default()).unwrap();
    assert!(text.contains("OpEntryPoint GLCompute") && text.contains("ArgumentPodUniform"), "{text}");
}

#[test]
fn the_variable_names_the_clang_and_its_errors_are_shown() {
    let folder = folder("variable");
    let clang = external_tools::tool("clang-22").unwrap().program();
    // The macro VALUE is not defined.
    let output = clspv(&folder).env("SPIRV_LLVM_CLANG", clang).arg("k.cl").output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains("VALUE") && !folder.join("a.spv").exists(), "{}", errors(&output));
}

#[test]
fn a_clang_that_is_not_there_is_an_error() {
    let folder = folder("missing");
    let output = clspv(&folder).args(["-clang=no-such-clang", "k.cl"]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains("no-such-clang does not start"), "{}", errors(&output));
    assert!(errors(&output).contains("SPIRV_LLVM_CLANG"), "{}", errors(&output));
}

#[test]
fn questions_need_no_input() {
    let folder = folder("questions");
    let output = clspv(&folder).arg("--help").output().unwrap();
    assert!(output.status.success() && output.stdout.starts_with(b"Compile OpenCL C"), "{output:?}");
}

#[test]
fn hosts_written_for_clspv_compile_sources() {
    let folder = folder("host");
    let link = clspv(&folder).get_program().to_owned();
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let clang = external_tools::tool("clang-22").unwrap();
    for (language, lines) in [(["-xc", "-std=gnu11"], 0), (["-xc++", "-std=c++11"], 1)] {
        let program = folder.join(format!("host{lines}"));
        let mut compile = clang.command();
        compile.args(language).args(["-Wall", "-Wextra", "-Werror", "-o"]).arg(&program);
        compile.arg("-I").arg(package.join("../../crates/spirv-llvm-c/compat/include"));
        compile.arg(package.join("tests/host_of_clspv.c")).args((lines == 1).then_some("-lstdc++"));
        let compiled = compile.output().unwrap();
        assert!(compiled.status.success(), "{}", errors(&compiled));
        let files = folder.join("files");
        std::fs::create_dir_all(&files).unwrap();
        let mut host = external_tools::own::built(&program).unwrap();
        host.env("SPIRV_LLVM_CLSPV", &link).env("SPIRV_LLVM_CLANG", clang.program()).env("TMPDIR", &files);
        let output = host.output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(text.starts_with("0 1 \n3 0 ") && text.contains("undeclared identifier 'VALUE'"), "{text}");
        let end = if lines == 1 { "\n2\n3\n0 1\n" } else { "\n2\n3\n" };
        assert!(text.ends_with(end), "{text}");
        let output = host.env("SPIRV_LLVM_CLSPV", folder.join("no-such-command")).output().unwrap();
        assert!(String::from_utf8_lossy(&output.stdout).starts_with("3 0 the command clspv does not start"));
        assert_eq!(std::fs::read_dir(&files).unwrap().count(), 0, "files are left");
    }
}
