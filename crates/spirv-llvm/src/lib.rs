//! The facade of the translator: bytes in, bytes and diagnostics out.
//!
//! ```
//! # fn main() -> Result<(), spirv_llvm::Error> {
//! let mut options = spirv_llvm::Options::default();
//! options.spirv.max_version = spirv_llvm::Version::V1_4;
//! # let spirv: &[u8] = &[
//! #     3, 2, 0x23, 7, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
//! #     0x11, 0, 2, 0, 4, 0, 0, 0, 0x11, 0, 2, 0, 6, 0, 0, 0, 0x0e, 0, 3, 0, 2, 0, 0, 0, 2, 0, 0, 0,
//! # ];
//! let bitcode = spirv_llvm::spirv_to_llvm(spirv, &options)?;
//! let spirv_again = spirv_llvm::llvm_to_spirv(&bitcode.bytes, &options)?;
//! # assert!(!spirv_again.bytes.is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! Every function is a pure function of its arguments: no globals, no files, no environment, the same bytes for the
//! same input. For any bytes, the result is an output or an [`Error`]. This crate is the only one with a
//! stability promise.
//!
//! # Options
//!
//! [`Options`] has groups of fields: start from the defaults and set the fields that differ. Every translation checks
//! them first ([`Options::validate`]). [`Settings`] takes the names and values of the command line instead.
//!
//! # Errors
//!
//! [`Error::diagnostics`] has the messages of every error, each a [`Diagnostic`]: severity, a [`Code`] that stays the
//! same when the text changes (the project's `docs/errors.md` explains each), place, message, help. The constructs that
//! a translation drops are in [`Translation::losses`], graded, with remedies.
//!
//! # Limits
//!
//! [`RunControl::limits`] set the resources that one translation may use, and [`RunControl::cancel`] is a flag by which
//! another thread ends it; long stages check both for every function. [`Error::Stopped`] names the limit.
//!
//! # Unwinding
//!
//! A panic inside this library is a defect of it. Every function catches it and returns [`Error::Internal`], so that
//! the process continues; this requires a host that is built with `panic = "unwind"`, which is Cargo's default unless a
//! profile sets `panic = "abort"`. With `abort` the panic cannot be caught, and such a defect ends the process. The
//! hook that [`std::panic::set_hook`] sets runs either way: the one of the standard library prints the panic to
//! standard error. Stack overflow and a failed allocation cannot be caught; input is limited so that it leads to
//! neither (the nesting of types and constants is limited, memory is proportional to the input).

mod control_flow;
mod error;
#[cfg_attr(not(feature = "executable"), path = "executable_missing.rs")]
mod executable;
#[cfg(feature = "json")]
pub mod json;
mod limits;
mod listing;
mod llvm_tools;
mod output;
mod settings;
mod spirv_tools;
mod variants;

use llvm_asm::PrintOptions;
use llvm_bitcode::WriteOptions;
use llvm_model::{Host, Release};
use std::borrow::Cow;

pub use control_flow::{BasicBlock, ControlFlow, Edge, EdgeKind, control_flow};
pub use error::Error;
#[cfg(feature = "executable")]
pub use executable::DEFAULT_TRIPLE;
pub use executable::executable_triple;
pub use listing::listing;
pub use llvm_to_spirv::typing::{Evidence, PointeeReason};
pub use llvm_to_spirv::{Decision, Explanation, Note, PointerCast, PointerExplanation};
pub use llvm_tools::{BitcodeReaders, assemble_llvm, bitcode_module, is_llvm_assembly, regularise};
pub use output::Content;
pub use settings::{Choice, Direction, Setting, Settings, Target, Topic, Value};
pub use spirv_module::{
    AddressingModel, Capability, Device, Dim, ExecutionMode, ExecutionModel, ImageFormat, MemoryModel,
};
pub use spirv_module::{
    Argument, ComponentKind, DisassembleOptions, EntryPoint, IdNames, ImageType, InternalTextStyle, Report,
    Resource, SpecConstant,
};
pub use spirv_tools::{
    assemble, disassemble_spirv, internal_text, report, validate, validate_operand_types, validate_structure,
};
pub use translate_common::forms;
pub use translate_common::{
    BuiltinDialect, BuiltinForm, CancelFlag, Code, Contraction, DEVICE_FEATURES, DebugInfoForm,
    DebugInfoOptions, DebugInfoSet, DeviceFeature, DeviceFeatures, DeviceTarget, DeviceTriple, Diagnostic,
    Diagnostics, Executable, ExtensionItemError, ExtensionPolicy, Forms, GlobalOffset, Interface,
    KernelGroups, Limits, LlvmOptions, LlvmPlace, Loss, LossGrade, LossKind, Losses, Options, Place,
    PlainArguments, Policy, Requirement, RequirementKind, RunControl, Severity, SourceLine, SpecValue,
    SpirvOptions, SpirvPlace, Stage, StageLog, StorageClass, UnknownFeature, Version, VulkanKernels,
    extension, extensions, parse_amount, parse_processor, parse_spec_constant,
};
pub use variants::spirv_for_device;

/// The reflection of OpenCL kernels in Vulkan modules, a part of the [`Report`].
pub mod reflection {
    pub use spirv_module::reflection::*;
}

/// The subjects of errors, as data.
pub mod problem {
    pub use spirv_module::{AssembleErrorKind, CheckErrorKind, DecodeErrorKind, Op, StorageClass};
    pub use translate_common::Problem;
    pub use translate_common::problems::*;
}

/// The result of a translation. `B` is the form of the file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Translation<B = Vec<u8>> {
    /// The translated file.
    pub bytes: B,
    /// The warnings for the user.
    pub warnings: Diagnostics,
    /// The constructs that could not be preserved.
    pub losses: Losses,
    /// The LLVM versions that read the result; `None` if it is not bitcode, or if every LLVM from 16 on reads it.
    pub readers: Option<BitcodeReaders>,
}

/// Translates LLVM IR to a SPIR-V binary: bitcode (as LLVM 14 to 23 write it, with or without wrapper), or LLVM assembly
/// (`.ll`, as LLVM 14 to 23 print it). With [`SpirvOptions::vulkan_kernels`] the input may be SPIR-V of OpenCL as well, which
/// becomes SPIR-V of Vulkan.
///
/// # Errors
/// [`Error::Read`] for bytes that are not bitcode, [`Error::Translate`] for mistakes in assembly, for a module that is
/// not valid LLVM IR, and for one that SPIR-V or the options do not allow, [`Error::Loss`] when [`Policy::strict`] is
/// set and the translation has losses.
pub fn llvm_to_spirv(llvm: &[u8], options: &Options) -> Result<Translation, Error> {
    let options = &*options.started();
    error::guard(|| {
        let Translation { bytes: module, warnings, losses, readers } = lower(llvm.into(), options)?;
        let bytes = module.encode();
        options.end_stage("encode", "bytes", || bytes.len());
        Ok(Translation { bytes, warnings, losses, readers })
    })
}

/// As [`llvm_to_spirv`](fn@llvm_to_spirv) or [`spirv_to_llvm`](fn@spirv_to_llvm), with less memory: an owned input is freed once it is
/// read, and the bytes of a SPIR-V module are made while they are written ([`Content::write_to`]).
///
/// # Errors
/// As these two.
pub fn translate<'i>(
    input: impl Into<Cow<'i, [u8]>>,
    direction: Direction,
    options: &Options,
) -> Result<Translation<Content>, Error> {
    match direction {
        Direction::ToSpirv => {
            let options = &*options.started();
            let translated = error::guard(|| lower(input.into(), options))?;
            Ok(translated.map(Content::of_spirv))
        }
        Direction::ToLlvm => Ok(raise_to_bitcode(input.into(), options)?.map(Content::from)),
    }
}

impl<B> Translation<B> {
    /// The same with another form of the file.
    pub fn map<C>(self, form: impl FnOnce(B) -> C) -> Translation<C> {
        let Translation { bytes, warnings, losses, readers } = self;
        Translation { bytes: form(bytes), warnings, losses, readers }
    }
}

fn lower(llvm: Cow<'_, [u8]>, options: &Options) -> Result<Translation<spirv_module::Module>, Error> {
    let Input { module, mut warnings, mut losses } = Input::read(llvm, options)?;
    let output = llvm_to_spirv::translate(module, options).map_err(error::translate)?;
    limits::release_spirv(&output.module, options)?;
    warnings.append(output.warnings);
    losses.append(output.losses);
    error::check_losses(options, &losses)?;
    Ok(Translation { bytes: output.module, warnings, losses, readers: None })
}

/// Explains the module that [`llvm_to_spirv`](fn@llvm_to_spirv) emits: the causes of its version, its capabilities and its extensions,
/// and for each of `pointers` the evidence for its pointee type. A pointer is `@function:%value` (a parameter or an
/// instruction; unnamed ones by their number in LLVM's printer), `@global`, `@function` (its pointer parameters and its
/// result), or `%struct:member` (the number of a member that is a pointer).
///
/// # Errors
/// As [`llvm_to_spirv`](fn@llvm_to_spirv). Names in `pointers` that the module does not have are errors in
/// [`Explanation::unknown`], beside the explanations of the others.
pub fn explain(llvm: &[u8], options: &Options, pointers: &[&str]) -> Result<Explanation, Error> {
    let options = &*options.started();
    error::guard(|| {
        let Input { module, .. } = Input::read(llvm.into(), options)?;
        llvm_to_spirv::explain(module, options, pointers).map_err(error::translate)
    })
}

/// Translates a SPIR-V binary (version 1.0 to 1.6, either endianness) to LLVM bitcode: for the LLVM version
/// [`LlvmOptions::reader_version`], otherwise for every LLVM from 16 on, unless a construct has no older form
/// ([`Translation::readers`]).
///
/// # Errors
/// [`Error::Read`] for bytes that are not SPIR-V, [`Error::Translate`] for a module that LLVM IR cannot express or the
/// options do not allow, [`Error::Write`] if the requested LLVM version cannot express the result, [`Error::Loss`] when
/// [`Policy::strict`] is set and the translation has losses.
pub fn spirv_to_llvm(spirv: &[u8], options: &Options) -> Result<Translation, Error> {
    raise_to_bitcode(spirv.into(), options)
}

fn raise_to_bitcode(spirv: Cow<'_, [u8]>, options: &Options) -> Result<Translation, Error> {
    let options = &*options.started();
    error::guard(|| {
        let output = raise(spirv, options)?;
        // The module is made here: no order of its declarations has to be kept.
        let otherwise = WriteOptions::for_all_versions();
        let translation = llvm_tools::write(&output.module, options, otherwise, output.losses)?;
        options.free(output.module);
        Ok(Translation { warnings: output.warnings, ..translation })
    })
}

/// Translates a SPIR-V binary to LLVM assembly: as LLVM 22 prints it, which later versions read too, or as LLVM 23 does if
/// [`LlvmOptions::reader_version`] names that.
///
/// # Errors
/// As [`spirv_to_llvm`](fn@spirv_to_llvm); [`Error::Write`] for constructs that assembly cannot express.
pub fn spirv_to_llvm_assembly(spirv: &[u8], options: &Options) -> Result<Translation, Error> {
    let options = &*options.started();
    error::guard(|| {
        let output = raise(spirv.into(), options)?;
        error::check_losses(options, &output.losses)?;
        let release = options.llvm.reader_version.map(Release::of_major);
        let print_options = PrintOptions { release, ..PrintOptions::default() };
        let text = llvm_asm::print_with(&output.module, print_options).map_err(error::print_assembly)?;
        options.end_stage("print", "bytes", || text.len());
        let (warnings, losses) = (output.warnings, output.losses);
        Ok(Translation { bytes: text.into_bytes(), warnings, losses, readers: None })
    })
}

/// Parses `FROM:TO`: an address space and its new number.
///
/// # Errors
/// The text is not two numbers of address spaces with a colon between them.
pub fn parse_address_space_number(text: &str) -> Result<(u32, u32), String> {
    let (from, to) = text.split_once(':').ok_or_else(|| format!("'{text}' is not of the form FROM:TO"))?;
    Ok((parse_address_space(from)?, parse_address_space(to)?))
}

/// Parses the number of an address space of LLVM.
///
/// # Errors
/// The text is not such a number.
pub fn parse_address_space(text: &str) -> Result<u32, String> {
    let number = text.trim().parse().ok().filter(|number| *number <= llvm_model::MAX_ADDRESS_SPACE);
    number.ok_or_else(|| {
        format!("'{text}' is no address space, which are numbers up to {}", llvm_model::MAX_ADDRESS_SPACE)
    })
}

/// Parses the number or the name of a SPIR-V capability.
///
/// # Errors
/// No capability has that name.
pub fn parse_capability(text: &str) -> Result<u32, String> {
    let text = text.trim();
    let named = || Capability::from_name(text).map(u32::from);
    text.parse().ok().or_else(named).ok_or_else(|| format!("'{text}' is no capability of SPIR-V"))
}

/// A module that becomes SPIR-V, with the warnings of reading it.
struct Input {
    module: llvm_model::Module,
    warnings: Diagnostics,
    losses: Losses,
}

impl Input {
    fn read(bytes: Cow<'_, [u8]>, options: &Options) -> Result<Input, Error> {
        if options.spirv.vulkan_kernels.is_some() && is_spirv(&bytes) {
            // The limit applies to the output, not to the input.
            let mut options = options.clone();
            options.spirv.max_version = Version::LATEST;
            let spirv_to_llvm::Output { module, warnings, losses } = raise(bytes, &options)?;
            return Ok(Input { module, warnings, losses });
        }
        let module = llvm_tools::read(&bytes, options)?;
        Ok(Input { module, warnings: Diagnostics::default(), losses: Losses::default() })
    }
}

fn raise(spirv: Cow<'_, [u8]>, options: &Options) -> Result<spirv_to_llvm::Output, Error> {
    limits::admit(&spirv, options)?;
    let module = spirv_module::Module::decode(&spirv).map_err(error::read_spirv)?;
    drop(spirv);
    limits::admit_spirv(&module, options)?;
    let left = variants::choose(module, options)?;
    left.with_places(raise_module(&left.module, &left.options))
}

/// Checks the structure of a module in the threads of the host.
fn check_tolerantly(
    module: &spirv_module::Module,
    options: &Options,
) -> (Vec<spirv_module::CheckError>, Vec<spirv_module::Tolerated>) {
    let definitions = spirv_module::Definitions::of(module);
    let threads = options.host(&|| true).shares(module.list().len(), |_| 1).len();
    let (mut check, parts) = spirv_module::Check::in_parts(&definitions, threads);
    let parts = Host::beside(parts, spirv_module::CheckPart::run, || check.run());
    check.finish(parts.into_iter().map(|(part, _)| part))
}

fn raise_module(module: &spirv_module::Module, options: &Options) -> Result<spirv_to_llvm::Output, Error> {
    let (mut errors, mut tolerated) = if options.policy.strict_input {
        (spirv_module::check(module), Vec::new())
    } else {
        check_tolerantly(module, options)
    };
    if options.policy.lift_universal_limits {
        errors.retain(|error| !matches!(error.kind, spirv_module::CheckErrorKind::UniversalLimit { .. }));
        tolerated.retain(|broken| broken.tolerance != spirv_module::Tolerance::UniversalLimits);
    }
    error::check_spirv(errors)?;
    if options.policy.strict_input {
        error::check_declarations(module)?;
    }
    options.end_stage("decode and check", "instructions", || module.list().len());
    let mut warnings = error::tolerated(tolerated);
    limits::go_on(options)?;
    let mut output = spirv_to_llvm::translate(module, options).map_err(error::translate)?;
    options.end_stage("raise", "instructions", || output.module.instruction_count());
    warnings.append(std::mem::take(&mut output.warnings));
    output.warnings = warnings;
    let go_on = || !options.is_cancelled();
    if options.executable.is_some() || options.llvm.device_target.is_some() {
        // Both follow operands to their definitions, and would not end where one of them defines itself.
        llvm_model::verify::verify_for(&output.module, options.host(&go_on))
            .map_err(|errors| error::invalid_result(errors, spirv_to_llvm::diagnose(module, options)))?;
    }
    if let Some(executable) = &options.executable {
        limits::go_on(options)?;
        output.module = executable::make(&output.module, executable, &mut output.losses)?;
        options.end_stage("make executable", "instructions", || output.module.instruction_count());
    }
    if let Some(target) = &options.llvm.device_target {
        limits::go_on(options)?;
        device_kernels::run(&mut output.module, target).map_err(error::unfit)?;
        options.end_stage("make for the device", "instructions", || output.module.instruction_count());
    }
    if options.llvm.renumbers_address_spaces() {
        let moved = output
            .module
            .map_address_spaces(&options.llvm.address_space_numbers, options.llvm.program_address_space);
        moved.map_err(error::address_spaces)?;
    }
    // The result is verified here because its users may not do so: no invalid module leaves this function, for any
    // input.
    match llvm_model::verify::verify_for(&output.module, options.host(&go_on)) {
        Ok(()) => {
            options.end_stage("verify", "functions", || output.module.functions.len());
            limits::go_on(options).map(|()| output)
        }
        Err(errors) if options.executable.is_some() => {
            Err(error::invalid_executable(&output.module, &errors))
        }
        Err(errors) => Err(error::invalid_result(errors, spirv_to_llvm::diagnose(module, options))),
    }
}

/// Returns whether the bytes start like a SPIR-V binary (in either endianness).
pub fn is_spirv(bytes: &[u8]) -> bool {
    matches!(bytes.first_chunk(), Some([0x03, 0x02, 0x23, 0x07] | [0x07, 0x23, 0x02, 0x03]))
}

/// Returns whether the bytes start like LLVM bitcode (raw or in a wrapper).
pub fn is_bitcode(bytes: &[u8]) -> bool {
    matches!(bytes.first_chunk(), Some([b'B', b'C', 0xc0, 0xde] | [0xde, 0xc0, 0x17, 0x0b]))
}

/// Returns the text of a SPIR-V binary in the format of `spirv-dis`, or of LLVM bitcode as LLVM assembly: in the format of
/// LLVM 23 for files of that or a later version, otherwise in that of LLVM 22.
///
/// # Errors
/// [`Error::Read`] for bytes that are neither, [`Error::Write`] for constructs that LLVM assembly cannot express.
pub fn disassemble(bytes: &[u8]) -> Result<String, Error> {
    if is_bitcode(bytes) {
        llvm_tools::disassemble_bitcode(bytes)
    } else {
        disassemble_spirv(bytes, &DisassembleOptions::default())
    }
}
