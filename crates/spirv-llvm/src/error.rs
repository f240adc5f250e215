//! The errors of a call. Errors of reading, translating and writing are different variants.

use crate::limits;
use llvm_bitcode::{Construct, ReadError, ReadErrorKind, WriteError};
use llvm_model::verify::VerifyError;
use llvm_model::{AddressSpaceClash, Module};
use spirv_module::{AssembleError, CheckError, DecodeError, InternalTextError, ReportTooLong, Tolerated};
use std::panic::{AssertUnwindSafe, catch_unwind};
use translate_common::problems::{FileProblem, OptionProblem};
use translate_common::{Code, Diagnostics, LlvmPlace, Losses, Lost, Options, Place, Problem, SpirvPlace};
use translate_common::{llvm_place, requirements};

/// The error of a call without a result. The variant names the step; [`Error::diagnostics`] has the messages of every
/// variant.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Error {
    /// The input bytes are invalid.
    Read(Diagnostics),
    /// The module cannot be translated. All errors that can be found are listed.
    Translate(Diagnostics),
    /// The result cannot be written in the requested form.
    Write(Diagnostics),
    /// The translation would drop constructs, which [`Policy::strict`](crate::Policy::strict) makes an error.
    Loss {
        /// One message for each.
        diagnostics: Diagnostics,
        /// Those that are errors.
        losses: Losses,
    },
    /// An option does not exist, or has an invalid value.
    Options(Diagnostics),
    /// The file or the translation is over one of the host's limits ([`RunControl::limits`](crate::RunControl::limits)), or
    /// the host canceled it ([`RunControl::cancel`](crate::RunControl::cancel)).
    Stopped(Diagnostics),
    /// A defect of this library: please report it with the input.
    Internal(Diagnostics),
}

impl Error {
    /// Returns the messages, each with its code, its place, the problem and the remedy; there is at least one error.
    pub fn diagnostics(&self) -> &Diagnostics {
        match self {
            Error::Read(diagnostics)
            | Error::Translate(diagnostics)
            | Error::Write(diagnostics)
            | Error::Loss { diagnostics, .. }
            | Error::Options(diagnostics)
            | Error::Stopped(diagnostics)
            | Error::Internal(diagnostics) => diagnostics,
        }
    }

    /// The messages, to be changed, and the losses that are errors.
    pub(crate) fn parts_mut(&mut self) -> (&mut Diagnostics, Option<&mut Losses>) {
        match self {
            Error::Loss { diagnostics, losses } => (diagnostics, Some(losses)),
            Error::Read(diagnostics)
            | Error::Translate(diagnostics)
            | Error::Write(diagnostics)
            | Error::Options(diagnostics)
            | Error::Stopped(diagnostics)
            | Error::Internal(diagnostics) => (diagnostics, None),
        }
    }

    /// The code of the first error.
    pub fn code(&self) -> Code {
        self.diagnostics().first_error().map_or(Code::Internal, |error| error.code)
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.diagnostics().fmt(f)
    }
}

impl std::error::Error for Error {}

#[cfg(feature = "executable")]
/// The error for a triple in [`Executable::triple`](crate::Executable::triple) that no layout is known of.
pub(crate) fn no_such_machine(why: String) -> Error {
    Error::Options(OptionProblem::Machine { why }.at(Place::Module).into())
}

/// Runs `work` and turns a panic, which would be a defect of this library, into [`Error::Internal`], so that a host
/// process survives it.
pub(crate) fn guard<T>(work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    // Partial results of `work` are not visible outside: it only borrows immutable input.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|payload| {
        let text = payload
            .downcast_ref::<&str>()
            .map(|s| (*s).to_owned())
            .or_else(|| payload.downcast_ref::<String>().cloned())
            .unwrap_or_default();
        Err(internal(&text))
    })
}

/// A defect of this library.
pub(crate) fn internal(what: &str) -> Error {
    Error::Internal(Problem::internal(what.to_owned()).at(Place::Module).into())
}

/// Makes an error of the losses that the options do not accept.
pub(crate) fn check_losses(options: &Options, losses: &Losses) -> Result<(), Error> {
    let Some(grade) = options.policy.strict else { return Ok(()) };
    let losses = losses.refused_at(grade);
    if losses.is_empty() {
        return Ok(());
    }
    let mut diagnostics = Diagnostics::default();
    for loss in losses.iter() {
        let times = if loss.count == 1 { "once".to_owned() } else { format!("{} times", loss.count) };
        let place = loss.places.into_iter().next().unwrap_or(Place::Module);
        let remedy = loss.remedy.unwrap_or("remove it from the input, or drop --strict to accept the loss");
        let lost = FileProblem::Lost { kind: loss.kind.name(), name: loss.name.to_string(), times, remedy };
        diagnostics.push(lost.at(place));
    }
    Err(Error::Loss { diagnostics, losses })
}

/// Returns the errors of a stage. If a limit ended it, the cause is the host.
pub(crate) fn translate(diagnostics: Diagnostics) -> Error {
    let last = diagnostics.iter().next_back().map(|message| message.code);
    if last.is_some_and(Code::is_of_the_host) {
        Error::Stopped(diagnostics)
    } else {
        Error::Translate(diagnostics)
    }
}

/// Bytes that are not bitcode, or more than may be read.
pub(crate) fn read_bitcode(error: ReadError, options: &Options) -> Error {
    match error.kind() {
        ReadErrorKind::Stopped => return limits::cancelled(options),
        ReadErrorKind::Memory(limit) => return limits::out_of_memory(*limit),
        _ => {}
    }
    let place = Place::Byte(error.byte_offset());
    let why = error.message().to_string();
    let problem = match error.kind() {
        ReadErrorKind::SeveralModules(_) => FileProblem::SeveralModules { why },
        ReadErrorKind::Truncated => FileProblem::IncompleteBitcode { why },
        _ => FileProblem::Bitcode { why },
    };
    Error::Read(problem.at(place).into())
}

/// A module number beyond those of a bitcode file.
pub(crate) fn no_such_module(count: usize, number: usize) -> Error {
    Error::Read(FileProblem::NoSuchModule { number, count }.at(Place::Module).into())
}

/// Bytes that are not SPIR-V.
pub(crate) fn read_spirv(error: DecodeError) -> Error {
    let place =
        SpirvPlace { word_offset: error.offset, instruction: error.instruction, ..SpirvPlace::default() };
    Error::Read(Problem::Decode(error.kind).at(Place::Spirv(place)).into())
}

/// A SPIR-V module with a report that would be too long.
pub(crate) fn report_too_long(error: ReportTooLong) -> Error {
    Error::Translate(FileProblem::Report { why: error.to_string() }.at(Place::Module).into())
}

/// Returns the errors of a SPIR-V module with an invalid structure, or `Ok`.
pub(crate) fn check_spirv(errors: Vec<CheckError>) -> Result<(), Error> {
    if errors.is_empty() {
        return Ok(());
    }
    let mut diagnostics = Diagnostics::default();
    for error in errors {
        let place = place_of_check(&error);
        diagnostics.push(Problem::Check(error.kind).at(place));
    }
    Err(Error::Translate(diagnostics))
}

/// Returns the errors of a SPIR-V module with undeclared needs, or `Ok`.
pub(crate) fn check_declarations(module: &spirv_module::Module) -> Result<(), Error> {
    none_of(requirements::undeclared(module, place_of_instruction))
}

/// Returns the errors of a SPIR-V module with an instruction of an extension that has invalid types, or `Ok`.
pub(crate) fn check_operand_types(module: &spirv_module::Module) -> Result<(), Error> {
    none_of(translate_common::wrong_operand_types(module, place_of_instruction))
}

fn none_of(diagnostics: Diagnostics) -> Result<(), Error> {
    if diagnostics.has_errors() { Err(Error::Translate(diagnostics)) } else { Ok(()) }
}

/// Returns the place of an instruction.
pub(crate) fn place_of_instruction(instruction: spirv_module::Instruction<'_>) -> Place {
    Place::Spirv(SpirvPlace {
        word_offset: instruction.offset(),
        instruction: Some(instruction.index()),
        opcode: instruction.op().to_string(),
        id: instruction.result().map(|id| id.0),
        ..SpirvPlace::default()
    })
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
        instruction: error.instruction.map(|(index, _)| index),
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
        diagnostics.push(FileProblem::InvalidLlvm { why: error.message.to_string() }.at(place));
    }
    Error::Translate(diagnostics)
}

/// Numbers for address spaces that two of a module would have.
pub(crate) fn address_spaces(clash: AddressSpaceClash) -> Error {
    Error::Options(OptionProblem::AddressSpaces { why: clash.to_string() }.at(Place::Module).into())
}

/// A module that cannot have the form of a target.
pub(crate) fn unfit(why: device_kernels::Unfit) -> Error {
    match why {
        device_kernels::Unfit::Types(diagnostics) => Error::Translate(diagnostics),
        device_kernels::Unfit::AddressSpaces(clash) => address_spaces(clash),
    }
}

/// A translation that violates rules of LLVM IR, and the known errors of the input.
pub(crate) fn invalid_result(errors: Vec<VerifyError>, causes: Diagnostics) -> Error {
    if causes.has_errors() {
        return Error::Translate(causes);
    }
    let first = errors.first().map(ToString::to_string).unwrap_or_default();
    internal(&format!("the result is not valid LLVM IR: {first}"))
}

/// An executable form that violates rules of LLVM IR: the types that the shader states are not checked before.
pub(crate) fn invalid_executable(module: &Module, errors: &[VerifyError]) -> Error {
    let mut diagnostics = Diagnostics::default();
    for error in errors {
        let place = llvm_place::of_verify_error(module, error);
        diagnostics.push(FileProblem::InvalidExecutable { why: error.to_string() }.at(place));
    }
    Error::Translate(diagnostics)
}

/// A module that the requested LLVM version cannot express.
pub(crate) fn write_bitcode(error: WriteError, options: &Options) -> Error {
    if error.is_stopped() {
        return limits::cancelled(options);
    }
    let place = match (error.function(), error.instruction()) {
        (None, _) => Place::Module,
        (Some(function), None) => {
            Place::Llvm(LlvmPlace { function: function.to_owned(), ..LlvmPlace::default() })
        }
        (Some(function), Some((block, instruction))) => Place::Llvm(LlvmPlace {
            function: function.to_owned(),
            block: block.to_string(),
            item: format!("instruction {instruction}"),
            ..LlvmPlace::default()
        }),
    };
    Error::Write(FileProblem::Construct { why: error.what().to_string() }.at(place).into())
}

/// Notes the constructs that the requested LLVM version cannot express and that were dropped.
pub(crate) fn note_dropped(losses: &mut Losses, dropped: Vec<Construct>) {
    for item in dropped {
        let lost = Lost::NewerThanOutput(item.what, item.since);
        losses.add_many(lost, item.count as usize, std::iter::once(Place::Module));
    }
}

/// A module that LLVM assembly cannot show.
pub(crate) fn print_assembly(error: llvm_asm::PrintError) -> Error {
    Error::Write(FileProblem::Print { why: error.to_string() }.at(Place::Module).into())
}

/// An LLVM version that bitcode cannot be written for.
pub(crate) fn unknown_version(major: u32) -> Error {
    let (oldest, newest) = (llvm_bitcode::Version::OLDEST.major(), llvm_bitcode::Version::NEWEST.major());
    Error::Write(OptionProblem::LlvmVersion { oldest, newest, major }.at(Place::Module).into())
}

/// A text that is not valid assembly.
pub(crate) fn read_text(errors: Vec<AssembleError>) -> Error {
    let mut diagnostics = Diagnostics::default();
    for error in errors {
        let place = Place::Text { line: error.line, column: error.column };
        diagnostics.push(Problem::Assemble(error.kind).at(place));
    }
    Error::Translate(diagnostics)
}

/// An instruction without a representation in the internal text.
pub(crate) fn write_internal_text(error: InternalTextError) -> Error {
    let place = SpirvPlace {
        word_offset: error.offset,
        instruction: Some(error.index),
        opcode: error.op.to_string(),
        ..SpirvPlace::default()
    };
    Error::Write(FileProblem::InternalText { why: InternalTextError::WHAT }.at(Place::Spirv(place)).into())
}

/// A text that is not valid LLVM assembly.
pub(crate) fn read_llvm_text(errors: llvm_asm::ParseErrors) -> Error {
    let mut diagnostics = Diagnostics::default();
    for error in errors.errors {
        let place = Place::Text { line: error.line, column: error.column };
        diagnostics.push(FileProblem::Assembly { why: error.message.to_string() }.at(place));
    }
    Error::Translate(diagnostics)
}
