//! The playground: a page that translates in the browser, and the package for npm. `cargo xtask playground` starts it.
// The program reports to the person who started it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its user")]

mod browser;
mod examples;
mod package;
mod page;
mod server;
mod wasm;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use external_tools::Use;
use std::process::ExitCode;
use task_support::{installation, workspace};

#[derive(Parser)]
#[command(name = "playground-site", about = "Builds the playground")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the page and the package.
    Build {
        /// Open the page in a headless Chromium and use it; pack the package and run a program with it.
        #[arg(long)]
        check: bool,
    },
}

/// Limit of the translator's size, compressed.
const MAX_COMPRESSED: usize = 3 << 20;

fn main() -> ExitCode {
    let Task::Build { check } = Cli::parse().task;
    match build(check) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn build(check: bool) -> Result<()> {
    installation::ensure(&[Use::Playground])?;
    let folder = workspace::target_dir().join("playground");
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let wasm = wasm::build(&folder)?;
    let compressed = wasm::compressed(&wasm)?;
    println!("translator: {} bytes, {} compressed", wasm.len(), compressed.len());
    anyhow::ensure!(compressed.len() < MAX_COMPRESSED, "the translator has more than {MAX_COMPRESSED} bytes");
    let page = page::write(&folder, &compressed)?;
    let package = package::write(&folder, &wasm)?;
    println!("{}\n{}", page.display(), package.display());
    if check {
        package::check(&folder, &package)?;
        browser::check(&folder)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_of_the_pages_are_understood() {
        let lines = task_support::pages::commands_of_tasks(&["playground"]).unwrap();
        assert!(!lines.is_empty());
        for line in lines {
            let options = line.split_whitespace().skip_while(|word| *word != "playground").skip(1);
            let words = ["playground-site", "build"].into_iter().chain(options);
            assert!(Cli::try_parse_from(words).is_ok(), "{line}");
        }
    }
}
