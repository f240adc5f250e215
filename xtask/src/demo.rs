//! `cargo xtask demo`: a real kernel there and back, shown as text. Needs nothing but Rust.

use anyhow::Result;
use task_support::workspace;

/// Builds the command without optimization, because that is soonest, then translates, prints and translates back.
///
/// # Errors
/// The command does not build, or a translation fails.
pub(crate) fn run() -> Result<()> {
    let kernel = workspace::root().join("test-corpus/kernels/vector_add.O2.bc");
    let out = workspace::target_dir().join("demo");
    std::fs::create_dir_all(&out)?;
    let (spirv, bitcode) = (out.join("vector_add.spv"), out.join("vector_add.bc"));
    workspace::run(workspace::cargo().args(["build", "--package", "spirv-llvm-cli"]))?;
    let translator = workspace::target_dir().join("debug/spirv-llvm");
    let translator = || ::external_tools::own::built(&translator);
    workspace::run(translator()?.arg(kernel).arg("-o").arg(&spirv))?;
    workspace::run(translator()?.arg("dis").arg(&spirv))?;
    workspace::run(translator()?.arg("-r").arg(&spirv).arg("-o").arg(&bitcode))?;
    workspace::run(translator()?.arg("dis").arg(&bitcode))
}
