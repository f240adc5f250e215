//! The report about a SPIR-V binary: kernels with their arguments, specialization constants, requirements.

use crate::inspected_constants::CSpecConstant;
use crate::outcome::Outcome;
use crate::pointers::{bytes, guard, hand_out, shared};
use crate::text::{owned, pointer};
use spirv_llvm::{Argument, EntryPoint, Report};
use std::ffi::{CString, c_char, c_void};

/// The report about a SPIR-V binary.
pub struct CReport {
    pub(crate) report: Report,
    pub(crate) lists: [Vec<CString>; 3],
    pub(crate) kernels: Vec<CKernel>,
    pub(crate) constants: Vec<CSpecConstant>,
}

/// An entry point.
pub struct CKernel {
    name: CString,
    arguments: Vec<CArgument>,
}

/// An argument of an entry point.
pub struct CArgument {
    name: Option<CString>,
    type_name: CString,
    source_type: Option<CString>,
    storage_class: i64,
    is_by_value: bool,
}

impl CReport {
    pub(crate) fn new(report: Report) -> CReport {
        let capabilities = report.capabilities.iter().map(|capability| owned(&format!("{capability:?}")));
        let texts = |texts: &[String]| texts.iter().map(|text| owned(text)).collect::<Vec<_>>();
        CReport {
            lists: [capabilities.collect(), texts(&report.extensions), texts(&report.ext_inst_sets)],
            kernels: report.entry_points.iter().map(CKernel::new).collect(),
            constants: report.spec_constants.iter().map(CSpecConstant::new).collect(),
            report,
        }
    }
}

impl CKernel {
    fn new(entry: &EntryPoint) -> CKernel {
        let arguments = entry.arguments.iter().map(CArgument::new).collect();
        CKernel { name: owned(&entry.name), arguments }
    }
}

impl CArgument {
    fn new(argument: &Argument) -> CArgument {
        CArgument {
            name: argument.name.as_deref().map(owned),
            type_name: owned(&argument.type_name),
            source_type: argument.source_type.as_deref().map(owned),
            storage_class: argument.storage_class.map_or(-1, |class| i64::from(class.0)),
            is_by_value: argument.is_by_value,
        }
    }
}

/// Reads the declarations of a SPIR-V binary. The result has no bytes but a report (`spirv_llvm_result_report`);
/// `spirv_llvm_result_json` has it as well. Returns null if there is no memory for it.
///
/// # Safety
/// `spirv` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_inspect(spirv: *const c_void, size: usize) -> *mut Outcome {
    guard(std::ptr::null_mut(), || {
        // SAFETY: as the caller vouches.
        let spirv = unsafe { bytes(spirv, size) };
        hand_out(
            spirv.map_or_else(
                || Outcome::no_input(None),
                |spirv| Outcome::of_report(spirv_llvm::report(spirv)),
            ),
        )
    })
}

/// Returns the report of a result of `spirv_llvm_inspect`; null if there is none. It lives as long as the result.
///
/// # Safety
/// `result` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_report(result: *const Outcome) -> *const CReport {
    // SAFETY: as the caller vouches.
    let report = unsafe { shared(result) }.and_then(|result| result.report.as_ref());
    report.map_or(std::ptr::null(), std::ptr::from_ref)
}

/// Returns the version of SPIR-V in the encoding of its header: 0x00010200 for 1.2.
///
/// # Safety
/// `report` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_report_version(report: *const CReport) -> u32 {
    // SAFETY: as the caller vouches.
    unsafe { shared(report) }.map_or(0, |report| report.report.version.to_word())
}

/// Returns the number of the addressing model (1 and 2: pointers of 32 and 64 bits); -1 if the module does not declare
/// it.
///
/// # Safety
/// `report` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_report_addressing_model(report: *const CReport) -> i64 {
    // SAFETY: as the caller vouches.
    let models = unsafe { shared(report) }.and_then(|report| report.report.models);
    models.map_or(-1, |(addressing, _)| i64::from(addressing.0))
}

/// Returns the number of the memory model; -1 if the module does not declare it.
///
/// # Safety
/// `report` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_report_memory_model(report: *const CReport) -> i64 {
    // SAFETY: as the caller vouches.
    let models = unsafe { shared(report) }.and_then(|report| report.report.models);
    models.map_or(-1, |(_, memory)| i64::from(memory.0))
}

/// Returns the name of a capability, by its number in the list from 0; null after the last.
///
/// # Safety
/// `report` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_report_capability(report: *const CReport, index: usize) -> *const c_char {
    // SAFETY: as the caller vouches.
    unsafe { list_item(report, 0, index) }
}

/// Returns the number of a capability, by its number in the list from 0; `UINT32_MAX` after the last.
///
/// # Safety
/// `report` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_report_capability_number(report: *const CReport, index: usize) -> u32 {
    // SAFETY: as the caller vouches.
    let found = unsafe { shared(report) }.and_then(|report| report.report.capabilities.get(index));
    found.map_or(u32::MAX, |capability| capability.0)
}

/// Returns the name of an extension, by its number in the list from 0; null after the last.
///
/// # Safety
/// `report` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_report_extension(report: *const CReport, index: usize) -> *const c_char {
    // SAFETY: as the caller vouches.
    unsafe { list_item(report, 1, index) }
}

/// Returns the name of an extended instruction set, by its number in the list from 0; null after the last.
///
/// # Safety
/// `report` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_report_instruction_set(
    report: *const CReport,
    index: usize,
) -> *const c_char {
    // SAFETY: as the caller vouches.
    unsafe { list_item(report, 2, index) }
}

/// # Safety
/// `report` is null or comes from a result that is not freed.
unsafe fn list_item(report: *const CReport, list: usize, index: usize) -> *const c_char {
    // SAFETY: as the caller vouches.
    let report = unsafe { shared(report) };
    pointer(report.and_then(|report| report.lists.get(list)).and_then(|list| list.get(index)))
}

/// The kind of a number of SPIR-V.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum NameKind {
    /// A capability.
    Capability = 0,
    /// An addressing model.
    AddressingModel = 1,
    /// A memory model.
    MemoryModel = 2,
    /// A storage class.
    StorageClass = 3,
}

/// Writes the name of a number in SPIR-V into `buffer`, of `size` bytes, followed by a zero; a longer name is
/// truncated. Returns the length of the name without the zero; 0 if the kind (a `spirv_llvm_name_kind`) is not known.
///
/// # Safety
/// `buffer` is null or has room for `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_name(kind: u32, number: u32, buffer: *mut c_char, size: usize) -> usize {
    guard(0, || {
        let name = match kind {
            kind if kind == NameKind::Capability as u32 => format!("{:?}", spirv_llvm::Capability(number)),
            kind if kind == NameKind::AddressingModel as u32 => {
                format!("{:?}", spirv_llvm::AddressingModel(number))
            }
            kind if kind == NameKind::MemoryModel as u32 => format!("{:?}", spirv_llvm::MemoryModel(number)),
            kind if kind == NameKind::StorageClass as u32 => {
                format!("{:?}", spirv_llvm::StorageClass(number))
            }
            _ => return 0,
        };
        let mut text = owned(&name).into_bytes_with_nul();
        let length = text.len() - 1;
        text.truncate(size);
        if let Some(last) = text.last_mut().filter(|_| !buffer.is_null()) {
            *last = 0;
            // SAFETY: the caller guarantees `size` bytes, and the text is not longer.
            unsafe { std::ptr::copy_nonoverlapping(text.as_ptr().cast(), buffer, text.len()) };
        }
        length
    })
}

/// Returns the number of entry points.
///
/// # Safety
/// `report` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_report_kernel_count(report: *const CReport) -> usize {
    // SAFETY: as the caller vouches.
    unsafe { shared(report) }.map_or(0, |report| report.kernels.len())
}

/// Returns an entry point, by its number from 0; null after the last.
///
/// # Safety
/// `report` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_report_kernel(report: *const CReport, index: usize) -> *const CKernel {
    // SAFETY: as the caller vouches.
    let found = unsafe { shared(report) }.and_then(|report| report.kernels.get(index));
    found.map_or(std::ptr::null(), std::ptr::from_ref)
}

/// Returns the name of an entry point.
///
/// # Safety
/// `kernel` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_kernel_name(kernel: *const CKernel) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(kernel) }.map(|kernel| &kernel.name))
}

/// Returns the number of arguments of an entry point.
///
/// # Safety
/// `kernel` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_kernel_argument_count(kernel: *const CKernel) -> usize {
    // SAFETY: as the caller vouches.
    unsafe { shared(kernel) }.map_or(0, |kernel| kernel.arguments.len())
}

/// Returns an argument of an entry point, by its number from 0; null after the last.
///
/// # Safety
/// `kernel` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_kernel_argument(
    kernel: *const CKernel,
    index: usize,
) -> *const CArgument {
    // SAFETY: as the caller vouches.
    let found = unsafe { shared(kernel) }.and_then(|kernel| kernel.arguments.get(index));
    found.map_or(std::ptr::null(), std::ptr::from_ref)
}

/// Returns the name of an argument; null if it has none.
///
/// # Safety
/// `argument` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_argument_name(argument: *const CArgument) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(argument) }.and_then(|argument| argument.name.as_ref()))
}

/// Returns the type of an argument: `f32`, `<4 x i32>`, `ptr CrossWorkgroup f32`, `Image`.
///
/// # Safety
/// `argument` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_argument_type(argument: *const CArgument) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(argument) }.map(|argument| &argument.type_name))
}

/// Returns the type of an argument in the source; null if the module does not have it.
///
/// # Safety
/// `argument` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_argument_source_type(argument: *const CArgument) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(argument) }.and_then(|argument| argument.source_type.as_ref()))
}

/// Returns the number of the storage class that a pointer points to; -1 if the argument is not a pointer of the host.
///
/// # Safety
/// `argument` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_argument_storage_class(argument: *const CArgument) -> i64 {
    // SAFETY: as the caller vouches.
    unsafe { shared(argument) }.map_or(-1, |argument| argument.storage_class)
}

/// Returns whether an argument is a structure that is passed as a pointer to a copy.
///
/// # Safety
/// `argument` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_argument_is_by_value(argument: *const CArgument) -> bool {
    // SAFETY: as the caller vouches.
    unsafe { shared(argument) }.is_some_and(|argument| argument.is_by_value)
}
