//! Working with SPIR-V alone: text, structural checks, a report.

use crate::error::{self, Error};
use spirv_module::{DisassembleOptions, InternalTextStyle, Module, Report, Version};

/// Returns the text of a SPIR-V binary in the format of SPIRV-Tools' `spirv-dis` with these options.
///
/// # Errors
/// [`Error::Read`] for bytes that are not SPIR-V.
pub fn disassemble_spirv(spirv: &[u8], options: &DisassembleOptions) -> Result<String, Error> {
    error::guard(|| {
        let module = Module::decode(spirv).map_err(error::read_spirv)?;
        Ok(spirv_module::disassemble(&module, options))
    })
}

/// Returns the text of a SPIR-V binary in the internal format of the Khronos translator (`-to-text`, `-spirv-text`).
///
/// # Errors
/// [`Error::Read`] for bytes that are not SPIR-V, [`Error::Write`] for an instruction that this text cannot express.
pub fn internal_text(spirv: &[u8], style: InternalTextStyle) -> Result<String, Error> {
    error::guard(|| {
        let module = Module::decode(spirv).map_err(error::read_spirv)?;
        spirv_module::write_internal_text(&module, style).map_err(error::write_internal_text)
    })
}

/// Assembles a text in SPIRV-Tools' assembly language, or in the Khronos translator's internal format, to a SPIR-V binary.
/// The version is that of the text's header, otherwise `version`. Only the text is checked, see [`validate`].
///
/// # Errors
/// [`Error::Translate`] with every mistake in the text.
pub fn assemble(text: &str, version: Version) -> Result<Vec<u8>, Error> {
    error::guard(|| {
        let module = if is_internal_text(text) {
            spirv_module::parse_internal_text(text).map_err(|error| error::read_text(vec![error]))?
        } else {
            spirv_module::assemble(text, version).map_err(error::read_text)?
        };
        Ok(module.encode())
    })
}

/// Returns whether a text begins, after comments, with the magic number of the Khronos translator's text.
fn is_internal_text(text: &str) -> bool {
    let lines = text.lines().map(str::trim_start);
    let mut lines = lines.skip_while(|line| line.is_empty() || line.starts_with(';'));
    lines.next().is_some_and(|line| line.split_whitespace().next() == Some("119734787"))
}

/// Checks a SPIR-V binary: its structure, as [`validate_structure`] does, and that it declares the capabilities, the
/// extensions and the version that it uses, and that instructions of extensions have operands of types that they take.
/// SPIRV-Tools' validator checks more: the operand types of core instructions, dominance between blocks, structured
/// control flow and the rules of client APIs.
///
/// # Errors
/// [`Error::Read`] for bytes that are not SPIR-V, [`Error::Translate`] with every error.
pub fn validate(spirv: &[u8]) -> Result<(), Error> {
    error::guard(|| {
        let module = checked(spirv)?;
        error::check_declarations(&module)?;
        error::check_operand_types(&module)
    })
}

/// Checks of a SPIR-V binary that instructions of extensions have operands of types that they take.
///
/// # Errors
/// [`Error::Read`] for bytes that are not SPIR-V, [`Error::Translate`] with every instruction that has invalid
/// operand types.
pub fn validate_operand_types(spirv: &[u8]) -> Result<(), Error> {
    error::guard(|| error::check_operand_types(&Module::decode(spirv).map_err(error::read_spirv)?))
}

/// Checks the structure of a SPIR-V binary: everything that [`spirv_to_llvm`](crate::spirv_to_llvm) relies on.
///
/// # Errors
/// [`Error::Read`] for bytes that are not SPIR-V, [`Error::Translate`] with every error.
pub fn validate_structure(spirv: &[u8]) -> Result<(), Error> {
    error::guard(|| checked(spirv).map(drop))
}

/// Reads a module and checks its structure.
fn checked(spirv: &[u8]) -> Result<Module, Error> {
    let module = Module::decode(spirv).map_err(error::read_spirv)?;
    error::check_spirv(spirv_module::check(&module))?;
    Ok(module)
}

/// Reads the declarations of a SPIR-V binary: version, models, capabilities, extensions, sets, entry points,
/// specialization constants, the reflection of OpenCL kernels.
///
/// # Errors
/// [`Error::Read`] for bytes that are not SPIR-V; [`Error::Translate`] for entry points with more than a million
/// arguments, modes and resources in all, and for reflection that repeats texts of more than a million words.
pub fn report(spirv: &[u8]) -> Result<Report, Error> {
    error::guard(|| {
        let module = Module::decode(spirv).map_err(error::read_spirv)?;
        spirv_module::report(&module).map_err(error::report_too_long)
    })
}
