//! Khronos' SPIRV-Tools, linked in: validator, assembler and disassembler.

use super::{OracleError, process};
use external_tools::own;
use spirv_tools::TargetEnv;
use spirv_tools::assembler::{Assembler, AssemblerOptions, DisassembleOptions, compiled::CompiledAssembler};
use spirv_tools::error::Error;
use spirv_tools::val::{Validator, compiled::CompiledValidator};
use std::path::Path;

/// The environment every module is validated in: the newest version of SPIR-V, no rules of one API.
const ENVIRONMENT: TargetEnv = TargetEnv::Universal_1_6;

/// Checks a module as `spirv-val` does.
///
/// # Errors
/// [`OracleError::Rejected`] with the validator's message.
pub fn validate(module: &[u8]) -> Result<(), OracleError> {
    validate_in(ENVIRONMENT, module)
}

/// Checks a shader as `spirv-val --target-env vulkan1.3` does.
///
/// # Errors
/// [`OracleError::Rejected`] with the validator's message.
pub fn validate_shader(module: &[u8]) -> Result<(), OracleError> {
    validate_in(TargetEnv::Vulkan_1_3, module)
}

/// Checks a module, or a shader as above, by the program `validator`: a `spirv-val` of another release than the one that is linked in.
///
/// # Errors
/// [`OracleError::Rejected`] with the validator's message; the program does not start.
pub fn validate_with(validator: &Path, is_shader: bool, module: &[u8]) -> Result<(), OracleError> {
    let tool = validator.display().to_string();
    let command = own::built(validator)
        .map_err(|error| OracleError::Rejected { tool: tool.clone(), message: error.to_string() })?;
    let environment = if is_shader { "vulkan1.3" } else { "spv1.6" };
    let output = process::run(command, ["--target-env", environment, "-"], module)?;
    match output.status.success() {
        true => Ok(()),
        false => {
            let message = String::from_utf8_lossy(&output.stderr).trim_end().to_owned();
            Err(OracleError::Rejected { tool, message })
        }
    }
}

fn validate_in(environment: TargetEnv, module: &[u8]) -> Result<(), OracleError> {
    let words = words(module)?;
    CompiledValidator::with_env(environment).validate(&words, None).map_err(|e| rejected("spirv-val", &e))
}

/// The text of a module with plain numeric ids, one instruction per line, without the header comment.
///
/// # Errors
/// [`OracleError::Rejected`] if SPIRV-Tools cannot decode the module.
pub fn disassemble(module: &[u8]) -> Result<String, OracleError> {
    let options = DisassembleOptions {
        indent: false,
        no_header: true,
        use_friendly_names: false,
        comment: false,
        ..DisassembleOptions::default()
    };
    CompiledAssembler::with_env(ENVIRONMENT)
        .disassemble(words(module)?, options)
        .map(Option::unwrap_or_default)
        .map_err(|e| rejected("spirv-dis", &e))
}

/// The bytes of a module in assembly text; numeric ids keep their numbers.
///
/// # Errors
/// [`OracleError::Rejected`] if SPIRV-Tools cannot read the text.
pub fn assemble(text: &str) -> Result<Vec<u8>, OracleError> {
    CompiledAssembler::with_env(ENVIRONMENT)
        .assemble(text, AssemblerOptions { preserve_numeric_ids: true })
        .map(|binary| binary.as_bytes().to_vec())
        .map_err(|e| rejected("spirv-as", &e))
}

/// The words of a module in the byte order that its magic number shows.
fn words(module: &[u8]) -> Result<Vec<u32>, OracleError> {
    let (words, rest) = module.as_chunks::<4>();
    if !rest.is_empty() {
        return Err(OracleError::Rejected {
            tool: "spirv-val".to_owned(),
            message: format!("{} bytes are not a whole number of words", module.len()),
        });
    }
    let big_endian = words.first().is_some_and(|magic| magic[0] == 0x07);
    let decode = if big_endian { u32::from_be_bytes } else { u32::from_le_bytes };
    Ok(words.iter().map(|word| decode(*word)).collect())
}

fn rejected(tool: &str, error: &Error) -> OracleError {
    let message = match &error.diagnostic {
        Some(d) if d.is_text => {
            format!("line {}, column {}: {}\n{}", d.line + 1, d.column + 1, d.message, d.notes)
        }
        Some(d) => format!("instruction {}: {}\n{}", d.index, d.message, d.notes),
        None => format!("{:?}", error.inner),
    };
    OracleError::Rejected { tool: tool.to_owned(), message: message.trim_end().to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMPTY: &str = "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\n\
        OpMemoryModel Physical64 OpenCL\n";

    #[test]
    fn a_module_survives_assembly_and_disassembly() {
        let module = assemble(EMPTY).unwrap();
        validate(&module).unwrap();
        assert_eq!(disassemble(&module).unwrap(), EMPTY);
    }

    #[test]
    fn both_byte_orders_are_read() {
        let mut module = assemble(EMPTY).unwrap();
        module.chunks_mut(4).for_each(<[u8]>::reverse);
        validate(&module).unwrap();
    }

    #[test]
    fn an_invalid_module_is_rejected_with_the_validators_words() {
        let module = assemble("OpCapability Kernel\nOpMemoryModel Physical64 OpenCL\n").unwrap();
        let error = validate(&module).unwrap_err().to_string();
        assert!(error.contains("Addresses"), "{error}");
        assert!(validate(&module[..7]).is_err());
    }
}
