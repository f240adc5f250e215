//! Reading the input and writing the output; `-` is a standard stream.

use crate::failure::Failure;
use crate::message::Message;
use spirv_llvm::{Place, Version};
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The message of `llvm-spirv` about an invalid text.
const NO_HEADER: &str = "InvalidModule: Invalid SPIR-V module: header parsing error";

/// The bytes of the file; an error is a message for the user.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let result = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    result.map_err(|error| Failure::reading(path, &error))
}

/// The text that a file is.
pub(crate) fn text(path: &Path, bytes: Vec<u8>) -> Result<String, Failure> {
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to() as u64;
        let message = Message::error("the text is not UTF-8").about(path).at(Place::Byte(at));
        Failure::file(message.help("give a text; a binary is no input here"))
    })
}

/// Returns the SPIR-V binary of a text, which has this version unless the text specifies another.
pub(crate) fn binary_of_text(path: &Path, bytes: Vec<u8>, version: Version) -> Result<Vec<u8>, Failure> {
    if spirv_llvm::is_spirv(&bytes) {
        let message = Message::error("it is a SPIR-V binary, and a text is expected").about(path);
        return Err(Failure::file(
            message.help("it is read as it is without -spirv-text, and `dis` makes a text of it"),
        )
        .no_module(NO_HEADER));
    }
    let text = text(path, bytes).map_err(|failure| failure.no_module(NO_HEADER))?;
    spirv_llvm::assemble(&text, version).map_err(|error| Failure::about(path, text.as_bytes(), &error))
}

/// Of a bitcode file with several modules the one with a number.
pub(crate) fn one_module(path: &Path, input: Vec<u8>, number: Option<usize>) -> Result<Vec<u8>, Failure> {
    match number {
        Some(number) => {
            let module = spirv_llvm::bitcode_module(&input, number);
            module.map_err(|error| Failure::about(path, &input, &error))
        }
        None => Ok(input),
    }
}

/// Writes the file whole or not at all: a regular file is written beside its place and moved there.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_to(path, bytes).map_err(|error| Failure::writing(path, &error))
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
