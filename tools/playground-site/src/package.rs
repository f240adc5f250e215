//! The package for npm.

use crate::page::source;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use task_support::workspace;

/// The files of the package that come as they are, from `tools/playground/npm`.
const FILES: [&str; 5] = ["package.json", "README.md", "index.js", "index.d.ts", "spirv-llvm.js"];

/// Writes the package's folder and returns its path.
pub(crate) fn write(folder: &Path, wasm: &[u8]) -> Result<PathBuf> {
    let package = folder.join("npm");
    let put = |name: &str, bytes: &[u8]| {
        let path = package.join(name);
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))
    };
    fs::create_dir_all(&package)?;
    for name in FILES {
        put(name, source(&format!("npm/{name}"))?.as_bytes())?;
    }
    put("LICENSE", &fs::read(workspace::root().join("LICENSE"))?)?;
    put("spirv-llvm.wasm", wasm)?;
    Ok(package)
}

/// Packs and installs the package in a project of its own, and runs a program there.
pub(crate) fn check(folder: &Path, package: &Path) -> Result<()> {
    let project = folder.join("npm-check");
    if project.exists() {
        fs::remove_dir_all(&project)?;
    }
    fs::create_dir_all(&project)?;
    let packed = workspace::output(workspace::tool("npm")?.arg("pack").arg(package).current_dir(&project))?;
    let archive = packed.lines().last().context("npm packs nothing")?.trim().to_owned();
    fs::write(project.join("package.json"), "{ \"private\": true, \"type\": \"module\" }\n")?;
    let install = ["install", "--offline", "--no-audit", "--no-fund"];
    workspace::output(
        workspace::tool("npm")?.args(install).arg(format!("./{archive}")).current_dir(&project),
    )?;
    fs::write(project.join("check.mjs"), source("npm/check.mjs")?)?;
    workspace::run(workspace::tool("node")?.arg("check.mjs").current_dir(&project))
}
