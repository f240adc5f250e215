//! `cargo xtask mutants` and `cargo xtask fuzz`: hostile input at every door through which bytes of others come in.

use crate::programs::HOSTILE;
use crate::volumes;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use task_support::workspace;

/// The stack that fuzz targets get, in MiB, and the memory that one input may take.
const MEMORY: u32 = 2048;
/// Seconds after which an input counts as a hang.
const TIMEOUT: u32 = 5;

/// Tries `count` mutants, numbered from `first` on, at all doors together; findings are kept in the target folder. The validator
/// checks what is made of them. `is_recorded` adds the counts to the page.
///
/// # Errors
/// A law is broken.
pub(crate) fn mutants(count: u64, first: u64, is_recorded: bool) -> Result<()> {
    let folder = workspace::target_dir().join("mutants");
    std::fs::create_dir_all(&folder)?;
    let mut cargo = workspace::cargo();
    cargo.args(["run", "--quiet", "--profile", HOSTILE, "--package", "mutants", "--features", "spirv-val"]);
    cargo.args(["--example", "many", "--", &count.to_string(), &first.to_string()]).arg(&folder);
    if is_recorded { volumes::recorded(&folder, &mut cargo) } else { workspace::run(&mut cargo) }
}

/// Runs every fuzz target (or those of `names`) for its share of `minutes`, with seeds from the corpus.
///
/// # Errors
/// cargo-fuzz is missing, or a target has a finding.
pub(crate) fn fuzz(minutes: u64, names: &[String]) -> Result<()> {
    let folder = workspace::root().join("fuzz");
    let all = targets(&folder)?;
    if let Some(unknown) = names.iter().find(|name| !all.contains(name)) {
        bail!("there is no fuzz target `{unknown}`; there are {}", all.join(", "));
    }
    let chosen: Vec<&String> = all.iter().filter(|name| names.is_empty() || names.contains(name)).collect();
    let available = workspace::cargo().args(["fuzz", "--version"]).stdout(Stdio::null()).status()?.success();
    if !available {
        bail!("cargo-fuzz is missing: `cargo install cargo-fuzz` brings it");
    }
    let seeds = workspace::target_dir().join("fuzz-seeds");
    let mut cargo = workspace::cargo();
    cargo.args(["run", "--quiet", "--profile", HOSTILE, "--package", "mutants", "--example", "seeds", "--"]);
    workspace::run(cargo.arg(&seeds))?;
    let seconds = minutes * 60 / chosen.len().max(1) as u64;
    let mut findings = Vec::new();
    for name in chosen {
        let corpus = folder.join("corpus").join(name);
        std::fs::create_dir_all(&corpus)?;
        let mut cargo = workspace::cargo();
        // Stable Rust has no sanitizers; the library has no unsafe code that one would watch.
        cargo.args(["fuzz", "run", "--sanitizer", "none", "--fuzz-dir"]).arg(&folder).arg(name);
        cargo.arg(&corpus).arg(seeds.join(name)).arg("--");
        cargo.args([
            format!("-max_total_time={}", seconds.max(1)),
            format!("-timeout={TIMEOUT}"),
            format!("-rss_limit_mb={MEMORY}"),
            "-print_final_stats=1".to_owned(),
            "-verbosity=0".to_owned(),
        ]);
        // Builds for libFuzzer must not reach the directory of the project's own builds.
        cargo.env_remove("CARGO_TARGET_DIR").stderr(Stdio::piped());
        let output = cargo.output().with_context(|| format!("cargo fuzz run {name}"))?;
        let said = String::from_utf8_lossy(&output.stderr);
        let statistic = |what: &str| {
            let line = said.lines().find_map(|line| line.strip_prefix(what));
            line.map_or("?".to_owned(), |rest| rest.trim_start_matches(':').trim().to_owned())
        };
        let runs = statistic("stat::number_of_executed_units");
        println!("{name:<18} {runs:>10} executions, peak {} MB", statistic("stat::peak_rss_mb"));
        if !output.status.success() {
            println!("{said}");
            findings.push(name.clone());
        }
    }
    if findings.is_empty() { Ok(()) } else { bail!("findings in {}", findings.join(", ")) }
}

/// The names of the fuzz targets, as their manifest lists them.
fn targets(folder: &Path) -> Result<Vec<String>> {
    let manifest: PathBuf = folder.join("Cargo.toml");
    let text = std::fs::read_to_string(&manifest).with_context(|| manifest.display().to_string())?;
    let binaries = text.split("[[bin]]").skip(1);
    let names = binaries.filter_map(|table| table.split_once("name = \"")?.1.split('"').next());
    Ok(names.map(str::to_owned).collect())
}
