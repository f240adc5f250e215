//! The specialization constants of a module that was inspected.

use crate::inspect::CReport;
use crate::pointers::shared;
use crate::text::{owned, pointer};
use spirv_llvm::SpecConstant;
use std::ffi::{CString, c_char};

/// A specialization constant.
pub(crate) struct CSpecConstant {
    of: SpecConstant,
    name: Option<CString>,
    type_name: CString,
}

impl CSpecConstant {
    pub(crate) fn new(constant: &SpecConstant) -> CSpecConstant {
        let (name, type_name) = (constant.name.as_deref().map(owned), owned(&constant.type_name));
        CSpecConstant { of: constant.clone(), name, type_name }
    }
}

/// Returns the number of specialization constants.
///
/// # Safety
/// `report` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn spirv_llvm_report_spec_constant_count(report: *const CReport) -> usize {
    // SAFETY: as the caller vouches.
    unsafe { shared(report) }.map_or(0, |report| report.constants.len())
}

/// Returns a specialization constant, by its place in the list from 0; null after the last.
///
/// # Safety
/// `report` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn spirv_llvm_report_spec_constant(
    report: *const CReport,
    index: usize,
) -> *const CSpecConstant {
    // SAFETY: as the caller vouches.
    let found = unsafe { shared(report) }.and_then(|report| report.constants.get(index));
    found.map_or(std::ptr::null(), std::ptr::from_ref)
}

/// Returns the number (SpecId) of a specialization constant.
///
/// # Safety
/// `constant` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn spirv_llvm_spec_constant_id(constant: *const CSpecConstant) -> u32 {
    // SAFETY: as the caller vouches.
    unsafe { shared(constant) }.map_or(0, |constant| constant.of.spec_id)
}

/// Returns the size of its value in memory in bytes: one for a Boolean.
///
/// # Safety
/// `constant` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn spirv_llvm_spec_constant_size(constant: *const CSpecConstant) -> u32 {
    // SAFETY: as the caller vouches.
    unsafe { shared(constant) }.map_or(0, |constant| constant.of.size)
}

/// Returns its type: `bool`, or the kind and width of the number, `i32`, `u8`, `f64`.
///
/// # Safety
/// `constant` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn spirv_llvm_spec_constant_type(
    constant: *const CSpecConstant,
) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(constant) }.map(|constant| &constant.type_name))
}

/// Returns its name; null if it has none.
///
/// # Safety
/// `constant` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn spirv_llvm_spec_constant_name(
    constant: *const CSpecConstant,
) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(constant) }.and_then(|constant| constant.name.as_ref()))
}

/// Returns the bits of its default value.
///
/// # Safety
/// `constant` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn spirv_llvm_spec_constant_default(constant: *const CSpecConstant) -> u64 {
    // SAFETY: as the caller vouches.
    unsafe { shared(constant) }.and_then(|constant| constant.of.default).unwrap_or(0)
}
