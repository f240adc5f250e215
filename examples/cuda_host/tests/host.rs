//! The kernel is made for NVIDIA's GPUs by clang 22, the translator and LLVM 22, and runs where there is a driver.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may panic")]

use example_cuda_host::{Kernel, Kind};
use external_tools::{own, tool};
use spirv_llvm::{DeviceTarget, Options};
use std::path::{Path, PathBuf};
use std::process::Command;

fn succeed(command: &mut Command) -> String {
    let output = command.output().expect("the program starts");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn saxpy_is_right_or_skipped() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernel.cl");
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let [bitcode, module, code] = ["saxpy.bc", "saxpy.ll", "saxpy.ptx"].map(|name| out.join(name));
    let mut clang = tool("clang-22").expect("clang-22").command();
    clang.args(["-target", "spirv64", "-cl-std=CL3.0", "-O2", "-emit-llvm", "-c"]);
    succeed(clang.arg(source).arg("-o").arg(&bitcode));
    let spirv = spirv_llvm::llvm_to_spirv(&std::fs::read(&bitcode).unwrap(), &Options::default()).unwrap();
    let mut options = Options::default();
    options.llvm.device_target = Some(DeviceTarget::new("nvptx64-nvidia-cuda").unwrap());
    options.llvm.native = Some(true);
    let made = spirv_llvm::spirv_to_llvm_assembly(&spirv.bytes, &options).unwrap();
    std::fs::write(&module, &made.bytes).unwrap();
    let mut llc = tool("llc-22").expect("llc-22").command();
    succeed(llc.args(["-O2", "-mcpu=sm_70"]).arg(&module).arg("-o").arg(&code));

    let kernels = Kernel::all(std::str::from_utf8(&made.bytes).unwrap()).unwrap();
    let kinds: Vec<Kind> = kernels[0].arguments.iter().map(|argument| argument.kind).collect();
    assert_eq!(kinds, [Kind::Memory, Kind::Memory, Kind::Value, Kind::Launch]);

    let mut host = own::built(Path::new(env!("CARGO_BIN_EXE_example-cuda-host"))).unwrap();
    let printed = succeed(host.arg(&module).arg(&code));
    let last = printed.lines().last().unwrap_or_default();
    println!("{last}");
    assert!(last.starts_with("skipped: ") || last == "1024 numbers are right", "{printed}");
}
