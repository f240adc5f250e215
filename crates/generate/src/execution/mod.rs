//! Kernels in OpenCL C, compiled, translated and executed, many at a time.
//!
//! - [`Tools`] are the programs that execute modules.
//! - [`settings`] are the compiler and the options of one batch.
//! - [`csmith`]: C programs of another generator as kernels.
//! - [`laws`] checks a batch of kernels: every module that is made of them is valid, and leaves the same results.

mod compiler;
pub mod csmith;
pub mod laws;
mod runner;
mod runtime;
pub mod settings;

use crate::laws::{Law, Violation};
use crate::opencl;
use crate::opencl::parameters::{self, Parameters};
use std::io;
use std::path::{Path, PathBuf};

/// Programs that execute modules, and the folder for their files.
#[derive(Clone, Debug)]
pub struct Tools {
    /// `spirv-run`; without it, others are compared with the runtime's own build of the source.
    pub runner: Option<PathBuf>,
    /// Intel's runtime, if it is installed.
    pub runtime: Option<Runtime>,
    /// The folder.
    pub folder: PathBuf,
}

/// Intel's runtime for OpenCL.
#[derive(Clone, Debug)]
pub struct Runtime {
    /// The Python that drives it.
    pub python: PathBuf,
    /// The program in Python.
    pub script: PathBuf,
    /// The folder that names the runtime's library to the loader.
    pub drivers: PathBuf,
}

/// The name of the file with the input of every kernel.
const INPUT: &str = "input.bin";
/// The name of the file with the initial contents of the shared buffer.
const SHARED: &str = "shared.bin";
/// The names of the files with the images that are read, see [`parameters`].
const PICTURE: &str = "picture.bin";
const FLOATS: &str = "floats.bin";
/// Bytes of results of one kernel: those of work-items, the shared buffer, and the image that is written.
const RESULTS: usize = 4 * (opencl::ITEMS * (opencl::WORDS + parameters::DRAWN) + opencl::SHARED);

/// Kernels that are executed: their numbers, and what they take.
type Launches = [(usize, Parameters)];
/// Seconds that a batch may take in one program, on a machine that has other work too.
const SECONDS: &str = "600";

impl Tools {
    /// Returns the same tools with a folder of their own for files; writes the buffers into it that every launch begins with.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn within(&self, name: &str) -> io::Result<Tools> {
        let folder = self.folder.join(name);
        std::fs::create_dir_all(&folder)?;
        std::fs::write(folder.join(INPUT), bytes(&opencl::input()))?;
        std::fs::write(folder.join(SHARED), bytes(&opencl::shared()))?;
        let words: Vec<u32> = opencl::input().into_iter().take(parameters::PICTURE.pow(2)).collect();
        std::fs::write(folder.join(PICTURE), bytes(&words))?;
        let floats = words.iter().flat_map(|&word| [word as f32, 0.5, -(word as f32), 1e-3]);
        std::fs::write(folder.join(FLOATS), floats.flat_map(f32::to_le_bytes).collect::<Vec<u8>>())?;
        Ok(Tools { folder, ..self.clone() })
    }

    /// Returns the same tools without those that have no part in a violation.
    #[must_use]
    pub fn for_violation(&self, violation: &Violation) -> Tools {
        let is_executed = matches!(violation.law, Law::Equal | Law::Executes);
        let is_by_runtime =
            violation.law == Law::BuiltByRuntime || is_executed && violation.message.contains(BY_RUNTIME);
        let is_by_runner = is_executed && (!is_by_runtime || violation.message.starts_with(SOURCE));
        Tools {
            runner: self.runner.clone().filter(|_| is_by_runner),
            runtime: self.runtime.clone().filter(|_| is_by_runtime),
            folder: self.folder.clone(),
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// The runner in messages.
const BY_RUNNER: &str = "by spirv-run";
/// The runtime in messages.
const BY_RUNTIME: &str = "by the runtime";
/// The runtime's own build of the source in messages.
const SOURCE: &str = "source";

/// The results of one kernel in one form, or the message of the program that failed.
type Executed = Result<Vec<u8>, String>;

/// Reads a file and removes it: the next batch must not find it.
fn take(path: &Path) -> io::Result<Vec<u8>> {
    let contents = std::fs::read(path)?;
    std::fs::remove_file(path)?;
    Ok(contents)
}
