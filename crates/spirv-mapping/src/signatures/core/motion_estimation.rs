//! Motion estimation (SPV_INTEL_device_side_avc_motion_estimation).

use crate::signatures::parts::{ANY, UNSIGNED};
use crate::signatures::pattern::{Signature, sig};
use spirv_grammar::Op;

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL, ANY, &[UNSIGNED, UNSIGNED]),
    sig(Op::SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcMceGetDefaultInterShapePenaltyINTEL, ANY, &[UNSIGNED, UNSIGNED]),
    sig(Op::SubgroupAvcMceSetInterShapePenaltyINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL, ANY, &[UNSIGNED, UNSIGNED]),
    sig(Op::SubgroupAvcMceSetInterDirectionPenaltyINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL, ANY, &[UNSIGNED, UNSIGNED]),
    sig(Op::SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL, ANY, &[UNSIGNED, UNSIGNED]),
    sig(Op::SubgroupAvcMceSetMotionVectorCostFunctionINTEL, ANY, &[UNSIGNED, UNSIGNED, UNSIGNED, ANY]),
    sig(Op::SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL, ANY, &[UNSIGNED, UNSIGNED]),
    sig(Op::SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL, ANY, &[UNSIGNED, UNSIGNED, ANY]),
    sig(Op::SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL, ANY, &[UNSIGNED, UNSIGNED, ANY]),
    sig(Op::SubgroupAvcImeInitializeINTEL, ANY, &[UNSIGNED, UNSIGNED, UNSIGNED]),
    sig(Op::SubgroupAvcImeSetSingleReferenceINTEL, ANY, &[ANY, UNSIGNED, ANY]),
    sig(Op::SubgroupAvcImeSetDualReferenceINTEL, ANY, &[ANY, ANY, UNSIGNED, ANY]),
    sig(Op::SubgroupAvcImeRefWindowSizeINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcImeAdjustRefOffsetINTEL, ANY, &[ANY, UNSIGNED, UNSIGNED, UNSIGNED]),
    sig(Op::SubgroupAvcImeSetMaxMotionVectorCountINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcImeSetWeightedSadINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL, ANY, &[ANY, UNSIGNED]),
    sig(Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL, ANY, &[ANY, UNSIGNED]),
    sig(Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL, ANY, &[ANY, UNSIGNED]),
    sig(
        Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL,
        ANY,
        &[ANY, UNSIGNED, UNSIGNED],
    ),
    sig(
        Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL,
        ANY,
        &[ANY, UNSIGNED, UNSIGNED],
    ),
    sig(
        Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL,
        ANY,
        &[ANY, UNSIGNED, UNSIGNED],
    ),
    sig(Op::SubgroupAvcImeGetBorderReachedINTEL, ANY, &[UNSIGNED, ANY]),
    sig(
        Op::SubgroupAvcFmeInitializeINTEL,
        ANY,
        &[UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED],
    ),
    sig(
        Op::SubgroupAvcBmeInitializeINTEL,
        ANY,
        &[UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED],
    ),
    sig(Op::SubgroupAvcRefEvaluateWithMultiReferenceINTEL, ANY, &[ANY, UNSIGNED, UNSIGNED]),
    sig(Op::SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL, ANY, &[ANY, UNSIGNED, UNSIGNED, ANY]),
    sig(Op::SubgroupAvcSicInitializeINTEL, ANY, &[UNSIGNED]),
    sig(Op::SubgroupAvcSicConfigureSkcINTEL, ANY, &[UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, ANY]),
    sig(
        Op::SubgroupAvcSicConfigureIpeLumaINTEL,
        ANY,
        &[UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, ANY],
    ),
    sig(
        Op::SubgroupAvcSicConfigureIpeLumaChromaINTEL,
        ANY,
        &[
            UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED, UNSIGNED,
            UNSIGNED, ANY,
        ],
    ),
    sig(Op::SubgroupAvcSicGetMotionVectorMaskINTEL, ANY, &[UNSIGNED, UNSIGNED]),
    sig(Op::SubgroupAvcSicSetIntraLumaShapePenaltyINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL, ANY, &[UNSIGNED, UNSIGNED, UNSIGNED, ANY]),
    sig(Op::SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcSicSetSkcForwardTransformEnableINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcSicSetBlockBasedRawSkipSadINTEL, ANY, &[UNSIGNED, ANY]),
    sig(Op::SubgroupAvcSicEvaluateWithMultiReferenceINTEL, ANY, &[ANY, UNSIGNED, UNSIGNED]),
    sig(Op::SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL, ANY, &[ANY, UNSIGNED, UNSIGNED, ANY]),
];
