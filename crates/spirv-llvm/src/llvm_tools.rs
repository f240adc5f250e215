//! Working with LLVM IR alone: reading bitcode or assembly, and converting between them.

use crate::error::{self, Error};
use crate::limits;
use crate::{Diagnostics, Losses, Options, Translation, is_bitcode, is_spirv};
use llvm_bitcode::{BitcodeFile, ReadBounds, Version, WriteOptions};
use llvm_model::Module;
use llvm_model::verify::{verify, verify_of_any_version};
use std::fmt;

/// Returns whether the bytes are a text that is LLVM assembly rather than SPIR-V assembly, by its first line of code.
pub fn is_llvm_assembly(bytes: &[u8]) -> bool {
    if is_bitcode(bytes) || is_spirv(bytes) || bytes.contains(&0) {
        return false;
    }
    let lines = bytes.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
    // Both languages have comments after a semicolon.
    let Some(line) = lines.into_iter().find(|line| !line.is_empty() && !line.starts_with(b";")) else {
        return true;
    };
    match line {
        // `OpCapability Kernel`, or the magic number of the Khronos translator's internal text.
        [b'O', b'p', ..] | [b'0'..=b'9', ..] => false,
        // `%1 = OpExtInstImport "OpenCL.std"` against `%1 = type { i32 }`.
        [b'%', ..] => {
            !line.split(|&byte| byte == b'=').nth(1).is_some_and(|rest| rest.trim_ascii().starts_with(b"Op"))
        }
        _ => true,
    }
}

/// The LLVM versions that read bitcode with newer constructs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BitcodeReaders {
    /// The oldest version that reads it.
    pub oldest: u32,
    /// Constructs that older versions reject or misread, as LLVM assembly names them, each with its first version and
    /// the number of occurrences.
    pub because_of: Vec<String>,
}

impl fmt::Display for BitcodeReaders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "LLVM {} is the oldest that reads this bitcode: {}",
            self.oldest,
            self.because_of.join(", ")
        )
    }
}

/// Assembles a text in LLVM assembly to bitcode: for the reader of
/// [`LlvmOptions::reader_version`](crate::LlvmOptions::reader_version), or else in the oldest forms in which LLVM prints the same
/// for it.
///
/// # Errors
/// [`Error::Translate`] with the mistakes in the text or the rules of LLVM IR that it breaks, [`Error::Write`] if the
/// requested LLVM version cannot express the module, [`Error::Loss`] when [`Policy::strict`](crate::Policy::strict) is set and
/// constructs are
/// dropped for that version.
pub fn assemble_llvm(text: &[u8], options: &Options) -> Result<Translation, Error> {
    let options = &*options.started();
    error::guard(|| {
        limits::admit(text, options)?;
        let module = llvm_asm::parse(text).map_err(error::read_llvm_text)?;
        verify(&module).map_err(|errors| error::invalid_llvm(&module, errors))?;
        write(&module, options, WriteOptions::default(), Losses::default())
    })
}

/// Bitcode for the reader that the options name, or else with the options `otherwise`.
pub(crate) fn write(
    module: &Module,
    options: &Options,
    otherwise: WriteOptions,
    mut losses: Losses,
) -> Result<Translation, Error> {
    let write_options = match options.llvm.reader_version {
        None => otherwise,
        Some(major) => {
            WriteOptions::for_version(Version::new(major).ok_or_else(|| error::unknown_version(major))?)
        }
    };
    let go_on = || !options.is_cancelled();
    let host = options.host(&go_on);
    let written = llvm_bitcode::write_for(module, &write_options, host)
        .map_err(|error| error::write_bitcode(error, options))?;
    let readers = (!written.needed.is_empty()).then(|| BitcodeReaders {
        oldest: written.oldest_reader().major(),
        because_of: written
            .needed
            .iter()
            .filter_map(|c| {
                let times = if c.count > 1 { format!(" ({} times)", c.count) } else { String::new() };
                Some(format!("{}{times} needs LLVM {}", c.what, c.since?))
            })
            .collect(),
    });
    error::note_dropped(&mut losses, written.dropped);
    error::check_losses(options, &losses)?;
    options.end_stage("write", "bytes", || written.bytes.len());
    Ok(Translation { bytes: written.bytes, warnings: Diagnostics::default(), losses, readers })
}

/// Returns a bitcode file with one of the modules of `bitcode`, by its number from 0. Files with several modules
/// come from `llvm-cat` and from splitting modules for LTO; every other function takes files with one.
///
/// # Errors
/// [`Error::Read`] for bytes that are not bitcode, or that have no module with this number.
pub fn bitcode_module(bitcode: &[u8], number: usize) -> Result<Vec<u8>, Error> {
    error::guard(|| {
        let file =
            BitcodeFile::open(bitcode).map_err(|error| error::read_bitcode(error, &Options::default()))?;
        file.extract(number).ok_or_else(|| error::no_such_module(file.module_count(), number))
    })
}

/// Returns bitcode as LLVM assembly.
pub(crate) fn disassemble_bitcode(bitcode: &[u8]) -> Result<String, Error> {
    error::guard(|| {
        let module = read_bitcode(bitcode, &Options::default())?;
        llvm_asm::print(&module).map_err(error::print_assembly)
    })
}

/// Reads a valid module from bitcode or assembly: later stages rely on the rules of LLVM IR. Legalization handles the
/// forms of older LLVM versions.
pub(crate) fn read(bytes: &[u8], options: &Options) -> Result<Module, Error> {
    limits::admit(bytes, options)?;
    let module = if is_text(bytes) {
        llvm_asm::parse(bytes).map_err(error::read_llvm_text)?
    } else {
        read_bitcode(bytes, options)?
    };
    limits::admit_llvm(&module, options)?;
    options.end_stage("read", "instructions", || module.instruction_count());
    let go_on = || !options.is_cancelled();
    match verify_of_any_version(&module, options.host(&go_on)) {
        Ok(()) => {
            options.end_stage("verify", "functions", || module.functions.len());
            limits::go_on(options)?;
            if module.types.have_bytes() { bytes_as_integers(&module, options) } else { Ok(module) }
        }
        Err(errors) => Err(error::invalid_llvm(&module, errors)),
    }
}

/// Returns the module with integers in place of bytes, which SPIR-V does not have: values that are loaded, stored and
/// passed on have the same bits, and a pointer in a byte is converted. The bitcode writer can replace byte types.
fn bytes_as_integers(module: &Module, options: &Options) -> Result<Module, Error> {
    let mut newest = WriteOptions::for_version(Version::NEWEST);
    newest.bytes_as_integers = true;
    let go_on = || !options.is_cancelled();
    let host = options.host(&go_on);
    let written = llvm_bitcode::write_for(module, &newest, host)
        .map_err(|error| error::write_bitcode(error, options))?;
    read_bitcode(&written.bytes, options)
}

/// Bitcode of any version, in the form of LLVM 22, or of LLVM 23 if that wrote it.
fn read_bitcode(bytes: &[u8], options: &Options) -> Result<Module, Error> {
    let go_on = || !options.is_cancelled();
    let bounds = ReadBounds { memory: options.run.limits.memory, host: options.host(&go_on) };
    let mut module =
        llvm_bitcode::read_within(bytes, bounds).map_err(|error| error::read_bitcode(error, options))?;
    llvm_model::upgrade::upgrade_in(&mut module, bounds.host);
    Ok(module)
}

/// Returns whether the bytes cannot be a binary of any supported kind. An empty file is not a text: the bitcode reader
/// explains it.
fn is_text(bytes: &[u8]) -> bool {
    !bytes.is_empty()
        && is_llvm_assembly(bytes)
        && bytes.iter().take(64).all(|&b| b >= b' ' || b.is_ascii_whitespace())
}

/// Returns legalized LLVM IR as bitcode: the form that [`llvm_to_spirv`](crate::llvm_to_spirv) lowers.
/// Constructs without an equivalent in SPIR-V are replaced by others that compute the same.
///
/// # Errors
/// As [`llvm_to_spirv`](crate::llvm_to_spirv), and [`Error::Write`] if the requested LLVM version cannot express the
/// module.
pub fn regularise(llvm: &[u8], options: &Options) -> Result<Translation, Error> {
    let options = &*options.started();
    error::guard(|| {
        let mut module = read(llvm, options)?;
        let (mut diagnostics, mut losses) = (Diagnostics::default(), Losses::default());
        let layout = llvm_legalize::data_layout(&module, options.spirv.profile, &mut diagnostics)
            .map_err(Error::Translate)?;
        llvm_legalize::run(&mut module, &layout, options, &mut diagnostics, &mut losses);
        if diagnostics.has_errors() {
            return Err(error::translate(diagnostics));
        }
        let written = write(&module, options, WriteOptions::default(), losses)?;
        Ok(Translation { warnings: diagnostics, ..written })
    })
}
