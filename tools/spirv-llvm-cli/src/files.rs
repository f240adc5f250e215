//! Reading the input and writing the output; `-` is a standard stream.

use crate::failure::Failure;
use crate::memory;
use crate::message::Message;
use spirv_llvm::{Content, Place, Version};
use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

/// The message of `llvm-spirv` about an invalid text.
const NO_HEADER: &str = "InvalidModule: Invalid SPIR-V module: header parsing error";

/// The bytes of the file; an error is a message for the user.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let result = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        let length = io::stdin().lock().read_to_end(&mut bytes);
        length.map(|length| memory::expect(length as u64)).map(|()| bytes)
    } else {
        memory::expect(fs::metadata(path).map_or(0, |file| file.len()));
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
            message.help("use the binary without `as` or -spirv-text, or make a text of it with `dis`"),
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

/// Writes a translated file: a binary to a terminal only by `force`.
pub(crate) fn write_translated(path: &Path, content: Content, force: bool) -> Result<(), Failure> {
    if path.as_os_str() == "-" && io::stdout().is_terminal() {
        let bytes = content.into_bytes();
        let is_text = std::str::from_utf8(&bytes).is_ok_and(|text| !text.contains('\0'));
        if !force && !is_text {
            let message = Message::error("the output is a binary, and standard output is a terminal");
            return Err(Failure::usage(
                message.help("name a file with -o, or write to the terminal with --force"),
            ));
        }
        return write(path, &bytes);
    }
    write_with(path, &|out| content.write_to(out))
}

/// Writes the file whole or not at all: a regular file is written beside its place and moved there.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_with(path, &|out| out.write_all(bytes))
}

/// What writes the content of a file. Where the first try fails it is called again.
type Writes<'c> = &'c dyn Fn(&mut dyn Write) -> io::Result<()>;

fn write_with(path: &Path, content: Writes<'_>) -> Result<(), Failure> {
    write_to(path, content).map_err(|error| Failure::writing(path, &error))
}

fn write_to(path: &Path, content: Writes<'_>) -> io::Result<()> {
    if path.as_os_str() == "-" {
        return match content(&mut io::stdout().lock()) {
            // A reader that has seen enough, such as `head`, is not a failure.
            Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            other => other,
        };
    }
    let replaced = fs::symlink_metadata(path).ok();
    // Devices, pipes and links cannot be replaced by a rename.
    if replaced.as_ref().is_some_and(|replaced| !replaced.is_file()) {
        return create(path, content);
    }
    let temporary = beside(path);
    let moved = create(&temporary, content).and_then(|()| match &replaced {
        Some(replaced) => take_over(&temporary, replaced).and_then(|()| fs::rename(&temporary, path)),
        None => fs::rename(&temporary, path),
    });
    moved.or_else(|error| {
        // A leftover that cannot be removed was never created.
        let _ = fs::remove_file(&temporary);
        match replaced {
            // The folder allows no new file, but the file itself may be writable.
            Some(_) if !matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded) => {
                create(path, content)
            }
            _ => Err(error),
        }
    })
}

fn create(path: &Path, content: Writes<'_>) -> io::Result<()> {
    content(&mut fs::File::create(path)?)
}

/// Gives a file the mode and the owner of the one that it replaces.
fn take_over(file: &Path, replaced: &fs::Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, chown};
        let new = fs::metadata(file)?;
        if (new.uid(), new.gid()) != (replaced.uid(), replaced.gid()) {
            chown(file, Some(replaced.uid()), Some(replaced.gid()))?;
        }
    }
    fs::set_permissions(file, replaced.permissions())
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}
