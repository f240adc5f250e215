//! A real kernel there and back with the release build, shown as text. Needs nothing but Rust.

use crate::workspace;
use anyhow::Result;

/// Builds the command, then translates, prints and translates back.
pub(crate) fn run() -> Result<()> {
    let kernel = workspace::root().join("test-corpus/kernels/vector_add.O2.bc");
    let out = workspace::target_dir().join("demo");
    std::fs::create_dir_all(&out)?;
    let (spirv, bitcode) = (out.join("vector_add.spv"), out.join("vector_add.bc"));
    workspace::run(workspace::cargo().args(["build", "--release", "--package", "spirv-llvm-cli"]))?;
    let translator = workspace::target_dir().join("release/spirv-llvm");
    let translator = || ::judges::own::built(&translator);
    workspace::run(translator()?.arg(kernel).arg("-o").arg(&spirv))?;
    workspace::run(translator()?.arg("dis").arg(&spirv))?;
    workspace::run(translator()?.arg("-r").arg(&spirv).arg("-o").arg(&bitcode))?;
    workspace::run(translator()?.arg("dis").arg(&bitcode))
}
