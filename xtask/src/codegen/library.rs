//! The bitcode of `crates/ocl-library`: clang compiles the sources.

use anyhow::{Context, ensure};
use std::path::{Path, PathBuf};

/// The sources, without their ending, and the version of OpenCL C that each is in.
const SOURCES: [(&str, &str); 4] = [
    ("floats", "-cl-std=CL3.0"),
    ("doubles", "-cl-std=CL3.0"),
    ("numbers", "-cl-std=CL3.0"),
    ("groups", "-cl-std=CL2.0"),
];
/// The parts of the runner's library that CPUs have beside `numbers`, and the headers that they include.
const CPU_PARTS: [&str; 11] = [
    "atomics",
    "blocks",
    "groups",
    "image_access",
    "image_formats",
    "image_sampling",
    "maths",
    "memory",
    "pipes",
    "queues",
    "sub_groups",
];
const CPU_HEADERS: [&str; 2] = ["groups.h", "images.h"];
/// As the runner compiles its library, with one form of each function: of numbers, and of generic pointers. Types of accesses
/// would double the size.
const CPU_FLAGS: [&str; 17] = [
    "-x",
    "cl",
    "-cl-std=CL3.0",
    "-target",
    "spir64",
    "-Xclang",
    "-finclude-default-header",
    "-DNUMBERS_ONLY",
    "-DGENERIC_ONLY",
    "-O1",
    "-fno-convergent-functions",
    "-fno-unroll-loops",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-fno-strict-aliasing",
    "-ffp-contract=off",
    "-emit-llvm",
];
/// Where the sources are, and where the bitcode goes.
const FOLDER: &str = "crates/ocl-library";
/// The headers of the sources, beside them.
const OWN_HEADERS: [&str; 2] = ["doubles.h", "doubles_exact.h"];
/// The files that sources include, and where they are.
const HEADERS: [&str; 8] = [
    "single.h",
    "library.h",
    "relational.cl",
    "common.cl",
    "integer.cl",
    "conversions.cl",
    "conversions_integers.cl",
    "conversions.h",
];
const INCLUDES: &str = "tools/spirv-run/library";
/// The digest of what the bitcode was made of.
const DIGEST: &str = "crates/ocl-library/src/sources.md5";

/// Loops stay as they are: the size counts. Nothing is fused: the sources count on roundings. Choices of constants are no tables,
/// because functions are linked without variables.
const FLAGS: [&str; 14] = [
    "-x",
    "cl",
    "-fno-builtin",
    "-target",
    "spir64",
    "-Xclang",
    "-finclude-default-header",
    "-O2",
    "-fno-unroll-loops",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-fno-jump-tables",
    "-ffp-contract=off",
    "-emit-llvm",
];

/// Compiles the library if the sources differ from those of the bitcode.
///
/// # Errors
/// With `check_only`, if they differ; else if clang is missing or does not compile them.
pub(super) fn run(root: &Path, check_only: bool) -> anyhow::Result<()> {
    let source = |name: &str| Path::new(FOLDER).join("sources").join(format!("{name}.cl"));
    let mut files: Vec<PathBuf> = SOURCES.iter().map(|(name, _)| root.join(source(name))).collect();
    files.extend(OWN_HEADERS.map(|header| root.join(FOLDER).join("sources").join(header)));
    files.extend(HEADERS.map(|header| root.join(INCLUDES).join(header)));
    let part = |name: &str| Path::new(INCLUDES).join(format!("{name}.cl"));
    files.extend(CPU_PARTS.map(|name| root.join(part(name))));
    files.extend(CPU_HEADERS.map(|header| root.join(INCLUDES).join(header)));
    let mut text = String::new();
    for path in files {
        text += &std::fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
    }
    let digest = format!("{:x}\n", md5::compute(text));
    if std::fs::read_to_string(root.join(DIGEST)).is_ok_and(|known| known == digest) {
        return Ok(());
    }
    ensure!(!check_only, "the bitcode of {FOLDER} is not that of its sources: run cargo xtask codegen");
    for (name, standard) in SOURCES {
        let mut clang = external_tools::tool("clang-22")?.command();
        // The bitcode names its source: without the folder of the checkout.
        clang.current_dir(root).args(FLAGS).arg(standard).arg("-I").arg(INCLUDES).arg("-c").arg(source(name));
        let target = Path::new(FOLDER).join("src").join(format!("{name}.bc"));
        let status = clang.arg("-o").arg(target).status().context("clang-22")?;
        ensure!(status.success(), "clang-22 does not compile {name}.cl");
    }
    for name in CPU_PARTS {
        let mut clang = external_tools::tool("clang-22")?.command();
        clang.current_dir(root).args(CPU_FLAGS).arg("-c").arg(part(name));
        let target = Path::new(FOLDER).join("src/cpu").join(format!("{name}.bc"));
        let status = clang.arg("-o").arg(target).status().context("clang-22")?;
        ensure!(status.success(), "clang-22 does not compile {name}.cl");
    }
    std::fs::write(root.join(DIGEST), digest)?;
    Ok(())
}
