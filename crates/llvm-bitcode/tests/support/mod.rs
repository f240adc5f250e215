//! Test inputs made at run time by clang and LLVM's tools, kept under the target directory between runs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]
#![allow(dead_code, unreachable_pub, reason = "every test binary uses its own part")]

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The LLVM versions that Debian has.
pub const VERSIONS: [u32; 5] = [14, 15, 16, 19, 22];

/// The directory of the checked-in test inputs.
pub fn inputs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/inputs")
}

/// Runs a command that writes its result to `-o OUT`, or takes the result of an earlier run of the same command over
/// the same input. Returns `None` if the command refuses the input.
pub fn produce(program: &str, args: &[&str], input: &Path) -> Option<PathBuf> {
    let mut hasher = DefaultHasher::new();
    (program, args, std::fs::read(input).unwrap()).hash(&mut hasher);
    let stem = input.file_stem().unwrap().to_string_lossy();
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("produced");
    std::fs::create_dir_all(&dir).unwrap();
    let out = dir.join(format!("{stem}-{program}-{:016x}", hasher.finish()));
    if out.exists() {
        return Some(out);
    }
    let refused = out.with_extension("refused");
    if refused.exists() {
        return None;
    }
    // Two test processes may produce the same file: each writes its own and renames it into place.
    let partial = out.with_extension(format!("{}-{:?}", std::process::id(), std::thread::current().id()));
    let result = Command::new(program)
        .args(args)
        .arg(input)
        .arg("-o")
        .arg(&partial)
        .output()
        .unwrap_or_else(|e| panic!("{program}: {e}; `cargo xtask test` installs it"));
    if result.status.success() {
        std::fs::rename(&partial, &out).unwrap();
        Some(out)
    } else {
        std::fs::write(&refused, &result.stderr).unwrap();
        None
    }
}

/// Bitcode of the checked-in C, C++ and OpenCL C inputs by every clang, at -O0 and -O2, with and without -g.
pub fn compiled_corpus() -> Vec<(String, Vec<u8>)> {
    let mut corpus = Vec::new();
    for (file, language) in [
        ("kernels.cl", &["-target", "spir64", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header"][..]),
        ("program.c", &["-target", "x86_64-linux-gnu"][..]),
        ("classes.cpp", &["-target", "x86_64-linux-gnu", "-std=c++17"][..]),
    ] {
        for version in VERSIONS {
            for level in ["-O0", "-O2"] {
                for debug in ["-g0", "-g"] {
                    let mut args = vec!["-c", "-emit-llvm", "-w", level, debug];
                    args.extend(language);
                    let out = produce(&format!("clang-{version}"), &args, &inputs().join(file));
                    let out = out.unwrap_or_else(|| panic!("clang-{version} refuses {file}"));
                    corpus.push((
                        format!("{file} clang-{version} {level} {debug}"),
                        std::fs::read(out).unwrap(),
                    ));
                }
            }
        }
    }
    corpus
}

/// Bitcode of the checked-in assembly by the newest assembler.
pub fn assembled_corpus() -> Vec<(String, Vec<u8>)> {
    ["instructions.ll", "constants.ll", "attributes.ll", "metadata.ll"]
        .map(|file| {
            let out = produce("llvm-as-22", &[], &inputs().join(file));
            let out = out.unwrap_or_else(|| panic!("llvm-as-22 refuses {file}"));
            (file.to_owned(), std::fs::read(out).unwrap())
        })
        .to_vec()
}

/// Whether `opt` of a version reads a file and its verifier accepts it.
pub fn verified(version: u32, bytes: &[u8], name: &str) -> Result<(), String> {
    let unique: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{unique}.verify.{version}.bc"));
    std::fs::write(&path, bytes).unwrap();
    let out = Command::new(format!("opt-{version}"))
        .args(["-passes=verify", "-disable-output"])
        .arg(&path)
        .output()
        .unwrap_or_else(|e| panic!("opt-{version}: {e}; `cargo xtask test` installs it"));
    let complaints = String::from_utf8_lossy(&out.stderr).into_owned();
    if out.status.success() && !complaints.contains("invalid debug info") {
        std::fs::remove_file(&path).unwrap();
        Ok(())
    } else {
        Err(format!("{}: {complaints}", path.display()))
    }
}
