//! Writes the seeds of every door: `seeds FOLDER` makes a folder for each, with a file for each seed.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its user")]

use mutants::{Seeds, TARGETS};
use std::error::Error;
use std::path::Path;

/// Fuzzers learn little from large inputs.
const LARGEST_SEED: usize = 16_000;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("FOLDER is missing")?;
    let seeds = Seeds::of_corpus(&[".ll", ".bc", ".spvasm"], LARGEST_SEED)?;
    for target in TARGETS {
        let folder = Path::new(&folder).join(target.name);
        std::fs::create_dir_all(&folder)?;
        for (number, seed) in seeds.of(target.format).iter().enumerate() {
            std::fs::write(folder.join(format!("{number:04}")), seed)?;
        }
    }
    Ok(())
}
