//! Reading the input and writing the output; `-` is a standard stream.

use crate::failure::Failure;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The bytes of the file; an error is a message for the user.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let result = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    result.map_err(|e| Failure::file(format!("error: {}: {e}", path.display())))
}

/// Of a bitcode file with several modules the one with a number.
pub(crate) fn one_module(input: Vec<u8>, number: Option<usize>) -> Result<Vec<u8>, Failure> {
    match number {
        Some(number) => Ok(spirv_llvm::bitcode_module(&input, number)?),
        None => Ok(input),
    }
}

/// Writes the file whole or not at all: a regular file is written beside its place and moved there.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_to(path, bytes).map_err(|e| Failure::file(format!("error: {}: {e}", path.display())))
}

fn write_to(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if path.as_os_str() == "-" {
        return match io::stdout().lock().write_all(bytes) {
            // A reader that has seen enough, such as `head`, is not a failure.
            Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            other => other,
        };
    }
    // Devices, pipes and links cannot be replaced by a rename.
    if fs::symlink_metadata(path).is_ok_and(|m| !m.is_file()) {
        return fs::write(path, bytes);
    }
    let temporary = beside(path);
    fs::write(&temporary, bytes).and_then(|()| fs::rename(&temporary, path)).inspect_err(|_| {
        // The write error is the one to report; a leftover that cannot be removed was never created.
        let _ = fs::remove_file(&temporary);
    })
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}
