//! `cargo xtask llvm-inputs`: LLVM's own test inputs through our readers, writers, printer and parser.
//!
//! The inputs come from Debian's source package and stay under `target/`: they are read and run, never kept. Not part of
//! CI, because the package is large.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use task_support::workspace;

/// The source package, and the folders of it that hold inputs for readers.
const PACKAGE: &str = "llvm-toolchain-19";
const FOLDERS: [&str; 3] =
    ["*/llvm/test/Assembler/*", "*/llvm/test/Bitcode/*", "*/llvm/test/CodeGen/SPIRV/*"];

/// Fetches the inputs if they are not there and runs the tests that want them.
///
/// # Errors
/// The package cannot be fetched, or a test fails.
pub(crate) fn run() -> Result<()> {
    let folder = workspace::target_dir().join("llvm-inputs");
    let inputs = match unpacked(&folder) {
        Some(inputs) => inputs,
        None => fetch(&folder)?,
    };
    for (package, test) in [("spirv-llvm-bitcode", "llvm_inputs"), ("spirv-llvm", "llvm_inputs")] {
        let mut cargo = workspace::cargo();
        cargo.args(["test", "--package", package, "--test", test, "--"]);
        cargo.args(["--include-ignored", "--nocapture"]).env("LLVM_TEST_INPUTS", &inputs);
        workspace::run(&mut cargo)?;
    }
    let mut cargo = workspace::cargo();
    cargo.args(["test", "--package", "filetest", "--features", "spirv-val", "--test", "producers", "--"]);
    cargo.args(["llvm-tests", "--include-ignored"]).env("LLVM_TEST_INPUTS", &inputs);
    workspace::run(&mut cargo)
}

/// The folder `llvm/test` of the sources, when they have been unpacked.
fn unpacked(folder: &Path) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?;
    entries.filter_map(Result::ok).map(|entry| entry.path().join("llvm/test")).find(|path| path.is_dir())
}

fn fetch(folder: &Path) -> Result<PathBuf> {
    let lists = folder.join("lists");
    fs::create_dir_all(lists.join("partial"))?;
    let sources = folder.join("sources.sources");
    fs::write(&sources, source_entries()?)?;
    let apt = |words: &[&str]| {
        let mut command = workspace::tool("apt-get")?;
        // Lists of its own, so that the machine's are left alone.
        for (option, value) in
            [("Dir::Etc::sourcelist", sources.as_path()), ("Dir::State::lists", lists.as_path())]
        {
            command.arg("-o").arg(format!("{option}={}", value.display()));
        }
        command.args([
            "-o",
            "Dir::Etc::sourceparts=-",
            "-o",
            "Dir::Cache::pkgcache=",
            "-o",
            "Dir::Cache::srcpkgcache=",
        ]);
        command.args(words).current_dir(folder);
        workspace::run(&mut command)
    };
    apt(&["update"])?;
    apt(&["source", "--download-only", PACKAGE])?;
    let archive = fs::read_dir(folder)?
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .find(|path| path.to_string_lossy().ends_with(".orig.tar.xz"))
        .context("the source package has no archive")?;
    workspace::run(
        workspace::tool("tar")?.arg("xf").arg(archive).arg("--wildcards").args(FOLDERS).current_dir(folder),
    )?;
    unpacked(folder).context("the archive has no folder llvm/test")
}

/// The machine's own Debian sources, asked for source packages.
fn source_entries() -> Result<String> {
    let path = "/etc/apt/sources.list.d/debian.sources";
    let text = fs::read_to_string(path).with_context(|| format!("{path}: this task needs Debian"))?;
    let asked: Vec<_> =
        text.lines().map(|line| if line == "Types: deb" { "Types: deb-src" } else { line }).collect();
    if !asked.contains(&"Types: deb-src") {
        bail!("{path} names no packages");
    }
    Ok(asked.join("\n") + "\n")
}
