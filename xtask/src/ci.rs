//! `cargo xtask test` and `cargo xtask ci`.

use crate::programs::{self, CONFORMANCE};
use crate::release::{dist, fresh, wheel};
use crate::{pages, tidy};
use ::external_tools::Use;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::time::{Instant, SystemTime};
use task_support::{installation, workspace};

/// The features that the whole test suite needs: the validator of SPIR-V is C++ and no default.
pub(crate) const TEST_FEATURES: &str =
    "filetest/spirv-val,generate/spirv-val,mutants/spirv-val,spirv-llvm-cli/validator,spirv-llvm-cli/manual";

/// Checks for the external tools and runs every test of the workspace; `args` go to `cargo test`.
///
/// # Errors
/// an external tool is missing, or a test fails.
pub(crate) fn test(args: &[String]) -> Result<()> {
    test_with(args, 0)
}

/// As [`test`]; `seed` selects the inputs of tests that take a part of them.
fn test_with(args: &[String], seed: u64) -> Result<()> {
    installation::ensure(&[Use::Tests, Use::Execution])?;
    let mut tests = workspace::cargo();
    tests.args(["test", "--workspace", "--features", TEST_FEATURES]).args(args);
    workspace::run(tests.env("HEADER_SEED", seed.to_string()))
}

/// The number of the day: every run of a day takes the same, every day another.
fn day() -> Result<u64> {
    Ok(SystemTime::now().duration_since(SystemTime::UNIX_EPOCH)?.as_secs() / (24 * 60 * 60))
}

/// Everything CI runs, cheap checks first.
///
/// # Errors
/// The first step that fails.
pub(crate) fn run() -> Result<()> {
    installation::ensure(&[Use::Tests, Use::Execution])?;
    step("format", || workspace::run(workspace::cargo().args(["fmt", "--all", "--check"])))?;
    step("tidy", tidy::run)?;
    // The page of `cargo xtask coverage` is compared by a test, which the tests below include.
    step("generated files", || workspace::run(programs::xtask()?.args(["codegen", "--check"])))?;
    step("lints", || {
        let what = ["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"];
        workspace::run(workspace::cargo().args(what))
    })?;
    step("packages for crates.io", packages)?;
    step("tests", || test_with(&[], day()?))?;
    step("bare machine", fresh::in_ci)?;
    step("commands of the pages", pages::in_ci)?;
    let day = day()?.to_string();
    step("execution", || execute(&[]))?;
    step("execution by our runner", || execute(&["--runner", "ours"]))?;
    step("execution of shaders", || execute(&["--shaders"]))?;
    step("shaders by our runner", || execute(&["--shaders", "--runner", "ours"]))?;
    step("execution of the library", || execute(&["--library", "--seed", &day, "--part", "10"]))?;
    let ours = ["--library", "--runner", "ours", "--seed", &day, "--part", "15"];
    step("the library by our runner", || execute(&ours))?;
    let random = ["--level", "opencl", "--runner-only", "--seed", &day, "--programs", "60", "--minutes", "2"];
    step("random kernels", || programs::prove(&random.map(str::to_owned)))?;
    step("kernels for NVIDIA's GPUs", || programs::run(CONFORMANCE, "nvptx", &[]))?;
    let sample = ["--compile-only", "--part", "10"].map(str::to_owned);
    step("launches on NVIDIA's GPUs", || programs::run(CONFORMANCE, "cuda", &sample))?;
    let vulkan = ["--library", "--vulkan", "--seed", &day, "--part", "20"];
    step("the library on Vulkan", || execute(&vulkan))?;
    let counts = ["--instructions"].map(str::to_owned);
    step("numbers of instructions", || programs::run(programs::BENCH, "bench", &counts))?;
    // Both use the builds of the steps before.
    step("what is installed", dist::in_ci)?;
    step("Python module", wheel::in_ci)
}

/// Runs a part of the conformance suite.
fn execute(args: &[&str]) -> Result<()> {
    let args: Vec<String> = args.iter().map(|arg| (*arg).to_owned()).collect();
    programs::run(CONFORMANCE, "exec", &args)
}

/// Packs the published packages, in order, and builds each from its package and the packages before it, as publishing
/// would; nothing leaves the machine. This finds files that a manifest leaves out, and a dependency whose name belongs to
/// others.
fn packages() -> Result<()> {
    // Cargo assumes that a published version never changes: it would reuse its copy from an earlier run of this step.
    let target = workspace::target_dir().join("publish");
    remove(&target)?;
    forget_unpacked()?;
    let what = ["publish", "--workspace", "--dry-run", "--allow-dirty"];
    let mut publish = workspace::cargo();
    publish.args(what).env("CARGO_TARGET_DIR", &target);
    workspace::run(&mut publish)?;
    remove(&target)
}

/// Removes what cargo has unpacked of this workspace's packages. They come from a registry in a folder, whose name in
/// cargo's home begins with a dash for want of a host.
fn forget_unpacked() -> Result<()> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).context("nobody is at home")?;
    let Ok(registries) = std::fs::read_dir(home.join("registry/src")) else { return Ok(()) };
    let said =
        workspace::output(workspace::cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&said)?;
    let packages = metadata["packages"].as_array().context("cargo lists no packages")?;
    for registry in registries.filter_map(Result::ok) {
        if !registry.file_name().to_string_lossy().starts_with('-') {
            continue;
        }
        for package in packages {
            let [name, version] = ["name", "version"].map(|key| package[key].as_str().unwrap_or_default());
            remove(&registry.path().join(format!("{name}-{version}")))?;
        }
    }
    Ok(())
}

/// Removes a folder, if it is there.
fn remove(folder: &Path) -> Result<()> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| folder.display().to_string())
        }
        _ => Ok(()),
    }
}

/// Runs one step and reports its time.
fn step(name: &str, action: impl FnOnce() -> Result<()>) -> Result<()> {
    let start = Instant::now();
    action().with_context(|| format!("step `{name}`"))?;
    println!("-- {name}: {} s", start.elapsed().as_secs());
    Ok(())
}
