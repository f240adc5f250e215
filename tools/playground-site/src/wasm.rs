//! The translator as WebAssembly.

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;
use std::path::Path;
use task_support::workspace;

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the crate `playground`, with a standard library from its sources.
pub(crate) fn build(folder: &Path) -> Result<Vec<u8>> {
    let mut cargo = workspace::tool("/usr/bin/cargo")?;
    cargo.current_dir(workspace::root());
    cargo.args(["build", "--release", "--package", "playground", "--target", TARGET]);
    cargo.arg("-Zbuild-std=std,panic_abort").arg("--target-dir").arg(folder.join("build"));
    // WebAssembly has no unwinding here: the page starts the translator again.
    cargo.args([
        "--config",
        "profile.release.panic=\"abort\"",
        "--config",
        "profile.release.opt-level=\"s\"",
    ]);
    let rustup = ["RUSTUP_TOOLCHAIN", "CARGO", "RUSTC_WRAPPER", "CARGO_BUILD_RUSTC", "RUSTFLAGS"];
    for variable in rustup {
        cargo.env_remove(variable);
    }
    cargo.env("RUSTC", workspace::tool("/usr/bin/rustc")?.get_program()).env("RUSTC_BOOTSTRAP", "1");
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", workspace::tool("wasm-ld-22")?.get_program());
    workspace::run(&mut cargo)?;
    let path = folder.join("build").join(TARGET).join("release/playground.wasm");
    std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))
}

/// The bytes as a gzip file.
pub(crate) fn compressed(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(wasm)?;
    Ok(encoder.finish()?)
}
