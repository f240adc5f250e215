//! A batch on all cores: every bitcode file of a folder becomes SPIR-V. There is no state to share and nothing to set up:
//! threads call the same function.
//!
//! `batch [FOLDER]`; without an argument it takes the kernels of the test corpus.

#![allow(clippy::print_stdout, reason = "a command")]

use spirv_llvm::{ExtensionPolicy, Options, llvm_to_spirv};
use std::error::Error;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../test-corpus/kernels");

/// The result for one file.
type Outcome = (PathBuf, Result<usize, String>);

fn translate(files: &[PathBuf], options: &Options) -> Vec<Outcome> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        // Each thread takes the next remaining file, so that large files do not delay the others.
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            let bytes = std::fs::read(file).map_err(|error| error.to_string());
            let outcome = bytes.and_then(|bitcode| match llvm_to_spirv(&bitcode, options) {
                Ok(translation) => Ok(translation.bytes.len()),
                Err(error) => Err(error.to_string()),
            });
            done.push((file.clone(), outcome));
        }
        done
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let mut all: Vec<Outcome> = thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    });
    all.sort();
    all
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).map_or_else(|| PathBuf::from(KERNELS), PathBuf::from);
    let entries = folder.read_dir()?.collect::<Result<Vec<_>, _>>()?;
    let mut files: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "bc"));
    let mut options = Options::default();
    options.spirv.extensions = ExtensionPolicy::all();
    let outcomes = translate(&files, &options);
    let (mut bytes, mut failed) = (0, 0);
    for (file, outcome) in &outcomes {
        match outcome {
            Ok(size) => bytes += size,
            Err(error) => {
                failed += 1;
                println!("{}: {error}", file.display());
            }
        }
    }
    println!("{} files, {bytes} bytes of SPIR-V, {failed} not translated", outcomes.len());
    if failed == 0 { Ok(()) } else { Err("not every file was translated".into()) }
}
