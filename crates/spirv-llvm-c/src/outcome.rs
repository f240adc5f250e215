//! Results: bytes or none, messages, losses.

use crate::allocator::Storage;
use crate::diagnostics::{CDiagnostic, CLoss};
use crate::inspect::CReport;
use crate::json;
use crate::options::{COptions, status_of};
use crate::pointers::{exclusive, free, guard, shared};
use crate::status::{Severity, Status};
use crate::text::{owned, pointer};
use spirv_llvm::{Diagnostics, Error, Losses, Report, Translation};
use std::ffi::{CString, c_char};
use std::sync::OnceLock;

/// The outcome of a call: a status, bytes or none, messages, losses. It owns all of them.
pub struct Outcome {
    pub(crate) status: Status,
    storage: Storage,
    pub(crate) messages: Diagnostics,
    /// The mistake in the arguments of the call, which the library does not see.
    pub(crate) mistake: Option<&'static str>,
    pub(crate) losses: Losses,
    pub(crate) oldest_llvm: u32,
    // Values for C are computed at their first use.
    diagnostics: OnceLock<Vec<CDiagnostic>>,
    lost: OnceLock<Vec<CLoss>>,
    log: OnceLock<CString>,
    json: OnceLock<CString>,
    pub(crate) report: Option<CReport>,
}

/// Bytes that belong to the handle they come from.
#[repr(C)]
pub struct Bytes {
    /// The first byte; may be null if there are none.
    pub data: *const u8,
    /// The number of bytes.
    pub size: usize,
}

impl Outcome {
    /// A result with nothing but a status.
    fn empty(status: Status) -> Outcome {
        Outcome {
            status,
            storage: Storage::Own(Vec::new()),
            messages: Diagnostics::default(),
            mistake: None,
            losses: Losses::default(),
            oldest_llvm: 0,
            diagnostics: OnceLock::new(),
            lost: OnceLock::new(),
            log: OnceLock::new(),
            json: OnceLock::new(),
            report: None,
        }
    }

    /// Returns the result of a translation, after reporting its messages to the log callback of the options.
    pub(crate) fn of(made: Result<Translation, Error>, options: Option<&COptions>) -> Outcome {
        let outcome = match made {
            Ok(translation) => {
                let Translation { bytes, warnings, losses, readers, .. } = translation;
                match Storage::new(bytes, options.and_then(|options| options.allocator)) {
                    Some(storage) => Outcome {
                        storage,
                        messages: warnings,
                        losses,
                        oldest_llvm: readers.map_or(0, |readers| readers.oldest),
                        ..Outcome::empty(Status::Ok)
                    },
                    None => Outcome::empty(Status::OutOfMemory),
                }
            }
            Err(error) => Outcome::failed(error),
        };
        outcome.reported(options)
    }

    /// Reports the messages to the log callback of the options.
    fn reported(self, options: Option<&COptions>) -> Outcome {
        if let Some(log) = options.and_then(|options| options.log) {
            for message in self.messages.iter() {
                log.tell(severity(message.severity), message.code.into(), &message.to_string());
            }
            if let Some(mistake) = self.mistake {
                log.tell(Severity::Error, Status::InvalidArgument, &error_line(mistake));
            }
        }
        self
    }

    /// Returns a binary that a function with options made, after reporting the messages to their log callback.
    pub(crate) fn of_binary(made: Result<Vec<u8>, Error>, options: Option<&COptions>) -> Outcome {
        let outcome = match made {
            Ok(bytes) => match Storage::new(bytes, options.and_then(|options| options.allocator)) {
                Some(storage) => Outcome { storage, ..Outcome::empty(Status::Ok) },
                None => Outcome::empty(Status::OutOfMemory),
            },
            Err(error) => Outcome::failed(error),
        };
        outcome.reported(options)
    }

    /// Bytes, or why there are none.
    pub(crate) fn of_bytes(made: Result<Vec<u8>, Error>) -> Outcome {
        match made {
            Ok(bytes) => Outcome { storage: Storage::Own(bytes), ..Outcome::empty(Status::Ok) },
            Err(error) => Outcome::failed(error),
        }
    }

    /// A report, or why there is none.
    pub(crate) fn of_report(made: Result<Report, Error>) -> Outcome {
        match made {
            Ok(report) => Outcome { report: Some(CReport::new(report)), ..Outcome::empty(Status::Ok) },
            Err(error) => Outcome::failed(error),
        }
    }

    /// The input of the call is a null pointer to some bytes.
    pub(crate) fn no_input(options: Option<&COptions>) -> Outcome {
        let mistake = Some("the input is a null pointer, and its size is not 0");
        Outcome { mistake, ..Outcome::empty(Status::InvalidArgument) }.reported(options)
    }

    fn failed(error: Error) -> Outcome {
        let status = status_of(&error);
        let messages = error.diagnostics().clone();
        let losses = if let Error::Loss { losses, .. } = error { losses } else { Losses::default() };
        Outcome { messages, losses, ..Outcome::empty(status) }
    }

    pub(crate) fn diagnostics(&self) -> &[CDiagnostic] {
        let messages = || self.messages.iter().map(CDiagnostic::new);
        self.diagnostics
            .get_or_init(|| messages().chain(self.mistake.map(CDiagnostic::of_arguments)).collect())
    }

    /// All messages, one in each line.
    fn log(&self) -> String {
        self.mistake.map_or_else(|| self.messages.to_string(), error_line)
    }

    pub(crate) fn lost(&self) -> &[CLoss] {
        self.lost.get_or_init(|| self.losses.iter().map(CLoss::new).collect())
    }
}

/// A line of the log for an error without a place.
fn error_line(mistake: &str) -> String {
    format!("error: {mistake}")
}

/// The library's word for how bad something is in C.
pub(crate) fn severity(severity: spirv_llvm::Severity) -> Severity {
    match severity {
        spirv_llvm::Severity::Error => Severity::Error,
        spirv_llvm::Severity::Warning => Severity::Warning,
    }
}

/// Frees a result and all handles and texts from it.
///
/// # Safety
/// `result` is null, or a handle that is not used from here on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_free(result: *mut Outcome) {
    // SAFETY: as the caller vouches.
    unsafe { free(result) };
}

/// Returns the status of the call: 0 if the requested output exists. A null result means that there was no memory for
/// one, or an internal error.
///
/// # Safety
/// `result` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_status(result: *const Outcome) -> Status {
    // SAFETY: as the caller vouches.
    unsafe { shared(result) }.map_or(Status::Internal, |result| result.status)
}

/// Returns the bytes of the output; none if there was an error. They live as long as the result.
///
/// # Safety
/// `result` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_bytes(result: *const Outcome) -> Bytes {
    // SAFETY: as the caller vouches.
    let bytes = unsafe { shared(result) }.map_or(&[][..], |result| result.storage.as_slice());
    Bytes { data: bytes.as_ptr(), size: bytes.len() }
}

/// Transfers the bytes of a result with an allocator to the host, which releases them itself. Returns null, and
/// transfers nothing, if they are in memory of the library. `size` may be null.
///
/// # Safety
/// `result` is null or a handle that no other thread uses during the call; `size` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_take_bytes(result: *mut Outcome, size: *mut usize) -> *mut u8 {
    guard(std::ptr::null_mut(), || {
        // SAFETY: as the caller vouches.
        let taken = unsafe { exclusive(result) }.and_then(|result| result.storage.give_up());
        // SAFETY: as the caller vouches.
        if let (Some((_, length)), Some(size)) = (taken, unsafe { exclusive(size) }) {
            *size = length;
        }
        taken.map_or(std::ptr::null_mut(), |(memory, _)| memory)
    })
}

/// Returns the oldest LLVM version that reads the bitcode; 0 if every version from 16 on does.
///
/// # Safety
/// `result` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_oldest_llvm(result: *const Outcome) -> u32 {
    // SAFETY: as the caller vouches.
    unsafe { shared(result) }.map_or(0, |result| result.oldest_llvm)
}

/// Returns all messages as one text for a build log, one in each line; empty if there are none.
///
/// # Safety
/// `result` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_log(result: *const Outcome) -> *const c_char {
    guard(std::ptr::null(), || {
        // SAFETY: as the caller vouches.
        let result = unsafe { shared(result) };
        pointer(result.map(|result| result.log.get_or_init(|| owned(&result.log()))))
    })
}

/// Returns everything except the bytes as one JSON object: `status`, `diagnostics`, `losses`, and `report` if there is one.
///
/// # Safety
/// `result` is null or a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_result_json(result: *const Outcome) -> *const c_char {
    guard(std::ptr::null(), || {
        // SAFETY: as the caller vouches.
        let result = unsafe { shared(result) };
        pointer(result.map(|result| result.json.get_or_init(|| owned(&json::of_result(result).to_string()))))
    })
}
