//! Vector compute: the attributes with which compilers for Intel's GPUs describe functions, parameters and variables.
//! Source: SPV_INTEL_vector_compute, SPV_INTEL_float_controls2, and the attributes that the SPIR-V backend of Intel's
//! vector compiler reads.

use super::{Pair, both};
use spirv_grammar::{Decoration, ExecutionMode, FPDenormMode, FPOperationMode, FPRoundingMode};

/// The extension that allows all of it.
pub const EXTENSION: &str = "SPV_INTEL_vector_compute";

/// The extension that validators know vectors of any length by. Vector compute has them itself.
pub const LONG_VECTORS: &str = "SPV_EXT_long_vector";

/// The attribute of functions that the vector compiler translates.
pub const FUNCTION: &str = "VCFunction";

/// The attribute of variables that each thread has its own of.
pub const VARIABLE: &str = "VCGlobalVariable";

/// The prefix of the intrinsics of the vector compiler: in SPIR-V they are functions that it recognizes by name.
pub const INTRINSICS: &str = "llvm.genx.";

/// Attributes that are decorations. Where the decoration has a literal, that is the attribute's value.
pub const DECORATIONS: &[Pair<Decoration, &str>] = &[
    both(Decoration::VectorComputeFunctionINTEL, FUNCTION),
    both(Decoration::VectorComputeCallableFunctionINTEL, "VCCallable"),
    both(Decoration::StackCallINTEL, "VCStackCall"),
    both(Decoration::SIMTCallINTEL, "VCSIMTCall"),
    both(Decoration::SingleElementVectorINTEL, "VCSingleElementVector"),
    both(Decoration::FuncParamIOKindINTEL, "VCArgumentIOKind"),
    both(Decoration::MediaBlockIOINTEL, "VCMediaBlockIO"),
    both(Decoration::VectorComputeVariableINTEL, VARIABLE),
    both(Decoration::GlobalVariableOffsetINTEL, "VCByteOffset"),
];

/// Attributes of such variables that are decorations of any variable.
pub const OF_VARIABLES: &[Pair<Decoration, &str>] = &[both(Decoration::Volatile, "VCVolatile")];

/// The decoration of a function that is about its result.
pub const OF_RESULT: Decoration = Decoration::SingleElementVectorINTEL;

/// Attributes of kernels that are execution modes with one literal.
pub const MODES: &[Pair<ExecutionMode, &str>] = &[
    both(ExecutionMode::SharedLocalMemorySizeINTEL, "VCSLMSize"),
    both(ExecutionMode::NamedBarrierCountINTEL, "VCNamedBarrierCount"),
];

/// The attribute of functions whose value controls floating-point arithmetic: a mode for rounding, one for operations,
/// and a bit for each width whose denormals are kept.
pub const FLOAT_CONTROL: &str = "VCFloatControl";

/// How results are rounded, by the bits of the value.
const ROUNDING: &[(u32, ExecutionMode, FPRoundingMode)] = &[
    (0x00, ExecutionMode::RoundingModeRTE, FPRoundingMode::RTE),
    (0x10, ExecutionMode::RoundingModeRTPINTEL, FPRoundingMode::RTP),
    (0x20, ExecutionMode::RoundingModeRTNINTEL, FPRoundingMode::RTN),
    (0x30, ExecutionMode::RoundingModeRTZ, FPRoundingMode::RTZ),
];

/// The treatment of NaNs and infinities, by the bits of the value.
const OPERATION: &[(u32, ExecutionMode, FPOperationMode)] = &[
    (0, ExecutionMode::FloatingPointModeIEEEINTEL, FPOperationMode::IEEE),
    (1, ExecutionMode::FloatingPointModeALTINTEL, FPOperationMode::ALT),
];

/// The bit that keeps the denormals of a width.
const DENORMALS: &[(u32, u32)] = &[(16, 0x400), (32, 0x80), (64, 0x40)];

/// One setting in the value of [`FLOAT_CONTROL`], for floats of one width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatSetting {
    /// The width.
    pub width: u32,
    /// The mode of a kernel for it; its literal is the width.
    pub mode: ExecutionMode,
    /// The decoration of another function for it, whose first literal is the width, and the second literal.
    pub decoration: (Decoration, u32),
}

/// Returns the settings in a value of [`FLOAT_CONTROL`].
pub fn float_settings(value: u32) -> Vec<FloatSetting> {
    let mut settings = Vec::new();
    let rounding = ROUNDING.iter().find(|row| row.0 == value & 0x30);
    let operation = OPERATION.iter().find(|row| row.0 == value & 1);
    for &(width, kept) in DENORMALS {
        let (denormals, denormal_mode) = match value & kept {
            0 => (ExecutionMode::DenormFlushToZero, FPDenormMode::FlushToZero),
            _ => (ExecutionMode::DenormPreserve, FPDenormMode::Preserve),
        };
        let rounded = rounding.map(|row| (row.1, Decoration::FunctionRoundingModeINTEL, row.2.0));
        let operated = operation.map(|row| (row.1, Decoration::FunctionFloatingPointModeINTEL, row.2.0));
        let kept = Some((denormals, Decoration::FunctionDenormModeINTEL, denormal_mode.0));
        for (mode, decoration, literal) in [rounded, operated, kept].into_iter().flatten() {
            settings.push(FloatSetting { width, mode, decoration: (decoration, literal) });
        }
    }
    settings
}

/// Returns the value of [`FLOAT_CONTROL`] whose settings all satisfy the predicate.
pub fn float_control(is_said: impl Fn(&FloatSetting) -> bool) -> Option<u32> {
    let denormals = (0..1u32 << DENORMALS.len()).map(|kept| {
        DENORMALS
            .iter()
            .enumerate()
            .filter(|(bit, _)| kept >> bit & 1 != 0)
            .map(|(_, row)| row.1)
            .sum::<u32>()
    });
    let values = denormals
        .flat_map(|denormals| ROUNDING.iter().map(move |row| denormals | row.0))
        .flat_map(|value| OPERATION.iter().map(move |row| value | row.0));
    values.into_iter().find(|&value| float_settings(value).iter().all(&is_said))
}

/// Whether a decoration is one of those that [`float_settings`] are.
pub fn is_float_decoration(decoration: Decoration) -> bool {
    float_settings(0).iter().any(|setting| setting.decoration.0 == decoration)
}

/// The decoration that an attribute is.
pub fn decoration(name: &str) -> Option<Decoration> {
    let mut all = DECORATIONS.iter().chain(OF_VARIABLES);
    all.find(|pair| pair.llvm == name).map(|pair| pair.spirv)
}

/// The attribute for a decoration.
pub fn attribute(decoration: Decoration) -> Option<&'static str> {
    DECORATIONS.iter().find(|pair| pair.spirv == decoration).map(|pair| pair.llvm)
}

/// The attribute of a variable of vector compute for a decoration that any variable may have.
pub fn variable_attribute(decoration: Decoration) -> Option<&'static str> {
    OF_VARIABLES.iter().find(|pair| pair.spirv == decoration).map(|pair| pair.llvm)
}

/// The execution mode that an attribute is.
pub fn mode(name: &str) -> Option<ExecutionMode> {
    MODES.iter().find(|pair| pair.llvm == name).map(|pair| pair.spirv)
}

/// The attribute for an execution mode.
pub fn mode_attribute(mode: ExecutionMode) -> Option<&'static str> {
    MODES.iter().find(|pair| pair.spirv == mode).map(|pair| pair.llvm)
}

/// Whether an attribute of this name is one of vector compute that SPIR-V has a word for.
pub fn is_known(name: &str) -> bool {
    name == FLOAT_CONTROL || decoration(name).is_some() || mode(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;
    use spirv_grammar::Capability;

    #[test]
    fn attributes_are_one_to_one_and_complete() {
        laws::check(DECORATIONS);
        laws::check(OF_VARIABLES);
        laws::check(MODES);
        let of_vector_compute = Decoration::KIND
            .enumerants()
            .filter(|facts| facts.requires.capabilities == [Capability::VectorComputeINTEL]);
        let all: Vec<Decoration> = of_vector_compute.map(|facts| Decoration(facts.value)).collect();
        laws::complete(&all, &laws::spirv_side(DECORATIONS), &[]);
        for pair in DECORATIONS.iter().chain(OF_VARIABLES) {
            assert!(pair.spirv.facts().unwrap().parameters.len() <= 1 && is_known(pair.llvm));
        }
        for pair in MODES {
            assert!(pair.spirv.facts().unwrap().parameters.len() == 1 && is_known(pair.llvm));
        }
    }

    #[test]
    fn float_controls_are_told_by_their_settings() {
        for denormals in [0, 0x40, 0x80, 0x400, 0x4c0] {
            for rest in [0x00, 0x10, 0x21, 0x31] {
                let settings = float_settings(denormals | rest);
                assert_eq!(settings.len(), 9);
                assert_eq!(float_control(|setting| settings.contains(setting)), Some(denormals | rest));
                assert_eq!(float_control(|setting| settings[1..].contains(setting)), None);
            }
        }
    }
}
