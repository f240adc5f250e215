//! How the command is linked.
//!
//! It is started for one small file after the other, and a third of such a run was spent on moving the program to an
//! address that is chosen anew each time: pages of tables full of pointers are written before anything begins. On Linux
//! the command is linked for a fixed address instead. Random addresses protect against errors in the use of memory, and
//! the command is safe Rust that receives no addresses. Set `SPIRV_LLVM_PIE=1` to build a position-independent
//! executable nevertheless.

fn main() {
    const PIE: &str = "SPIRV_LLVM_PIE";
    println!("cargo::rerun-if-env-changed={PIE}");
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    let is_gnu_linux =
        variable("CARGO_CFG_TARGET_OS") == "linux" && variable("CARGO_CFG_TARGET_ENV") == "gnu";
    if is_gnu_linux && variable(PIE) != "1" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
