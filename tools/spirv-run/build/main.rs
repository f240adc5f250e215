//! Compiles the library of OpenCL C functions into bitcode.

#![allow(clippy::print_stdout, reason = "cargo reads what a build script prints")]

mod library;
mod parts;

use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let sources = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?).join("library");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    println!("cargo::rerun-if-changed=library");
    println!("cargo::rerun-if-changed=build");
    library::build(&sources, &out)
}
