//! LLVM's own tools as processes over bytes: those of LLVM 22, unless another version is named.

use super::{OracleError, process};

/// Reads bitcode with LLVM and runs its verifier.
///
/// # Errors
/// [`OracleError`] if `opt` is missing, cannot read the bytes, or its verifier complains.
pub fn verify(bitcode: &[u8]) -> Result<(), OracleError> {
    verify_by(22, bitcode)
}

/// As [`verify`], with the `opt` of another version.
///
/// # Errors
/// As [`verify`].
pub fn verify_by(version: u32, bitcode: &[u8]) -> Result<(), OracleError> {
    let opt = format!("opt-{version}");
    process::filter(&opt, &["-passes=verify", "-disable-output", "-"], bitcode).map(drop)
}

/// The text of bitcode as LLVM prints it.
///
/// # Errors
/// [`OracleError`] if `llvm-dis` is missing or cannot read the bytes.
pub fn disassemble(bitcode: &[u8]) -> Result<String, OracleError> {
    process::filter("llvm-dis-22", &["-o", "-", "-"], bitcode)
        .map(|text| String::from_utf8_lossy(&text).into_owned())
}

/// The bitcode of LLVM assembly text.
///
/// # Errors
/// [`OracleError`] if `llvm-as` is missing or cannot read the text.
pub fn assemble(text: &str) -> Result<Vec<u8>, OracleError> {
    process::filter("llvm-as-22", &["-o", "-", "-"], text.as_bytes())
}
