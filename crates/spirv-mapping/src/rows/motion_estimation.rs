//! Motion estimation of Intel's video hardware (cl_intel_device_side_avc_motion_estimation): functions of a sub-group
//! that set up, run and read searches of three kinds (`ime`, `ref`, `sic`), and functions common to the kinds (`mce`).

use ocl_mangle::Builtin::{Char, Short, UChar, UInt, ULong, UShort};
use spirv_grammar::{Dim, Op};

use super::op;
use crate::row::Arg::V;
use crate::row::Pat::{Image, Is, Named, Vector};
use crate::row::gens::NONE;
use crate::row::{Arg, Face, Hook, ImageSet, Pat, Ret, Row};

const CHAR: Pat = Is(Char);
const UCHAR: Pat = Is(UChar);
const USHORT: Pat = Is(UShort);
const UINT: Pat = Is(UInt);
const ULONG: Pat = Is(ULong);
const SHORT2: Pat = Vector(2, Short);
const USHORT2: Pat = Vector(2, UShort);
const UINT2: Pat = Vector(2, UInt);
const SAMPLER: Pat = Named("ocl_sampler");
const PICTURE: Pat = Image(ImageSet {
    dims: &[Dim::Dim2D],
    depth: Some(false),
    arrayed: Some(false),
    multisampled: Some(false),
});
const MCE_PAYLOAD: Pat = Named("ocl_intel_sub_group_avc_mce_payload_t");
const IME_PAYLOAD: Pat = Named("ocl_intel_sub_group_avc_ime_payload_t");
const REF_PAYLOAD: Pat = Named("ocl_intel_sub_group_avc_ref_payload_t");
const SIC_PAYLOAD: Pat = Named("ocl_intel_sub_group_avc_sic_payload_t");
const MCE_RESULT: Pat = Named("ocl_intel_sub_group_avc_mce_result_t");
const IME_RESULT: Pat = Named("ocl_intel_sub_group_avc_ime_result_t");
const REF_RESULT: Pat = Named("ocl_intel_sub_group_avc_ref_result_t");
const SIC_RESULT: Pat = Named("ocl_intel_sub_group_avc_sic_result_t");
const SINGLE_STREAMIN: Pat = Named("ocl_intel_sub_group_avc_ime_single_reference_streamin_t");
const DUAL_STREAMIN: Pat = Named("ocl_intel_sub_group_avc_ime_dual_reference_streamin_t");
const SINGLE_STREAMOUT: Pat = Named("ocl_intel_sub_group_avc_ime_result_single_reference_streamout_t");
const DUAL_STREAMOUT: Pat = Named("ocl_intel_sub_group_avc_ime_result_dual_reference_streamout_t");

const ARGS: &[Arg] = &[V(0), V(1), V(2), V(3), V(4), V(5), V(6), V(7), V(8), V(9), V(10)];

/// The arguments are the operands, in their order.
const fn face(name: &'static str, sig: &'static [Pat], ret: Pat) -> Face {
    Face::new(name, NONE, sig, ARGS.split_at(sig.len()).0, Ret::Like(ret))
}

/// A function of one kind of search for an instruction of all kinds.
const fn of_kind(name: &'static str, sig: &'static [Pat], ret: Pat) -> Face {
    face(name, sig, ret)
        .hook(Hook::MotionEstimationKind)
        .only_read("the conversions between the kinds have functions of their own")
}

/// `instruction = "name after the prefix"(parameters) -> result;` for each row.
macro_rules! functions {
    ($($op:ident = $name:literal($($param:expr),*) -> $ret:expr;)*) => {
        &[$(Row {
            inst: op(Op::$op),
            faces: &[face(concat!("intel_sub_group_avc_", $name), &[$($param),*], $ret)],
        }),*]
    };
}

/// As above for functions common to every kind: the last parameter is the payload, which is the result too.
macro_rules! settings {
    ($($op:ident = $name:literal($($param:expr),*);)*) => {
        &[$(Row {
            inst: op(Op::$op),
            faces: &[
                face(concat!("intel_sub_group_avc_mce_", $name), &[$($param,)* MCE_PAYLOAD], MCE_PAYLOAD),
                of_kind(concat!("intel_sub_group_avc_ime_", $name), &[$($param,)* IME_PAYLOAD], IME_PAYLOAD),
                of_kind(concat!("intel_sub_group_avc_ref_", $name), &[$($param,)* REF_PAYLOAD], REF_PAYLOAD),
                of_kind(concat!("intel_sub_group_avc_sic_", $name), &[$($param,)* SIC_PAYLOAD], SIC_PAYLOAD),
            ],
        }),*]
    };
}

/// As above: the last parameter is the result of the search.
macro_rules! findings {
    ($($op:ident = $name:literal($($param:expr),*) -> $ret:expr;)*) => {
        &[$(Row {
            inst: op(Op::$op),
            faces: &[
                face(concat!("intel_sub_group_avc_mce_", $name), &[$($param,)* MCE_RESULT], $ret),
                of_kind(concat!("intel_sub_group_avc_ime_", $name), &[$($param,)* IME_RESULT], $ret),
                of_kind(concat!("intel_sub_group_avc_ref_", $name), &[$($param,)* REF_RESULT], $ret),
            ],
        }),*]
    };
}

/// As `functions!` for searches: the instruction has pictures with their sampler.
macro_rules! searches {
    ($($op:ident = $name:literal($($param:expr),*) -> $ret:expr;)*) => {
        &[$(Row {
            inst: op(Op::$op),
            faces: &[face(concat!("intel_sub_group_avc_", $name), &[$($param),*], $ret)
                .hook(Hook::MotionEstimation)],
        }),*]
    };
}

pub(crate) const ROWS: &[Row] = functions! {
    SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL
        = "mce_get_default_inter_base_multi_reference_penalty"(UCHAR, UCHAR) -> UCHAR;
    SubgroupAvcMceGetDefaultInterShapePenaltyINTEL
        = "mce_get_default_inter_shape_penalty"(UCHAR, UCHAR) -> ULONG;
    SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL
        = "mce_get_default_inter_direction_penalty"(UCHAR, UCHAR) -> UCHAR;
    SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL
        = "mce_get_default_intra_luma_shape_penalty"(UCHAR, UCHAR) -> UINT;
    SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL
        = "mce_get_default_inter_motion_vector_cost_table"(UCHAR, UCHAR) -> UINT2;
    SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL = "mce_get_default_high_penalty_cost_table"() -> UINT2;
    SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL
        = "mce_get_default_medium_penalty_cost_table"() -> UINT2;
    SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL = "mce_get_default_low_penalty_cost_table"() -> UINT2;
    SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL
        = "mce_get_default_intra_luma_mode_penalty"(UCHAR, UCHAR) -> UCHAR;
    SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL
        = "mce_get_default_non_dc_luma_intra_penalty"() -> UINT;
    SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL
        = "mce_get_default_intra_chroma_mode_base_penalty"() -> UCHAR;
    SubgroupAvcMceConvertToImePayloadINTEL = "mce_convert_to_ime_payload"(MCE_PAYLOAD) -> IME_PAYLOAD;
    SubgroupAvcMceConvertToImeResultINTEL = "mce_convert_to_ime_result"(MCE_RESULT) -> IME_RESULT;
    SubgroupAvcMceConvertToRefPayloadINTEL = "mce_convert_to_ref_payload"(MCE_PAYLOAD) -> REF_PAYLOAD;
    SubgroupAvcMceConvertToRefResultINTEL = "mce_convert_to_ref_result"(MCE_RESULT) -> REF_RESULT;
    SubgroupAvcMceConvertToSicPayloadINTEL = "mce_convert_to_sic_payload"(MCE_PAYLOAD) -> SIC_PAYLOAD;
    SubgroupAvcMceConvertToSicResultINTEL = "mce_convert_to_sic_result"(MCE_RESULT) -> SIC_RESULT;
    SubgroupAvcImeInitializeINTEL = "ime_initialize"(USHORT2, UCHAR, UCHAR) -> IME_PAYLOAD;
    SubgroupAvcImeSetSingleReferenceINTEL
        = "ime_set_single_reference"(SHORT2, UCHAR, IME_PAYLOAD) -> IME_PAYLOAD;
    SubgroupAvcImeSetDualReferenceINTEL
        = "ime_set_dual_reference"(SHORT2, SHORT2, UCHAR, IME_PAYLOAD) -> IME_PAYLOAD;
    SubgroupAvcImeAdjustRefOffsetINTEL = "ime_adjust_ref_offset"(SHORT2, USHORT2, USHORT2, USHORT2) -> SHORT2;
    SubgroupAvcImeConvertToMcePayloadINTEL = "ime_convert_to_mce_payload"(IME_PAYLOAD) -> MCE_PAYLOAD;
    SubgroupAvcImeSetMaxMotionVectorCountINTEL
        = "ime_set_max_motion_vector_count"(UCHAR, IME_PAYLOAD) -> IME_PAYLOAD;
    SubgroupAvcImeSetUnidirectionalMixDisableINTEL
        = "ime_set_unidirectional_mix_disable"(IME_PAYLOAD) -> IME_PAYLOAD;
    SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL
        = "ime_set_early_search_termination_threshold"(UCHAR, IME_PAYLOAD) -> IME_PAYLOAD;
    SubgroupAvcImeSetWeightedSadINTEL = "ime_set_weighted_sad"(UINT, IME_PAYLOAD) -> IME_PAYLOAD;
    SubgroupAvcImeConvertToMceResultINTEL = "ime_convert_to_mce_result"(IME_RESULT) -> MCE_RESULT;
    SubgroupAvcImeGetSingleReferenceStreaminINTEL
        = "ime_get_single_reference_streamin"(SINGLE_STREAMOUT) -> SINGLE_STREAMIN;
    SubgroupAvcImeGetDualReferenceStreaminINTEL
        = "ime_get_dual_reference_streamin"(DUAL_STREAMOUT) -> DUAL_STREAMIN;
    SubgroupAvcImeStripSingleReferenceStreamoutINTEL
        = "ime_strip_single_reference_streamout"(SINGLE_STREAMOUT) -> IME_RESULT;
    SubgroupAvcImeStripDualReferenceStreamoutINTEL
        = "ime_strip_dual_reference_streamout"(DUAL_STREAMOUT) -> IME_RESULT;
    SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL
        = "ime_get_streamout_major_shape_motion_vectors"(SINGLE_STREAMOUT, UCHAR) -> UINT;
    SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL
        = "ime_get_streamout_major_shape_distortions"(SINGLE_STREAMOUT, UCHAR) -> USHORT;
    SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL
        = "ime_get_streamout_major_shape_reference_ids"(SINGLE_STREAMOUT, UCHAR) -> UCHAR;
    SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL
        = "ime_get_streamout_major_shape_motion_vectors"(DUAL_STREAMOUT, UCHAR, UCHAR) -> UINT;
    SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL
        = "ime_get_streamout_major_shape_distortions"(DUAL_STREAMOUT, UCHAR, UCHAR) -> USHORT;
    SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL
        = "ime_get_streamout_major_shape_reference_ids"(DUAL_STREAMOUT, UCHAR, UCHAR) -> UCHAR;
    SubgroupAvcImeGetBorderReachedINTEL = "ime_get_border_reached"(UCHAR, IME_RESULT) -> UCHAR;
    SubgroupAvcImeGetTruncatedSearchIndicationINTEL
        = "ime_get_truncated_search_indication"(IME_RESULT) -> UCHAR;
    SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL
        = "ime_get_unidirectional_early_search_termination"(IME_RESULT) -> UCHAR;
    SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL
        = "ime_get_weighting_pattern_minimum_motion_vector"(IME_RESULT) -> UINT;
    SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL
        = "ime_get_weighting_pattern_minimum_distortion"(IME_RESULT) -> USHORT;
    SubgroupAvcFmeInitializeINTEL
        = "fme_initialize"(USHORT2, ULONG, UCHAR, UCHAR, UCHAR, UCHAR, UCHAR) -> REF_PAYLOAD;
    SubgroupAvcBmeInitializeINTEL
        = "bme_initialize"(USHORT2, ULONG, UCHAR, UCHAR, UCHAR, UCHAR, UCHAR, UCHAR) -> REF_PAYLOAD;
    SubgroupAvcRefConvertToMcePayloadINTEL = "ref_convert_to_mce_payload"(REF_PAYLOAD) -> MCE_PAYLOAD;
    SubgroupAvcRefSetBidirectionalMixDisableINTEL
        = "ref_set_bidirectional_mix_disable"(REF_PAYLOAD) -> REF_PAYLOAD;
    SubgroupAvcRefSetBilinearFilterEnableINTEL = "ref_set_bilinear_filter_enable"(REF_PAYLOAD) -> REF_PAYLOAD;
    SubgroupAvcRefConvertToMceResultINTEL = "ref_convert_to_mce_result"(REF_RESULT) -> MCE_RESULT;
    SubgroupAvcSicInitializeINTEL = "sic_initialize"(USHORT2) -> SIC_PAYLOAD;
    SubgroupAvcSicConfigureSkcINTEL
        = "sic_configure_skc"(UINT, UINT, ULONG, UCHAR, UCHAR, SIC_PAYLOAD) -> SIC_PAYLOAD;
    SubgroupAvcSicConfigureIpeLumaINTEL
        = "sic_configure_ipe"(UCHAR, UCHAR, UCHAR, UCHAR, UCHAR, UCHAR, UCHAR, SIC_PAYLOAD) -> SIC_PAYLOAD;
    SubgroupAvcSicConfigureIpeLumaChromaINTEL
        = "sic_configure_ipe"(UCHAR, UCHAR, UCHAR, UCHAR, UCHAR, UCHAR, USHORT, USHORT, USHORT, UCHAR, SIC_PAYLOAD)
        -> SIC_PAYLOAD;
    SubgroupAvcSicGetMotionVectorMaskINTEL = "sic_get_motion_vector_mask"(UINT, UCHAR) -> UINT;
    SubgroupAvcSicConvertToMcePayloadINTEL = "sic_convert_to_mce_payload"(SIC_PAYLOAD) -> MCE_PAYLOAD;
    SubgroupAvcSicSetIntraLumaShapePenaltyINTEL
        = "sic_set_intra_luma_shape_penalty"(UINT, SIC_PAYLOAD) -> SIC_PAYLOAD;
    SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL
        = "sic_set_intra_luma_mode_cost_function"(UCHAR, UINT, UINT, SIC_PAYLOAD) -> SIC_PAYLOAD;
    SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL
        = "sic_set_intra_chroma_mode_cost_function"(UCHAR, SIC_PAYLOAD) -> SIC_PAYLOAD;
    SubgroupAvcSicSetBilinearFilterEnableINTEL
        = "sic_set_skc_bilinear_filter_enable"(SIC_PAYLOAD) -> SIC_PAYLOAD;
    SubgroupAvcSicSetSkcForwardTransformEnableINTEL
        = "sic_set_skc_forward_transform_enable"(ULONG, SIC_PAYLOAD) -> SIC_PAYLOAD;
    SubgroupAvcSicSetBlockBasedRawSkipSadINTEL
        = "sic_set_block_based_raw_skip_sad"(UCHAR, SIC_PAYLOAD) -> SIC_PAYLOAD;
    SubgroupAvcSicConvertToMceResultINTEL = "sic_convert_to_mce_result"(SIC_RESULT) -> MCE_RESULT;
    SubgroupAvcSicGetIpeLumaShapeINTEL = "sic_get_ipe_luma_shape"(SIC_RESULT) -> UCHAR;
    SubgroupAvcSicGetBestIpeLumaDistortionINTEL = "sic_get_best_ipe_luma_distortion"(SIC_RESULT) -> USHORT;
    SubgroupAvcSicGetBestIpeChromaDistortionINTEL
        = "sic_get_best_ipe_chroma_distortion"(SIC_RESULT) -> USHORT;
    SubgroupAvcSicGetPackedIpeLumaModesINTEL = "sic_get_packed_ipe_luma_modes"(SIC_RESULT) -> ULONG;
    SubgroupAvcSicGetIpeChromaModeINTEL = "sic_get_ipe_chroma_mode"(SIC_RESULT) -> UCHAR;
    SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL
        = "sic_get_packed_skc_luma_count_threshold"(SIC_RESULT) -> UINT;
    SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL
        = "sic_get_packed_skc_luma_sum_threshold"(SIC_RESULT) -> ULONG;
    SubgroupAvcSicGetInterRawSadsINTEL = "sic_get_inter_raw_sads"(SIC_RESULT) -> USHORT;
};

pub(crate) const SETTINGS: &[Row] = settings! {
    SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL = "set_inter_base_multi_reference_penalty"(UCHAR);
    SubgroupAvcMceSetInterShapePenaltyINTEL = "set_inter_shape_penalty"(ULONG);
    SubgroupAvcMceSetInterDirectionPenaltyINTEL = "set_inter_direction_penalty"(UCHAR);
    SubgroupAvcMceSetMotionVectorCostFunctionINTEL = "set_motion_vector_cost_function"(ULONG, UINT2, UCHAR);
    SubgroupAvcMceSetAcOnlyHaarINTEL = "set_ac_only_haar"();
    SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL = "set_source_interlaced_field_polarity"(UCHAR);
    SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL
        = "set_single_reference_interlaced_field_polarity"(UCHAR);
    SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL
        = "set_dual_reference_interlaced_field_polarities"(UCHAR, UCHAR);
};

pub(crate) const FINDINGS: &[Row] = findings! {
    SubgroupAvcMceGetMotionVectorsINTEL = "get_motion_vectors"() -> ULONG;
    SubgroupAvcMceGetBestInterDistortionsINTEL = "get_best_inter_distortion"() -> USHORT;
    SubgroupAvcMceGetInterMajorShapeINTEL = "get_inter_major_shape"() -> UCHAR;
    SubgroupAvcMceGetInterMinorShapeINTEL = "get_inter_minor_shapes"() -> UCHAR;
    SubgroupAvcMceGetInterDirectionsINTEL = "get_inter_directions"() -> UCHAR;
    SubgroupAvcMceGetInterMotionVectorCountINTEL = "get_inter_motion_vector_count"() -> UCHAR;
    SubgroupAvcMceGetInterReferenceIdsINTEL = "get_inter_reference_ids"() -> UINT;
    SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL
        = "get_inter_reference_interlaced_field_polarities"(UINT, UINT) -> UCHAR;
};

pub(crate) const SEARCHES: &[Row] = searches! {
    SubgroupAvcImeEvaluateWithSingleReferenceINTEL
        = "ime_evaluate_with_single_reference"(PICTURE, PICTURE, SAMPLER, IME_PAYLOAD) -> IME_RESULT;
    SubgroupAvcImeEvaluateWithDualReferenceINTEL
        = "ime_evaluate_with_dual_reference"(PICTURE, PICTURE, PICTURE, SAMPLER, IME_PAYLOAD) -> IME_RESULT;
    SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL
        = "ime_evaluate_with_single_reference_streamin"(PICTURE, PICTURE, SAMPLER, IME_PAYLOAD, SINGLE_STREAMIN)
        -> IME_RESULT;
    SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL
        = "ime_evaluate_with_dual_reference_streamin"(PICTURE, PICTURE, PICTURE, SAMPLER, IME_PAYLOAD, DUAL_STREAMIN)
        -> IME_RESULT;
    SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL
        = "ime_evaluate_with_single_reference_streamout"(PICTURE, PICTURE, SAMPLER, IME_PAYLOAD)
        -> SINGLE_STREAMOUT;
    SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL
        = "ime_evaluate_with_dual_reference_streamout"(PICTURE, PICTURE, PICTURE, SAMPLER, IME_PAYLOAD)
        -> DUAL_STREAMOUT;
    SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL
        = "ime_evaluate_with_single_reference_streaminout"(PICTURE, PICTURE, SAMPLER, IME_PAYLOAD, SINGLE_STREAMIN)
        -> SINGLE_STREAMOUT;
    SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL
        = "ime_evaluate_with_dual_reference_streaminout"(PICTURE, PICTURE, PICTURE, SAMPLER, IME_PAYLOAD, DUAL_STREAMIN)
        -> DUAL_STREAMOUT;
    SubgroupAvcRefEvaluateWithSingleReferenceINTEL
        = "ref_evaluate_with_single_reference"(PICTURE, PICTURE, SAMPLER, REF_PAYLOAD) -> REF_RESULT;
    SubgroupAvcRefEvaluateWithDualReferenceINTEL
        = "ref_evaluate_with_dual_reference"(PICTURE, PICTURE, PICTURE, SAMPLER, REF_PAYLOAD) -> REF_RESULT;
    SubgroupAvcRefEvaluateWithMultiReferenceINTEL
        = "ref_evaluate_with_multi_reference"(PICTURE, UINT, SAMPLER, REF_PAYLOAD) -> REF_RESULT;
    SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL
        = "ref_evaluate_with_multi_reference"(PICTURE, UINT, UCHAR, SAMPLER, REF_PAYLOAD) -> REF_RESULT;
    SubgroupAvcSicEvaluateIpeINTEL = "sic_evaluate_ipe"(PICTURE, SAMPLER, SIC_PAYLOAD) -> SIC_RESULT;
    SubgroupAvcSicEvaluateWithSingleReferenceINTEL
        = "sic_evaluate_with_single_reference"(PICTURE, PICTURE, SAMPLER, SIC_PAYLOAD) -> SIC_RESULT;
    SubgroupAvcSicEvaluateWithDualReferenceINTEL
        = "sic_evaluate_with_dual_reference"(PICTURE, PICTURE, PICTURE, SAMPLER, SIC_PAYLOAD) -> SIC_RESULT;
    SubgroupAvcSicEvaluateWithMultiReferenceINTEL
        = "sic_evaluate_with_multi_reference"(PICTURE, UINT, SAMPLER, SIC_PAYLOAD) -> SIC_RESULT;
    SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL
        = "sic_evaluate_with_multi_reference"(PICTURE, UINT, UCHAR, SAMPLER, SIC_PAYLOAD) -> SIC_RESULT;
};

pub(crate) const ODD: &[Row] = &[
    Row {
        inst: op(Op::SubgroupAvcMceGetInterDistortionsINTEL),
        faces: &[
            face("intel_sub_group_avc_mce_get_inter_distortions", &[MCE_RESULT], USHORT),
            of_kind("intel_sub_group_avc_ime_get_inter_distortions", &[IME_RESULT], USHORT),
            of_kind("intel_sub_group_avc_ref_get_inter_distortions", &[REF_RESULT], USHORT),
            of_kind("intel_sub_group_avc_sic_get_inter_distortions", &[SIC_RESULT], USHORT),
        ],
    },
    Row {
        inst: op(Op::SubgroupAvcImeRefWindowSizeINTEL),
        faces: &[
            face("intel_sub_group_avc_ime_ref_window_size", &[UCHAR, CHAR], USHORT2),
            face("intel_sub_group_ime_ref_window_size", &[UCHAR, CHAR], USHORT2).alias(),
        ],
    },
];
