//! The statuses of calls: numbers that never change.

use crate::pointers::guard;
use spirv_llvm::{Code, LossGrade};
use std::ffi::{CStr, c_char};

/// The status of a call, or the kind of a message: 0, or the code of the (first) error. `docs/errors.md` explains when
/// each occurs and the corresponding error of OpenCL. Later versions may add codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Status {
    /// There is a result.
    Ok = 0,
    /// The bytes are not a SPIR-V binary, or the binary is truncated.
    NotSpirv = 1,
    /// The bytes are not readable LLVM bitcode.
    NotBitcode = 2,
    /// A text of SPIR-V or LLVM assembly has an error.
    InvalidText = 3,
    /// The SPIR-V module breaks a rule that the translation relies on.
    InvalidSpirv = 4,
    /// The module breaks a rule of LLVM IR.
    InvalidLlvm = 5,
    /// A construct of the module has no equivalent in the output.
    Unsupported = 6,
    /// The options do not allow a version or an extension that the module needs.
    NotAllowed = 7,
    /// The requested LLVM version cannot express the result.
    LlvmVersion = 8,
    /// A construct is lost, and the options make that an error.
    Lost = 9,
    /// An option does not exist, or has an invalid value.
    InvalidOption = 10,
    /// A value is for a missing specialization constant, or has another type or size.
    SpecConstant = 11,
    /// A defect of the library.
    Internal = 12,
    /// A warning: a rule is broken, but the intent is clear.
    BrokenRule = 13,
    /// A warning: a property that the input does not specify is assumed.
    Assumed = 14,
    /// A warning: a construct has no effect in the result.
    NoEffect = 15,
    /// The input is longer than the limit.
    InputSize = 16,
    /// The SPIR-V module has more ids than the limit.
    TooManyIds = 17,
    /// Types or constants nest deeper than the limit.
    Nesting = 18,
    /// The output has more instructions than the limit.
    TooManyInstructions = 19,
    /// The modules of the translation take more memory than the limit.
    Memory = 20,
    /// The host canceled the translation.
    Cancelled = 21,
    /// A required pointer is null, or a text is not UTF-8.
    InvalidArgument = 100,
    /// The allocator of the host has no memory.
    OutOfMemory = 101,
}

/// The severity of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Severity {
    /// There is a result.
    Warning = 1,
    /// There is no result.
    Error = 2,
}

/// The grade of a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Grade {
    /// Only information for people and tools is lost.
    Cosmetic = 1,
    /// The behavior is the same, but compilers lack a hint.
    Performance = 2,
    /// The behavior of the program, or its interface, may change.
    Semantic = 3,
}

/// Names that only this interface has, each with a terminating zero.
const OWN: [(Status, &CStr); 3] = [
    (Status::Ok, c"ok"),
    (Status::InvalidArgument, c"invalid-argument"),
    (Status::OutOfMemory, c"out-of-memory"),
];

/// The codes of the library, and their names with a terminating zero.
const SHARED: [(Status, Code, &CStr); 21] = [
    (Status::NotSpirv, Code::NotSpirv, c"not-spirv"),
    (Status::NotBitcode, Code::NotBitcode, c"not-bitcode"),
    (Status::InvalidText, Code::InvalidText, c"invalid-text"),
    (Status::InvalidSpirv, Code::InvalidSpirv, c"invalid-spirv"),
    (Status::InvalidLlvm, Code::InvalidLlvm, c"invalid-llvm"),
    (Status::Unsupported, Code::Unsupported, c"unsupported"),
    (Status::NotAllowed, Code::NotAllowed, c"not-allowed"),
    (Status::LlvmVersion, Code::LlvmVersion, c"llvm-version"),
    (Status::Lost, Code::Lost, c"lost"),
    (Status::InvalidOption, Code::InvalidOption, c"invalid-option"),
    (Status::SpecConstant, Code::SpecConstant, c"spec-constant"),
    (Status::Internal, Code::Internal, c"internal"),
    (Status::BrokenRule, Code::BrokenRule, c"broken-rule"),
    (Status::Assumed, Code::Assumed, c"assumed"),
    (Status::NoEffect, Code::NoEffect, c"no-effect"),
    (Status::InputSize, Code::InputSize, c"input-size"),
    (Status::TooManyIds, Code::TooManyIds, c"too-many-ids"),
    (Status::Nesting, Code::Nesting, c"nesting"),
    (Status::TooManyInstructions, Code::TooManyInstructions, c"too-many-instructions"),
    (Status::Memory, Code::Memory, c"memory"),
    (Status::Cancelled, Code::Cancelled, c"cancelled"),
];

impl From<Code> for Status {
    fn from(code: Code) -> Status {
        SHARED.iter().find(|row| row.1 == code).map_or(Status::Internal, |row| row.0)
    }
}

impl From<LossGrade> for Grade {
    fn from(grade: LossGrade) -> Grade {
        match grade {
            LossGrade::Cosmetic => Grade::Cosmetic,
            LossGrade::Performance => Grade::Performance,
            // Additions of later versions are treated as the most severe.
            _ => Grade::Semantic,
        }
    }
}

/// Returns the name of a status in `docs/errors.md`; null for an unknown number.
#[unsafe(no_mangle)]
pub extern "C" fn spirv_llvm_status_name(status: u32) -> *const c_char {
    guard(std::ptr::null(), || {
        let own = OWN.iter().map(|(own, name)| (*own, *name));
        let mut all = own.chain(SHARED.iter().map(|(status, _, name)| (*status, *name)));
        all.find(|(known, _)| *known as u32 == status).map_or(std::ptr::null(), |(_, name)| name.as_ptr())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_its_number_and_its_name() {
        for code in Code::ALL {
            let status = Status::from(code);
            assert_eq!(status as u32, code.number());
            let row = SHARED.iter().find(|row| row.0 == status);
            assert_eq!(row.map(|row| row.2.to_str()), Some(Ok(code.name())));
        }
    }
}
