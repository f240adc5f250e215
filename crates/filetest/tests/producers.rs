//! SPIR-V that others write: LLVM's own backend and Debian's Khronos translator, of the kernels in `test-corpus/`.
//!
//! What they write is read, verified by LLVM, written again and valid; and from then on it is the same module, there and
//! back ([`filetest::same_module`] says what may differ). A kernel that a producer does not translate says nothing about
//! this project. Every fourth kernel is tried, all of them when the environment variable `PRODUCERS` is set.
//!
//! Modules in a folder that the environment variable `SPIRV_MODULES` names are held to the same; `cargo xtask sycl-modules`
//! cuts some out of a library. LLVM's tests of its backend are inputs, too. They are not part of this project: the environment variable
//! `LLVM_TEST_INPUTS` names the folder `llvm/test` of a source package of LLVM, and `cargo xtask llvm-inputs` fetches it.

#![allow(clippy::print_stderr, reason = "the runner talks to its user")]

use filetest::oracle::{OracleError, llvm, process, spirv_tools};
use filetest::{corpus, same_module};
use libtest_mimic::{Arguments, Failed, Trial};
use spirv_llvm::Options;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Of so many kernels one is tried, unless all are asked for.
const SAMPLE: usize = 4;

/// How many of a hundred of LLVM's tests are translated and valid at least. Some are wrong on purpose, and some need
/// extensions that the tool does not know.
const TRANSLATED: usize = 90;

/// Extensions that are not asked for, because the tool of what is written does not know them well enough.
const NOT_JUDGED: [&str; 2] = [
    // It wants the declarations in blocks of functions.
    "SPV_INTEL_memory_access_aliasing",
    // It leaves out the number when it prints the decoration.
    "SPV_INTEL_fp_max_error",
];

/// A producer: its name, the kinds of files it takes, and how it makes SPIR-V of one.
struct Producer {
    name: &'static str,
    program: &'static str,
    input: &'static [&'static str],
    make: fn(&Path) -> Result<Vec<u8>, Failed>,
}

const PRODUCERS: [Producer; 3] = [
    Producer { name: "llc-O0", program: "llc-22", input: &[".O0.bc"], make: |path| backend(path, "-O0") },
    Producer { name: "llc-O2", program: "llc-22", input: &[".O2.bc"], make: |path| backend(path, "-O2") },
    Producer { name: "llvm-spirv-15", program: "llvm-spirv-15", input: &[".cl"], make: translator },
];

fn main() -> ExitCode {
    match trials() {
        Ok(trials) => libtest_mimic::run(&Arguments::from_args(), trials).exit_code(),
        Err(_) => ExitCode::FAILURE,
    }
}

fn trials() -> Result<Vec<Trial>, Box<dyn Error>> {
    let all = std::env::var_os("PRODUCERS").is_some();
    let mut trials = Vec::new();
    for producer in &PRODUCERS {
        let tool = external_tools::tool(producer.program)?;
        trials.push(Trial::test(format!("{}::answers", producer.name), move || match tool.answers() {
            true => Ok(()),
            false => Err(format!("{} is missing; `cargo xtask test` installs it", tool.program()).into()),
        }));
        let kernels = corpus::files(&corpus::folder().join("kernels"), producer.input)?;
        for path in kernels.into_iter().step_by(if all { 1 } else { SAMPLE }) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            trials.push(Trial::test(format!("{}::{name}", producer.name), move || {
                match (producer.make)(&path) {
                    Ok(module) => carry(&module),
                    // What it does not translate is none of our business.
                    Err(_) => Ok(()),
                }
            }));
        }
    }
    if let Some(folder) = std::env::var_os("SPIRV_MODULES") {
        for path in corpus::files(Path::new(&folder), &[".spv"])? {
            let name = format!("module::{}", path.file_name().unwrap_or_default().to_string_lossy());
            trials.push(Trial::test(name, move || carry(&std::fs::read(&path)?)));
        }
    }
    trials.extend(backend_trials(std::env::var_os("LLVM_TEST_INPUTS").map(PathBuf::from))?);
    Ok(trials)
}

/// LLVM's tests of its backend. Without them there is one trial, which says what is missing and is left out.
fn backend_trials(inputs: Option<PathBuf>) -> Result<Vec<Trial>, Box<dyn Error>> {
    let Some(inputs) = inputs else {
        let missing =
            || Err("LLVM_TEST_INPUTS names no folder; `cargo xtask llvm-inputs` fetches one".into());
        return Ok(vec![Trial::test("llvm-tests", missing).with_ignored_flag(true)]);
    };
    let folder = inputs.join("CodeGen/SPIRV");
    let found = corpus::files(&folder, &[".ll"])?;
    Ok(vec![Trial::test("llvm-tests", move || {
        let (mut translated, mut asked) = (0, 0);
        for path in &found {
            let Some(bitcode) = kernel_module(&std::fs::read_to_string(path)?) else { continue };
            asked += 1;
            match forward(&bitcode) {
                Ok(()) => translated += 1,
                Err(failed) => {
                    let why = failed.message().unwrap_or_default().lines().next().unwrap_or_default();
                    eprintln!("{}: {why}", path.strip_prefix(&folder)?.display());
                }
            }
        }
        eprintln!("{translated} of {asked} translated and valid");
        if asked > 0 && translated * 100 >= asked * TRANSLATED {
            return Ok(());
        }
        Err(format!("{translated} of {asked} tests of LLVM are translated and valid").into())
    })])
}

/// The bitcode of a test of LLVM's backend that is about kernels, for the target that it names.
fn kernel_module(text: &str) -> Option<Vec<u8>> {
    let after = |line: &str, mark: &str| {
        let name = line.split_once(mark)?.1.trim_start_matches([' ', '=', '"']);
        Some(name.split(|c: char| !(c.is_alphanumeric() || "-_.".contains(c))).next()?.to_owned())
    };
    let stated = text.lines().find_map(|line| after(line, "target triple ="));
    let asked = || text.lines().filter(|line| line.contains("RUN:")).find_map(|line| after(line, "mtriple"));
    let triple = stated.clone().or_else(asked)?;
    let is_kernel = triple.starts_with("spir") && !triple.starts_with("spirv-");
    if !is_kernel || ["vulkan", "logical", "shader", "library"].iter().any(|word| triple.contains(word)) {
        return None;
    }
    let head = if stated.is_some() { String::new() } else { format!("target triple = \"{triple}\"\n") };
    llvm::assemble(&(head + text)).ok()
}

fn forward(bitcode: &[u8]) -> Result<(), Failed> {
    let mut options = Options::default();
    options.spirv.extensions = spirv_llvm::ExtensionPolicy::all();
    let made = spirv_llvm::llvm_to_spirv(bitcode, &options).map_err(|e| e.to_string())?;
    Ok(spirv_tools::validate(&made.bytes)?)
}

/// LLVM's backend for SPIR-V.
fn backend(path: &Path, level: &str) -> Result<Vec<u8>, Failed> {
    let args = ["-mtriple=spirv64", level, "--spirv-ext=all", "-filetype=obj", "-o", "-", "-"];
    Ok(process::filter("llc-22", &args, &std::fs::read(path)?)?)
}

/// Debian's Khronos translator, for LLVM 15 with typed pointers.
fn translator(path: &Path) -> Result<Vec<u8>, Failed> {
    let source = std::fs::read(path)?;
    let compile = ["-target", "spir64", "-x", "cl", "-cl-std=CL3.0", "-O2", "-emit-llvm", "-c", "-o", "-"];
    let header = ["-Xclang", "-finclude-default-header", "-"];
    let bitcode = process::filter("clang-15", &[&compile[..], &header[..]].concat(), &source)?;
    Ok(process::filter("llvm-spirv-15", &["--spirv-ext=+all", "-o", "-", "-"], &bitcode)?)
}

/// There is a valid module behind what a producer wrote, which stays as it is there and back.
fn carry(module: &[u8]) -> Result<(), Failed> {
    let first = there_and_back(module)?;
    let second = there_and_back(&first)?;
    let texts = (spirv_tools::disassemble(&first)?, spirv_tools::disassemble(&second)?);
    match same_module::difference(&texts.0, &texts.1) {
        None => Ok(()),
        Some(report) => Err(format!("the second time: {report}").into()),
    }
}

/// A module to LLVM IR, which may use every extension, and from there to SPIR-V that the tool knows.
fn there_and_back(module: &[u8]) -> Result<Vec<u8>, Failed> {
    let mut options = Options::default();
    options.spirv.extensions = spirv_llvm::ExtensionPolicy::all();
    let back = spirv_llvm::spirv_to_llvm(module, &options).map_err(|e| format!("reverse: {e}"))?;
    llvm::verify(&back.bytes).map_err(|e: OracleError| format!("reverse: {e}"))?;
    for extension in NOT_JUDGED {
        options.spirv.extensions.set(extension, false);
    }
    let again = spirv_llvm::llvm_to_spirv(&back.bytes, &options).map_err(|e| format!("forward: {e}"))?;
    spirv_tools::validate(&again.bytes).map_err(|e| format!("forward: {e}"))?;
    Ok(again.bytes)
}
