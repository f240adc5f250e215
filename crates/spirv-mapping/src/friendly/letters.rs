//! What mangled names of friendly functions say that SPIR-V's types do not: which integers are unsigned, which pointers
//! point to constants.
//!
//! Libraries define these functions under the names that the Khronos SPIRV-LLVM-Translator calls, so the letters are
//! its own (`SPIRVUtil.cpp`, August 2026), consistent or not: what no table here names is signed and not constant.

use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;
use spirv_grammar::{ImageOperands, Op};

use crate::row::Inst;
use crate::ty::Operand;

/// The letters of one call.
#[derive(Clone, Copy)]
pub(super) struct Letters {
    unsigned: Unsigned,
    /// Number of the operand that points to constants.
    constant: Option<usize>,
}

#[derive(Clone, Copy)]
enum Unsigned {
    All,
    /// Numbers of operands; of pointers, what they point to.
    These(&'static [usize]),
}

impl Letters {
    /// The letters of an instruction with these operands.
    pub(super) fn of(inst: Inst, operands: &[Operand]) -> Letters {
        match inst {
            Inst::Core(op) => {
                Letters { unsigned: unsigned_of_core(op, operands), constant: constant_of_core(op) }
            }
            Inst::Ext(..) => inst.as_cl().map_or(Letters::NONE, of_extended),
            Inst::Variable(_) => Letters::NONE,
        }
    }

    /// The same without a difference of signs.
    pub(super) fn plain(inst: Inst, operands: &[Operand]) -> Letters {
        Letters { constant: Letters::of(inst, operands).constant, ..Letters::NONE }
    }

    const NONE: Letters = Letters { unsigned: Unsigned::These(&[]), constant: None };

    /// True if integers of operand `i` are unsigned.
    pub(super) fn is_unsigned(self, i: usize) -> bool {
        match self.unsigned {
            Unsigned::All => true,
            Unsigned::These(list) => list.contains(&i),
        }
    }

    /// True if operand `i` points to constants.
    pub(super) fn is_constant(self, i: usize) -> bool {
        self.constant == Some(i)
    }
}

/// True if the integers of the result are unsigned where the name tells the result.
pub(super) fn gives_unsigned(inst: Inst, operands: &[Operand]) -> bool {
    let Inst::Core(op) = inst else { return false };
    match op {
        Op::ConvertFToU
        | Op::UConvert
        | Op::SatConvertSToU
        | Op::UDot
        | Op::UDotAccSat
        | Op::ReadClockKHR => true,
        Op::ImageRead | Op::ImageSampleExplicitLod => zero_extends(operands.get(2)),
        _ => false,
    }
}

/// Whether image operands say that integers are zero extended.
fn zero_extends(image_operands: Option<&Operand>) -> bool {
    let mask = image_operands.and_then(|operand| operand.constant).unwrap_or(0);
    mask & u64::from(ImageOperands::ZeroExtend.0) != 0
}

fn unsigned_of_core(op: Op, operands: &[Operand]) -> Unsigned {
    if op == Op::ImageWrite {
        return Unsigned::These(if zero_extends(operands.get(3)) { &[2] } else { &[] });
    }
    if matches!(op, Op::ConvertUToF | Op::UConvert | Op::SatConvertUToS | Op::UDot | Op::UDotAccSat) {
        return Unsigned::All;
    }
    let row = UNSIGNED.iter().find(|(ops, _)| ops.contains(&op));
    Unsigned::These(row.map_or(&[], |(_, list)| list))
}

fn constant_of_core(op: Op) -> Option<usize> {
    match op {
        Op::SubgroupBlockReadINTEL | Op::SubgroupBlockPrefetchINTEL | Op::GenericPtrMemSemantics => Some(0),
        Op::GroupAsyncCopy => Some(2),
        _ => None,
    }
}

fn of_extended(number: Cl) -> Letters {
    let these = |unsigned, constant| Letters { unsigned: Unsigned::These(unsigned), constant };
    match number {
        Cl::s_upsample | Cl::shuffle => these(&[1], None),
        Cl::shuffle2 => these(&[2], None),
        Cl::nan => these(&[0], None),
        Cl::prefetch => these(&[1], Some(0)),
        Cl::vloadn | Cl::vload_half | Cl::vload_halfn | Cl::vloada_halfn => these(&[0], Some(1)),
        Cl::vstoren
        | Cl::vstore_half
        | Cl::vstore_half_r
        | Cl::vstore_halfn
        | Cl::vstore_halfn_r
        | Cl::vstorea_halfn
        | Cl::vstorea_halfn_r => these(&[1], None),
        _ if number.name().is_some_and(|name| name.starts_with("u_")) => {
            Letters { unsigned: Unsigned::All, constant: None }
        }
        _ => Letters::NONE,
    }
}

/// Core instructions with operands whose integers are unsigned, and the numbers of these.
const UNSIGNED: &[(&[Op], &[usize])] = &[
    (
        &[
            Op::SubgroupBlockReadINTEL,
            Op::ConvertHandleToImageINTEL,
            Op::ConvertHandleToSamplerINTEL,
            Op::ConvertHandleToSampledImageINTEL,
            Op::SubgroupAvcImeGetBorderReachedINTEL,
            Op::SubgroupAvcImeRefWindowSizeINTEL,
            Op::SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL,
            Op::SubgroupAvcImeSetMaxMotionVectorCountINTEL,
            Op::SubgroupAvcImeSetWeightedSadINTEL,
            Op::SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL,
            Op::SubgroupAvcMceSetInterDirectionPenaltyINTEL,
            Op::SubgroupAvcMceSetInterShapePenaltyINTEL,
            Op::SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL,
            Op::SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL,
            Op::SubgroupAvcSicInitializeINTEL,
            Op::SubgroupAvcSicSetBlockBasedRawSkipSadINTEL,
            Op::SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL,
            Op::SubgroupAvcSicSetIntraLumaShapePenaltyINTEL,
            Op::SubgroupAvcSicSetSkcForwardTransformEnableINTEL,
        ],
        &[0],
    ),
    (
        &[
            Op::SubgroupShuffleINTEL,
            Op::SubgroupShuffleXorINTEL,
            Op::GroupNonUniformInverseBallot,
            Op::GroupNonUniformBallotFindLSB,
            Op::GroupNonUniformBallotFindMSB,
            Op::EnqueueMarker,
            Op::SUDot,
            Op::SUDotAccSat,
            Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL,
            Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL,
            Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL,
            Op::SubgroupAvcImeSetSingleReferenceINTEL,
        ],
        &[1],
    ),
    (
        &[
            Op::SubgroupShuffleDownINTEL,
            Op::SubgroupShuffleUpINTEL,
            Op::SubgroupImageBlockWriteINTEL,
            Op::GroupUMax,
            Op::GroupUMin,
            Op::GroupBroadcast,
            Op::GroupNonUniformBroadcast,
            Op::GroupNonUniformBallotBitCount,
            Op::GroupNonUniformShuffle,
            Op::GroupNonUniformShuffleXor,
            Op::GroupNonUniformShuffleUp,
            Op::GroupNonUniformShuffleDown,
            Op::SubgroupAvcImeSetDualReferenceINTEL,
        ],
        &[2],
    ),
    (
        &[
            Op::GroupNonUniformIAdd,
            Op::GroupNonUniformFAdd,
            Op::GroupNonUniformIMul,
            Op::GroupNonUniformFMul,
            Op::GroupNonUniformSMin,
            Op::GroupNonUniformFMin,
            Op::GroupNonUniformSMax,
            Op::GroupNonUniformFMax,
            Op::GroupNonUniformBitwiseAnd,
            Op::GroupNonUniformBitwiseOr,
            Op::GroupNonUniformBitwiseXor,
            Op::GroupNonUniformLogicalAnd,
            Op::GroupNonUniformLogicalOr,
            Op::GroupNonUniformLogicalXor,
        ],
        &[3],
    ),
    (
        &[
            Op::SubgroupBlockWriteINTEL,
            Op::SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL,
            Op::SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL,
            Op::SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL,
            Op::SubgroupAvcMceGetDefaultInterShapePenaltyINTEL,
            Op::SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL,
            Op::SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL,
            Op::SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL,
            Op::SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL,
            Op::SubgroupAvcSicGetMotionVectorMaskINTEL,
        ],
        &[0, 1],
    ),
    (
        &[
            Op::BitFieldSExtract,
            Op::GroupNonUniformBallotBitExtract,
            Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL,
            Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL,
            Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL,
            Op::SubgroupAvcRefEvaluateWithMultiReferenceINTEL,
            Op::SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL,
            Op::SubgroupAvcSicEvaluateWithMultiReferenceINTEL,
            Op::SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL,
        ],
        &[1, 2],
    ),
    (&[Op::SubgroupAvcImeAdjustRefOffsetINTEL], &[1, 2, 3]),
    (
        &[
            Op::BitFieldUExtract,
            Op::SubgroupBlockPrefetchINTEL,
            Op::SubgroupAvcImeInitializeINTEL,
            Op::SubgroupAvcMceSetMotionVectorCostFunctionINTEL,
            Op::SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL,
        ],
        &[0, 1, 2],
    ),
    (
        &[Op::BitFieldInsert, Op::GroupNonUniformUMax, Op::GroupNonUniformUMin, Op::GroupNonUniformRotateKHR],
        &[2, 3],
    ),
    (&[Op::AtomicUMax, Op::AtomicUMin], &[0, 3]),
    (&[Op::GroupAsyncCopy], &[3, 4]),
    (&[Op::SubgroupAvcSicConfigureSkcINTEL], &[0, 1, 2, 3, 4]),
    (&[Op::SubgroupAvcFmeInitializeINTEL, Op::SubgroupAvcSicConfigureIpeLumaINTEL], &[0, 1, 2, 3, 4, 5, 6]),
    (&[Op::SubgroupAvcBmeInitializeINTEL], &[0, 1, 2, 3, 4, 5, 6, 7]),
    (&[Op::SubgroupAvcSicConfigureIpeLumaChromaINTEL], &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_instruction_is_listed_twice() {
        let mut all: Vec<Op> = UNSIGNED.iter().flat_map(|(ops, _)| ops.iter().copied()).collect();
        let listed = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), listed);
    }
}
