//! The host runs the kernel: compiled by clang 22, as everything here.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may panic")]

use external_tools::{own, tool};
use spirv_llvm::{DEFAULT_TRIPLE, Executable, Options};
use std::path::{Path, PathBuf};
use std::process::Command;

fn succeed(command: &mut Command) {
    let output = command.output().expect("the program starts");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn clang() -> Command {
    tool("clang-22").expect("clang-22").command()
}

#[test]
fn groups_of_two_sizes_are_summed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let [bitcode, module, program] = ["kernel.bc", "kernel.exe.bc", "host"].map(|name| out.join(name));
    succeed(
        clang()
            .args(["-target", "spir64", "-cl-std=CL3.0", "-O2", "-emit-llvm", "-c"])
            .arg(folder.join("kernel.cl"))
            .arg("-o")
            .arg(&bitcode),
    );
    let spirv = spirv_llvm::llvm_to_spirv(&std::fs::read(&bitcode).unwrap(), &Options::default()).unwrap();
    let mut options = Options::default();
    options.executable = Some(Executable::new(DEFAULT_TRIPLE));
    let made = spirv_llvm::spirv_to_llvm(&spirv.bytes, &options).unwrap();
    std::fs::write(&module, made.bytes).unwrap();
    let include = folder.join("../../crates/spirv-llvm-c/include");
    succeed(
        clang()
            .args(["-O3", "-Wno-override-module", "-I"])
            .arg(include)
            .arg(folder.join("host.c"))
            .arg(&module)
            .args(["-lm", "-o"])
            .arg(&program),
    );
    let output = own::built(&program).unwrap().output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    let sums = [496, 1520, 2544, 390];
    let groups: String = (0..4).map(|at| format!("group {at}: {}\n", sums[at])).collect();
    let results: String = (0..4).map(|at| format!("result[{at}] = {}\n", sums[at])).collect();
    assert_eq!(printed, groups + &results);
}
