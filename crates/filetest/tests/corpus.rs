//! Runs everything in `test-corpus/`: the README, the tests that are files, and the carries of every kernel.
#![allow(clippy::print_stderr, reason = "the runner talks to its user")]

mod carry;
mod command;
mod minimal;

use filetest::runner::{self, Setting};
use filetest::{corpus, readme};
use libtest_mimic::{Arguments, Failed, Trial};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    match trials() {
        Ok(trials) => libtest_mimic::run(&Arguments::from_args(), trials).exit_code(),
        Err(error) => {
            eprintln!("cannot set up the tests: {error}");
            ExitCode::FAILURE
        }
    }
}

fn trials() -> Result<Vec<Trial>, Box<dyn Error>> {
    let folder = corpus::folder();
    let bless = std::env::var_os("BLESS").is_some();
    let tool = command::build()?;
    let setting = Setting {
        drop_in: command::under_another_name(&tool, "llvm-spirv")?,
        clspv: command::under_another_name(&tool, "clspv")?,
        tool,
        scratch: PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("corpus"),
        bless,
    };
    let mut trials = readme_trials(&folder, &setting)?;
    for path in corpus::files(&folder, corpus::FILE_TESTS)? {
        let name = format!("file::{}", path.strip_prefix(&folder)?.display());
        let mut setting = setting.clone();
        setting.scratch = setting.scratch.join(path.strip_prefix(&folder)?.parent().unwrap_or(Path::new("")));
        let (file, input) = (path.strip_prefix(&folder)?.display().to_string(), path.clone());
        trials.push(Trial::test(name, move || runner::run(&path, &setting).map_err(Failed::from)));
        trials.push(Trial::test(format!("law::{file}"), move || carry::law::holds(&input, &file)));
    }
    for path in corpus::files(&folder.join("kernels"), &[".bc"])? {
        let name = format!("carry::{}", path.file_name().unwrap_or_default().to_string_lossy());
        let minimal = (name.replace("carry::", "minimal::"), path.clone());
        let untyped = (name.replace("carry::", "untyped::"), path.clone());
        let stays = (name.replace("carry::", "stays::"), path.clone());
        trials.push(Trial::test(name, move || carry::there_and_back(&path)));
        trials.push(Trial::test(stays.0, move || carry::stays(&stays.1)));
        trials.push(Trial::test(minimal.0, move || minimal::declares_no_more_than_it_needs(&minimal.1)));
        trials.push(Trial::test(untyped.0, move || carry::without_pointee_types(&untyped.1)));
    }
    Ok(trials)
}

/// The examples of the README run as files of their own; its tables name every file test and every kernel.
fn readme_trials(folder: &Path, setting: &Setting) -> Result<Vec<Trial>, Box<dyn Error>> {
    let path = folder.join("README.md");
    let page = std::fs::read_to_string(&path)?;
    let mut trials = Vec::new();
    for example in readme::examples(&page) {
        // An expectation on the page is rewritten by hand.
        let setting = Setting { bless: false, scratch: setting.scratch.join("readme"), ..setting.clone() };
        trials.push(Trial::test(format!("readme::{}", example.name), move || {
            std::fs::create_dir_all(&setting.scratch)?;
            let file = setting.scratch.join(&example.name);
            std::fs::write(&file, &example.text)?;
            runner::run(&file, &setting).map_err(Failed::from)
        }));
    }
    // One trial for all tables: each rewrites the page.
    let (corpus, bless) = (folder.to_owned(), setting.bless);
    trials.push(Trial::test("readme::tables", move || {
        let rewritten = readme::with_tables(&page, &corpus)?;
        match rewritten == page {
            true => Ok(()),
            false if bless => Ok(std::fs::write(path, rewritten)?),
            false => Err("the tables are not the folders (BLESS=1 rewrites them)".into()),
        }
    }));
    Ok(trials)
}
