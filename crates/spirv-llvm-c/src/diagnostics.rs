//! Messages and losses of a result, field by field.

use crate::outcome::{Outcome, severity};
use crate::pointers::{guard, shared};
use crate::status::{Grade, Severity, Status};
use crate::text::{owned, pointer};
use spirv_llvm::{Diagnostic, Loss, Place};
use std::ffi::{CString, c_char};

/// A message: the problem, its place, and the remedy.
pub struct CDiagnostic {
    severity: Severity,
    code: Status,
    place: CString,
    function: Option<CString>,
    source_file: Option<CString>,
    numbers: Numbers,
    message: CString,
    help: Option<CString>,
}

/// The place of a mistake in the arguments of a call.
pub(crate) const ARGUMENTS: &str = "arguments";

/// The numbers of a place; 0 for a part that it does not have.
#[derive(Clone, Copy, Default)]
struct Numbers {
    offset: u64,
    line: u32,
    column: u32,
}

/// A construct that a translation dropped.
pub struct CLoss {
    kind: CString,
    name: CString,
    grade: Grade,
    remedy: Option<CString>,
    count: usize,
    places: Vec<CString>,
}

impl CDiagnostic {
    pub(crate) fn new(message: &Diagnostic) -> CDiagnostic {
        let (function, source, mut numbers) = match &message.place {
            Place::Llvm(place) => (place.function.as_str(), place.source.as_ref(), Numbers::default()),
            Place::Spirv(place) => {
                let offset = 4 * u64::from(place.word_offset);
                (place.function.as_str(), place.source.as_ref(), Numbers { offset, ..Numbers::default() })
            }
            Place::Byte(offset) => ("", None, Numbers { offset: *offset, ..Numbers::default() }),
            Place::Text { line, column } => ("", None, Numbers { line: *line, column: *column, offset: 0 }),
            _ => ("", None, Numbers::default()),
        };
        if let Some(source) = source {
            (numbers.line, numbers.column) = (source.line, source.column);
        }
        CDiagnostic {
            severity: severity(message.severity),
            code: message.code.into(),
            place: owned(&message.place.to_string()),
            function: (!function.is_empty()).then(|| owned(function)),
            source_file: source.map(|source| owned(&source.file)),
            numbers,
            message: owned(&message.message),
            help: message.help.as_deref().map(owned),
        }
    }
}

impl CDiagnostic {
    /// The message about a mistake in the arguments of a call.
    pub(crate) fn of_arguments(mistake: &'static str) -> CDiagnostic {
        CDiagnostic {
            severity: Severity::Error,
            code: Status::InvalidArgument,
            place: owned(ARGUMENTS),
            function: None,
            source_file: None,
            numbers: Numbers::default(),
            message: owned(mistake),
            help: None,
        }
    }
}

impl CLoss {
    pub(crate) fn new(loss: Loss) -> CLoss {
        CLoss {
            kind: owned(loss.kind.name()),
            name: owned(&loss.name),
            grade: loss.grade.into(),
            remedy: loss.remedy.map(owned),
            count: loss.count,
            places: loss.places.iter().map(|place| owned(&place.to_string())).collect(),
        }
    }
}

/// Returns the number of messages of a result, errors and warnings.
///
/// # Safety
/// `result` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_diagnostic_count(result: *const Outcome) -> usize {
    // SAFETY: as the caller vouches.
    guard(0, || unsafe { shared(result) }.map_or(0, |result| result.diagnostics().len()))
}

/// Returns a message of a result, by its number from 0; null after the last. It lives as long as the result.
///
/// # Safety
/// `result` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_diagnostic(
    result: *const Outcome,
    index: usize,
) -> *const CDiagnostic {
    guard(std::ptr::null(), || {
        // SAFETY: as the caller vouches.
        let found = unsafe { shared(result) }.and_then(|result| result.diagnostics().get(index));
        found.map_or(std::ptr::null(), std::ptr::from_ref)
    })
}

/// The severity of a message.
///
/// # Safety
/// `diagnostic` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_diagnostic_severity(diagnostic: *const CDiagnostic) -> Severity {
    // SAFETY: as the caller vouches.
    unsafe { shared(diagnostic) }.map_or(Severity::Error, |message| message.severity)
}

/// Returns the code of a message, which stays the same when its text changes.
///
/// # Safety
/// `diagnostic` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_diagnostic_code(diagnostic: *const CDiagnostic) -> Status {
    // SAFETY: as the caller vouches.
    unsafe { shared(diagnostic) }.map_or(Status::Internal, |message| message.code)
}

/// Returns the description of the problem.
///
/// # Safety
/// `diagnostic` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_diagnostic_message(diagnostic: *const CDiagnostic) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(diagnostic) }.map(|message| &message.message))
}

/// Returns the remedy; null if none is known.
///
/// # Safety
/// `diagnostic` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_diagnostic_help(diagnostic: *const CDiagnostic) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(diagnostic) }.and_then(|message| message.help.as_ref()))
}

/// Returns the place as text.
///
/// # Safety
/// `diagnostic` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_diagnostic_place(diagnostic: *const CDiagnostic) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(diagnostic) }.map(|message| &message.place))
}

/// Returns the function of the place; null outside of functions.
///
/// # Safety
/// `diagnostic` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_diagnostic_function(diagnostic: *const CDiagnostic) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(diagnostic) }.and_then(|message| message.function.as_ref()))
}

/// Returns the source file of the place, according to the module; null if the module does not name it.
///
/// # Safety
/// `diagnostic` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_diagnostic_source_file(diagnostic: *const CDiagnostic) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(diagnostic) }.and_then(|message| message.source_file.as_ref()))
}

/// Returns the line of the source or of the input text, from 1; 0 if there is none.
///
/// # Safety
/// `diagnostic` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_diagnostic_line(diagnostic: *const CDiagnostic) -> u32 {
    // SAFETY: as the caller vouches.
    unsafe { shared(diagnostic) }.map_or(0, |message| message.numbers.line)
}

/// Returns the column, from 1; 0 if there is none.
///
/// # Safety
/// `diagnostic` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_diagnostic_column(diagnostic: *const CDiagnostic) -> u32 {
    // SAFETY: as the caller vouches.
    unsafe { shared(diagnostic) }.map_or(0, |message| message.numbers.column)
}

/// Returns the byte offset of the place in the SPIR-V or the bitcode; 0 if there is none.
///
/// # Safety
/// `diagnostic` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_diagnostic_byte_offset(diagnostic: *const CDiagnostic) -> u64 {
    // SAFETY: as the caller vouches.
    unsafe { shared(diagnostic) }.map_or(0, |message| message.numbers.offset)
}

/// Returns the number of losses of a result.
///
/// # Safety
/// `result` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_loss_count(result: *const Outcome) -> usize {
    // SAFETY: as the caller vouches.
    unsafe { shared(result) }.map_or(0, |result| result.losses.len())
}

/// Returns a construct that could not be preserved, by its number from 0; null after the last. It lives as long as the
/// result.
///
/// # Safety
/// `result` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_loss(result: *const Outcome, index: usize) -> *const CLoss {
    guard(std::ptr::null(), || {
        // SAFETY: as the caller vouches.
        let found = unsafe { shared(result) }.and_then(|result| result.lost().get(index));
        found.map_or(std::ptr::null(), std::ptr::from_ref)
    })
}

/// Returns the kind of the construct: `attribute`, `metadata`, `flag`, `linkage`, `hint`, `debug info`, `decoration`,
/// `module-level instruction`, `operand`.
///
/// # Safety
/// `loss` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_loss_kind(loss: *const CLoss) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(loss) }.map(|loss| &loss.kind))
}

/// Returns its name, such as `nofpclass` or `!tbaa`.
///
/// # Safety
/// `loss` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_loss_name(loss: *const CLoss) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(loss) }.map(|loss| &loss.name))
}

/// Returns the grade of a loss.
///
/// # Safety
/// `loss` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_loss_grade(loss: *const CLoss) -> Grade {
    // SAFETY: as the caller vouches.
    unsafe { shared(loss) }.map_or(Grade::Semantic, |loss| loss.grade)
}

/// Returns the remedy; null if there is none.
///
/// # Safety
/// `loss` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_loss_remedy(loss: *const CLoss) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(loss) }.and_then(|loss| loss.remedy.as_ref()))
}

/// Returns the number of its occurrences.
///
/// # Safety
/// `loss` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_loss_occurrences(loss: *const CLoss) -> usize {
    // SAFETY: as the caller vouches.
    unsafe { shared(loss) }.map_or(0, |loss| loss.count)
}

/// Returns one of the first places where it occurs, by its number from 0; null after the last.
///
/// # Safety
/// `loss` is null or comes from a result that is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_loss_place(loss: *const CLoss, index: usize) -> *const c_char {
    // SAFETY: as the caller vouches.
    pointer(unsafe { shared(loss) }.and_then(|loss| loss.places.get(index)))
}
