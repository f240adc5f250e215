//! The bitcode of `crates/ocl-library`: clang compiles the sources.

use anyhow::{Context, ensure};
use std::path::Path;

/// The source, and the headers that it includes.
const SOURCES: [&str; 3] = [
    "crates/ocl-library/sources/floats.cl",
    "tools/spirv-run/library/single.h",
    "tools/spirv-run/library/library.h",
];
/// Where the headers are.
const INCLUDES: &str = "tools/spirv-run/library";
/// Where the bitcode goes, and the digest of what it was made of.
const BITCODE: &str = "crates/ocl-library/src/floats.bc";
const DIGEST: &str = "crates/ocl-library/src/floats.md5";

/// Loops stay as they are: the size counts. Nothing is fused: the sources count on roundings.
const FLAGS: [&str; 13] = [
    "-x",
    "cl",
    "-cl-std=CL3.0",
    "-target",
    "spir64",
    "-Xclang",
    "-finclude-default-header",
    "-O2",
    "-fno-unroll-loops",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-ffp-contract=off",
    "-emit-llvm",
];

/// Compiles the library if the sources differ from those of the bitcode.
///
/// # Errors
/// With `check_only`, if they differ; else if clang is missing or does not compile them.
pub(super) fn run(root: &Path, check_only: bool) -> anyhow::Result<()> {
    let mut text = String::new();
    for source in SOURCES {
        let path = root.join(source);
        text += &std::fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
    }
    let digest = format!("{:x}\n", md5::compute(text));
    if std::fs::read_to_string(root.join(DIGEST)).is_ok_and(|known| known == digest) {
        return Ok(());
    }
    ensure!(!check_only, "{BITCODE} is not that of its sources: run cargo xtask codegen");
    let mut clang = external_tools::tool("clang-22")?.command();
    clang.args(FLAGS).arg("-I").arg(root.join(INCLUDES)).arg("-c").arg(root.join(SOURCES[0]));
    let status = clang.arg("-o").arg(root.join(BITCODE)).status().context("clang-22")?;
    ensure!(status.success(), "clang-22 does not compile {}", SOURCES[0]);
    std::fs::write(root.join(DIGEST), digest)?;
    Ok(())
}
