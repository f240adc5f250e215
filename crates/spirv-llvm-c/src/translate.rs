//! The translations, and the functions for a single kind of file.

use crate::options::COptions;
use crate::outcome::Outcome;
use crate::pointers::{bytes, guard, hand_out, shared};
use spirv_llvm::{Direction, Error, InternalTextStyle, Options, Translation, Version};
use std::ffi::c_void;

/// A translation of the library.
type Work = fn(&[u8], &Options) -> Result<Translation, Error>;

/// # Safety
/// `input` is null or points to `size` bytes, `options` is null or a handle.
unsafe fn translate(
    input: *const c_void,
    size: usize,
    options: *const COptions,
    direction: Direction,
    work: Work,
) -> *mut Outcome {
    guard(std::ptr::null_mut(), || {
        // SAFETY: as the caller vouches.
        let given = unsafe { shared(options) };
        // SAFETY: as the caller vouches.
        let Some(input) = (unsafe { bytes(input, size) }) else { return hand_out(Outcome::no_input(given)) };
        let made = match given {
            Some(given) => given.of(direction).and_then(|options| work(input, options)),
            None => COptions::default().of(direction).and_then(|options| work(input, options)),
        };
        hand_out(Outcome::of(made, given))
    })
}

/// Translates LLVM IR to a SPIR-V binary: bitcode of LLVM 14 to 23, or LLVM assembly. Null options are the defaults.
/// The result is freed by `spirv_llvm_result_free`; it is null if there is no memory for it.
///
/// # Safety
/// `llvm` is null or points to `size` bytes; `options` is null or a handle that no thread changes during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_to_spirv(
    llvm: *const c_void,
    size: usize,
    options: *const COptions,
) -> *mut Outcome {
    // SAFETY: as the caller vouches.
    unsafe { translate(llvm, size, options, Direction::ToSpirv, spirv_llvm::llvm_to_spirv) }
}

/// Translates a SPIR-V binary to LLVM bitcode: for the LLVM version of the option `llvm-version`, otherwise for
/// every LLVM from 16 on, unless a construct has no older form (`spirv_llvm_result_oldest_llvm`).
///
/// # Safety
/// `spirv` is null or points to `size` bytes; `options` is null or a handle that no thread changes during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_to_llvm(
    spirv: *const c_void,
    size: usize,
    options: *const COptions,
) -> *mut Outcome {
    // SAFETY: as the caller vouches.
    unsafe { translate(spirv, size, options, Direction::ToLlvm, spirv_llvm::spirv_to_llvm) }
}

/// Translates a SPIR-V binary to LLVM assembly in the format of LLVM 22.
///
/// # Safety
/// `spirv` is null or points to `size` bytes; `options` is null or a handle that no thread changes during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_to_llvm_assembly(
    spirv: *const c_void,
    size: usize,
    options: *const COptions,
) -> *mut Outcome {
    // SAFETY: as the caller vouches.
    unsafe { translate(spirv, size, options, Direction::ToLlvm, spirv_llvm::spirv_to_llvm_assembly) }
}

/// Specializes a SPIR-V binary with variants of functions for several devices (SPV_INTEL_function_variants) to the device
/// that `fnvar-spec-enable` and the other options with `fnvar` in their names describe: the result has no trace of the
/// extension. A binary without variants remains unchanged.
///
/// # Safety
/// `spirv` is null or points to `size` bytes; `options` is null or a handle that no thread changes during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_for_device(
    spirv: *const c_void,
    size: usize,
    options: *const COptions,
) -> *mut Outcome {
    guard(std::ptr::null_mut(), || {
        // SAFETY: as the caller vouches.
        let given = unsafe { shared(options) };
        // SAFETY: as the caller vouches.
        let Some(spirv) = (unsafe { bytes(spirv, size) }) else { return hand_out(Outcome::no_input(given)) };
        let none = COptions::default();
        let options = given.unwrap_or(&none).of(Direction::ToLlvm);
        let made = options.and_then(|options| spirv_llvm::spirv_for_device(spirv, options));
        hand_out(Outcome::of_binary(made, given))
    })
}

/// Returns the text of a SPIR-V binary in the format of `spirv-dis`, or of LLVM bitcode as LLVM assembly.
///
/// # Safety
/// `binary` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_disassemble(binary: *const c_void, size: usize) -> *mut Outcome {
    guard(std::ptr::null_mut(), || {
        // SAFETY: as the caller vouches.
        let binary = unsafe { bytes(binary, size) };
        hand_out(binary.map_or_else(
            || Outcome::no_input(None),
            |binary| Outcome::of_bytes(spirv_llvm::disassemble(binary).map(String::into_bytes)),
        ))
    })
}

/// Returns the text of a SPIR-V binary in the internal format of the Khronos translator (`llvm-spirv -to-text`).
///
/// # Safety
/// `spirv` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_internal_text(spirv: *const c_void, size: usize) -> *mut Outcome {
    guard(std::ptr::null_mut(), || {
        // SAFETY: as the caller vouches.
        let spirv = unsafe { bytes(spirv, size) };
        hand_out(spirv.map_or_else(
            || Outcome::no_input(None),
            |spirv| {
                Outcome::of_bytes(
                    spirv_llvm::internal_text(spirv, InternalTextStyle::ToText).map(String::into_bytes),
                )
            },
        ))
    })
}

/// Assembles a text in the format of `spirv-dis`, or in the internal format of the Khronos translator, to a SPIR-V binary.
/// Only the text is checked, see `spirv_llvm_validate`. The text is UTF-8 and needs no zero at its end.
///
/// # Safety
/// `text` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_assemble(text: *const c_void, size: usize) -> *mut Outcome {
    guard(std::ptr::null_mut(), || {
        // SAFETY: as the caller vouches.
        let Some(text) = (unsafe { bytes(text, size) }) else { return hand_out(Outcome::no_input(None)) };
        let text = String::from_utf8_lossy(text);
        hand_out(Outcome::of_bytes(spirv_llvm::assemble(&text, Version::V1_0)))
    })
}

/// Checks the structure of a SPIR-V binary, a part of the checks of `spirv-val`. The result has no bytes.
///
/// # Safety
/// `spirv` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_validate(spirv: *const c_void, size: usize) -> *mut Outcome {
    guard(std::ptr::null_mut(), || {
        // SAFETY: as the caller vouches.
        let spirv = unsafe { bytes(spirv, size) };
        hand_out(spirv.map_or_else(
            || Outcome::no_input(None),
            |spirv| Outcome::of_bytes(spirv_llvm::validate(spirv).map(|()| Vec::new())),
        ))
    })
}

/// Returns whether the bytes start like a SPIR-V binary.
///
/// # Safety
/// `data` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_is_spirv(data: *const c_void, size: usize) -> bool {
    // SAFETY: as the caller vouches.
    unsafe { bytes(data, size) }.is_some_and(spirv_llvm::is_spirv)
}

/// Returns whether the bytes start like LLVM bitcode.
///
/// # Safety
/// `data` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_is_bitcode(data: *const c_void, size: usize) -> bool {
    // SAFETY: as the caller vouches.
    unsafe { bytes(data, size) }.is_some_and(spirv_llvm::is_bitcode)
}
