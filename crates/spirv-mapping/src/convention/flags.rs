//! Flags of operators: fast-math modes and promises not to wrap.

use super::{Pair, both};
use llvm_model::{BinaryOp, Flags};
use spirv_grammar::{Decoration, FPFastMathMode};

/// Fast-math flags and the bits of FPFastMathMode that every version has. All of LLVM's flags together are the one bit
/// `Fast`.
pub const FAST_MATH: &[Pair<FPFastMathMode, Flags>] = &[
    both(FPFastMathMode::NotNaN, Flags::NNAN),
    both(FPFastMathMode::NotInf, Flags::NINF),
    both(FPFastMathMode::NSZ, Flags::NSZ),
    both(FPFastMathMode::AllowRecip, Flags::ARCP),
    both(FPFastMathMode::Fast, Flags::FAST),
];

/// Those of [`FAST_MATH_EXTENSION`].
pub const EXTENDED_FAST_MATH: &[Pair<FPFastMathMode, Flags>] = &[
    both(FPFastMathMode::AllowContract, Flags::CONTRACT),
    both(FPFastMathMode::AllowReassoc, Flags::REASSOC),
];

/// The extension that has [`EXTENDED_FAST_MATH`] for kernels.
pub const FAST_MATH_EXTENSION: &str = "SPV_INTEL_fp_fast_math_mode";

/// The extension of Khronos that has [`EXTENDED_FAST_MATH`] for kernels. It deprecates the bit `Fast`.
pub const FLOAT_CONTROLS: &str = "SPV_KHR_float_controls2";

/// The bits of FPFastMathMode that an output may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FastMathBits {
    /// Those of [`FAST_MATH`].
    Core,
    /// Also those of [`EXTENDED_FAST_MATH`], by Intel's extension.
    Extended,
    /// Those of [`FLOAT_CONTROLS`]: AllowTransform where LLVM allows both contraction and reassociation.
    Controls,
    /// The same, with all of AllowTransform where LLVM allows reassociation alone, as Khronos' translator emits it.
    Transforming,
}

/// The bits that AllowTransform requires.
const TRANSFORM: FPFastMathMode = FPFastMathMode(
    FPFastMathMode::AllowTransform.0 | FPFastMathMode::AllowReassoc.0 | FPFastMathMode::AllowContract.0,
);

/// Promises that an integer operation does not wrap, on the operators that [`can_wrap`] names.
pub const WRAP: &[Pair<Decoration, Flags>] =
    &[both(Decoration::NoSignedWrap, Flags::NSW), both(Decoration::NoUnsignedWrap, Flags::NUW)];

/// Flags of operators and conversions that no SPIR-V instruction has.
pub const UNSAID: &[Flags] = &[Flags::EXACT, Flags::DISJOINT, Flags::NNEG, Flags::SAMESIGN, Flags::AFN];

/// LLVM's flags for the bits of FPFastMathMode.
pub fn fast_math(mode: FPFastMathMode) -> Flags {
    FAST_MATH
        .iter()
        .chain(EXTENDED_FAST_MATH)
        .filter(|pair| mode.contains(pair.spirv))
        .fold(Flags::NONE, |flags, pair| flags | pair.llvm)
}

/// Returns the bits of FPFastMathMode for flags, and the flags that no bit is emitted for.
pub fn fast_math_mode(flags: Flags, bits: FastMathBits) -> (FPFastMathMode, Flags) {
    let flags = flags.fast_math();
    let has_fast = matches!(bits, FastMathBits::Core | FastMathBits::Extended);
    if flags == Flags::FAST && has_fast {
        return (FPFastMathMode::Fast, Flags::NONE);
    }
    let extended = if bits == FastMathBits::Core { &[] } else { EXTENDED_FAST_MATH };
    let emitted = FAST_MATH.iter().chain(extended);
    let emitted = emitted.filter(|pair| pair.spirv != FPFastMathMode::Fast && flags.contains(pair.llvm));
    let (mut mode, lost) = emitted.fold((FPFastMathMode::None, flags), |(mode, rest), pair| {
        (mode | pair.spirv, rest.without(pair.llvm))
    });
    let transforms = match bits {
        FastMathBits::Core | FastMathBits::Extended => false,
        FastMathBits::Controls => flags.contains(Flags::REASSOC | Flags::CONTRACT),
        FastMathBits::Transforming => flags.contains(Flags::REASSOC),
    };
    if transforms {
        mode |= TRANSFORM;
    }
    (mode, lost)
}

/// The flag for a decoration that promises not to wrap; `None` for other decorations.
pub fn wrap(decoration: Decoration) -> Option<Flags> {
    WRAP.iter().find(|pair| pair.spirv == decoration).map(|pair| pair.llvm)
}

/// Whether an operator's result can wrap, so that it may promise not to.
pub const fn can_wrap(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl)
}

/// Classes of `nofpclass`, by LLVM's numbers, with the flag for values that are never of them.
const CLASSES: &[(u64, Flags)] = &[(0x003, Flags::NNAN), (0x204, Flags::NINF)];

/// The flags for values that are never of these classes.
pub fn of_classes(never: u64) -> Flags {
    let said = CLASSES.iter().filter(|(classes, _)| never & classes == *classes);
    said.fold(Flags::NONE, |flags, (_, flag)| flags | *flag)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;

    /// Flags of `getelementptr`: InBounds is another opcode, and implies `nusw`.
    const OF_ADDRESSES: [Flags; 2] = [Flags::INBOUNDS, Flags::NUSW];

    /// Flags of `atomicrmw`: `elementwise` specifies the granularity of the atomicity.
    const OF_ATOMICS: [Flags; 1] = [Flags::ELEMENTWISE];

    const NOT_LLVM: &str = "no flag of LLVM allows whatever is algebraically the same";

    #[test]
    fn flags_are_one_to_one_and_complete() {
        let fast_math = [FAST_MATH, EXTENDED_FAST_MATH].concat();
        laws::check(&fast_math);
        laws::check(WRAP);
        let bits = FPFastMathMode::KIND.enumerants().map(|facts| FPFastMathMode(facts.value));
        let bits: Vec<FPFastMathMode> = bits.filter(|bit| !bit.is_empty()).collect();
        laws::complete(&bits, &laws::spirv_side(&fast_math), &[(FPFastMathMode::AllowTransform, NOT_LLVM)]);
        // Every flag is represented, omitted, or one of addresses or of atomics.
        let said =
            [&laws::llvm_side(&fast_math)[..], &laws::llvm_side(WRAP), UNSAID, &OF_ADDRESSES, &OF_ATOMICS];
        for flag in Flags::all() {
            assert!(said.concat().contains(&flag), "{flag:?}");
        }
    }

    #[test]
    fn modes_have_the_bits_that_are_allowed() {
        let mode = |flags, bits| {
            let (mode, lost) = fast_math_mode(flags, bits);
            (mode.0, lost)
        };
        assert_eq!(mode(Flags::FAST, FastMathBits::Core), (0x10, Flags::NONE));
        assert_eq!(mode(Flags::FAST, FastMathBits::Controls), (0x7000f, Flags::AFN));
        let flags = Flags::NNAN | Flags::CONTRACT | Flags::AFN | Flags::NSW;
        assert_eq!(mode(flags, FastMathBits::Core), (1, Flags::CONTRACT | Flags::AFN));
        assert_eq!(mode(flags, FastMathBits::Extended), (0x10001, Flags::AFN));
        assert_eq!(mode(flags, FastMathBits::Controls), (0x10001, Flags::AFN));
        assert_eq!(mode(Flags::REASSOC, FastMathBits::Controls), (0x20000, Flags::NONE));
        assert_eq!(mode(Flags::REASSOC, FastMathBits::Transforming), (0x70000, Flags::NONE));
    }

    #[test]
    fn a_mode_never_allows_less_than_the_flags_beside_those_lost() {
        for bits in 0..128u32 {
            let all = [
                Flags::NNAN,
                Flags::NINF,
                Flags::NSZ,
                Flags::ARCP,
                Flags::CONTRACT,
                Flags::REASSOC,
                Flags::AFN,
            ];
            let chosen = all.iter().enumerate().filter(|(number, _)| bits >> number & 1 == 1);
            let flags = chosen.fold(Flags::NONE, |flags, (_, flag)| flags | *flag);
            for form in [FastMathBits::Core, FastMathBits::Extended, FastMathBits::Controls] {
                let (mode, lost) = fast_math_mode(flags, form);
                assert_eq!(fast_math(mode) | lost, flags, "{form:?}");
            }
        }
    }
}
