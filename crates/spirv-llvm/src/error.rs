//! Why there is no result. Errors of reading, translating and writing are different variants.

use llvm_bitcode::{Construct, ReadError, ReadErrorKind, WriteError};
use llvm_model::Module;
use llvm_model::verify::VerifyError;
use spirv_module::{AssembleError, CheckError, DecodeError, InternalTextError, Tolerated};
use std::panic::{AssertUnwindSafe, catch_unwind};
use translate_common::llvm_place;
use translate_common::{Diagnostic, Diagnostics, LlvmPlace, LossKind, Losses, Options, Place, SpirvPlace};

/// Why a call gave no result.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Error {
    /// The bytes are not what they should be.
    Read(Box<Failure>),
    /// The module cannot be translated. Every error that could be found is there.
    Translate(Diagnostics),
    /// The result cannot be written in the form asked for.
    Write(Box<Failure>),
    /// [`Options::strict`] is set and these could not be carried.
    Loss(Losses),
    /// A defect of this library: please report it with the input.
    Internal(String),
}

/// One place and one message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Where.
    pub place: Place,
    /// What is wrong; it names the place too.
    pub message: String,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "error: {}", self.message)
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Error::Read(failure) | Error::Write(failure) => failure.fmt(f),
            Error::Translate(diagnostics) => diagnostics.fmt(f),
            Error::Loss(losses) => {
                f.write_str("error: module: what cannot be carried is an error in strict mode")?;
                for loss in losses.iter() {
                    write!(f, "\n  {} {}: {} times", loss.kind.name(), loss.name, loss.count)?;
                    if let Some(place) = loss.places.first() {
                        write!(f, ", first at {place}")?;
                    }
                }
                Ok(())
            }
            Error::Internal(message) => {
                write!(f, "error: module: internal defect, please report it: {message}")
            }
        }
    }
}

impl std::error::Error for Error {}

/// Runs `work` and turns a panic, which would be a defect of this library, into [`Error::Internal`], so that a host
/// process survives it.
pub(crate) fn guard<T>(work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    // Nothing outside `work` sees what it left half done: it only borrows immutable input.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|payload| {
        let text = payload
            .downcast_ref::<&str>()
            .map(|s| (*s).to_owned())
            .or_else(|| payload.downcast_ref::<String>().cloned())
            .unwrap_or_default();
        Err(Error::Internal(text))
    })
}

pub(crate) fn check_losses(options: &Options, losses: &Losses) -> Result<(), Error> {
    if options.strict && !losses.is_empty() { Err(Error::Loss(losses.clone())) } else { Ok(()) }
}

/// Bytes that are not bitcode.
pub(crate) fn read_bitcode(error: ReadError) -> Error {
    let help = match error.kind() {
        ReadErrorKind::SeveralModules(_) => {
            "\n  help: --module (in the library: bitcode_module) takes one out"
        }
        _ => "",
    };
    let message = format!("{error}{help}");
    Error::Read(Box::new(Failure { place: Place::Byte(error.byte_offset()), message }))
}

/// A module number beyond those of a bitcode file.
pub(crate) fn no_such_module(count: usize, number: usize) -> Error {
    let message = format!("there is no module with number {number}: the file has {count}, numbered from 0");
    Error::Read(Box::new(Failure { place: Place::Module, message }))
}

/// Bytes that are not SPIR-V.
pub(crate) fn read_spirv(error: DecodeError) -> Error {
    let place = SpirvPlace {
        word_offset: error.offset,
        instruction: error.instruction.unwrap_or(0),
        ..SpirvPlace::default()
    };
    Error::Read(Box::new(Failure { place: Place::Spirv(place), message: error.to_string() }))
}

/// A SPIR-V module whose structure is wrong; `Ok` when nothing is.
pub(crate) fn check_spirv(errors: Vec<CheckError>) -> Result<(), Error> {
    if errors.is_empty() {
        return Ok(());
    }
    let mut diagnostics = Diagnostics::default();
    for error in errors {
        diagnostics.push(Diagnostic::error(place_of_check(&error), error.kind.to_string()));
    }
    Err(Error::Translate(diagnostics))
}

/// Warnings about rules that a SPIR-V module breaks though its meaning is clear.
pub(crate) fn tolerated(found: Vec<Tolerated>) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    for Tolerated { tolerance, first, count } in found {
        diagnostics.push(translate_common::tolerated(tolerance, place_of_check(&first), count));
    }
    diagnostics
}

fn place_of_check(error: &CheckError) -> Place {
    Place::Spirv(SpirvPlace {
        word_offset: error.offset,
        instruction: error.instruction.map_or(0, |(index, _)| index),
        opcode: error.instruction.map_or_else(String::new, |(_, op)| op.to_string()),
        id: error.id.map(|id| id.0),
        ..SpirvPlace::default()
    })
}

/// A module that breaks rules of LLVM IR.
pub(crate) fn invalid_llvm(module: &Module, errors: Vec<VerifyError>) -> Error {
    let mut diagnostics = Diagnostics::default();
    for error in errors {
        let place = llvm_place::of_verify_error(module, &error);
        diagnostics.push(Diagnostic::error(place, format!("not valid LLVM IR: {}", error.message)));
    }
    Error::Translate(diagnostics)
}

/// A translation that breaks rules of LLVM IR, and what is known to be wrong with the input.
pub(crate) fn invalid_result(errors: Vec<VerifyError>, causes: Diagnostics) -> Error {
    if causes.has_errors() {
        return Error::Translate(causes);
    }
    let first = errors.first().map(ToString::to_string).unwrap_or_default();
    Error::Internal(format!("the result is not valid LLVM IR: {first}"))
}

/// A module that the LLVM version asked for cannot express.
pub(crate) fn write_bitcode(error: WriteError) -> Error {
    let function = error.function().unwrap_or_default().to_owned();
    let place = Place::Llvm(LlvmPlace { function, ..LlvmPlace::default() });
    Error::Write(Box::new(Failure { place, message: error.to_string() }))
}

/// Notes what the LLVM version asked for cannot express and was left out.
pub(crate) fn note_dropped(losses: &mut Losses, dropped: Vec<Construct>) {
    for item in dropped {
        let since = item.since.map_or(String::new(), |version| format!(" (known since LLVM {version})"));
        let name = item.what + &since;
        losses.add_many(LossKind::Attribute, name, item.count as usize, std::iter::once(Place::Module));
    }
}

/// A module that LLVM assembly cannot show.
pub(crate) fn print_assembly(error: llvm_asm::PrintError) -> Error {
    Error::Write(Box::new(Failure { place: Place::Module, message: error.to_string() }))
}

/// An LLVM version that bitcode cannot be written for.
pub(crate) fn unknown_version(major: u32) -> Error {
    let (oldest, newest) = (llvm_bitcode::Version::OLDEST.major(), llvm_bitcode::Version::NEWEST.major());
    let message = format!("bitcode can be written for LLVM {oldest} to {newest}, not for {major}");
    Error::Write(Box::new(Failure { place: Place::Module, message }))
}

/// A text that is no assembly.
pub(crate) fn read_text(errors: Vec<AssembleError>) -> Error {
    let mut diagnostics = Diagnostics::default();
    for error in errors {
        let place = Place::Text { line: error.line, column: error.column };
        diagnostics.push(Diagnostic::error(place, error.kind.to_string()));
    }
    Error::Translate(diagnostics)
}

/// An instruction that the internal text has no words for.
pub(crate) fn write_internal_text(error: InternalTextError) -> Error {
    let place = SpirvPlace {
        word_offset: error.offset,
        instruction: error.index,
        opcode: error.op.to_string(),
        ..SpirvPlace::default()
    };
    Error::Write(Box::new(Failure { place: Place::Spirv(place), message: error.to_string() }))
}

/// A text that is no LLVM assembly.
pub(crate) fn read_llvm_text(errors: llvm_asm::ParseErrors) -> Error {
    let mut diagnostics = Diagnostics::default();
    for error in errors.errors {
        let place = Place::Text { line: error.line, column: error.column };
        diagnostics.push(Diagnostic::error(place, error.message));
    }
    Error::Translate(diagnostics)
}
