; Searches of Intel's motion estimation, as clang calls them: a setting of one kind is that of all kinds between conversions,
; and pictures are images with the sampler. The validator does not know that these types are types, and is not asked.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+all %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=CL2.0 %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -o %t.friendly.bc
; RUN: spirv-llvm --spirv-ext=+all %t.friendly.bc -o %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: OpSubgroupAvc OpVmeImage OpTypeVme OpTypeAvc call
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func i64 @search(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %now, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %before, target("spirv.Sampler") %sampler, <2 x i16> %at) {
  %new = call spir_func target("spirv.AvcImePayloadINTEL") @_Z34intel_sub_group_avc_ime_initializeDv2_thh(<2 x i16> %at, i8 0, i8 0)
  %set = call spir_func target("spirv.AvcImePayloadINTEL") @_Z47intel_sub_group_avc_ime_set_inter_shape_penaltym37ocl_intel_sub_group_avc_ime_payload_t(i64 4, target("spirv.AvcImePayloadINTEL") %new)
  %found = call spir_func target("spirv.AvcImeResultINTEL") @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %now, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %before, target("spirv.Sampler") %sampler, target("spirv.AvcImePayloadINTEL") %set)
  %vectors = call spir_func i64 @_Z42intel_sub_group_avc_ime_get_motion_vectors36ocl_intel_sub_group_avc_ime_result_t(target("spirv.AvcImeResultINTEL") %found)
  ret i64 %vectors
}

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z34intel_sub_group_avc_ime_initializeDv2_thh(<2 x i16>, i8, i8)
declare spir_func target("spirv.AvcImePayloadINTEL") @_Z47intel_sub_group_avc_ime_set_inter_shape_penaltym37ocl_intel_sub_group_avc_ime_payload_t(i64, target("spirv.AvcImePayloadINTEL"))
declare spir_func target("spirv.AvcImeResultINTEL") @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), target("spirv.AvcImePayloadINTEL"))
declare spir_func i64 @_Z42intel_sub_group_avc_ime_get_motion_vectors36ocl_intel_sub_group_avc_ime_result_t(target("spirv.AvcImeResultINTEL"))
;> $ spirv-llvm dis %t.spv
;>          %16 = OpTypeAvcImePayloadINTEL
;>          %19 = OpTypeAvcMcePayloadINTEL
;>          %23 = OpTypeVmeImageINTEL %4
;>          %26 = OpTypeAvcImeResultINTEL
;>          %28 = OpTypeAvcMceResultINTEL
;>         %new = OpSubgroupAvcImeInitializeINTEL %16 %at %uchar_0 %uchar_0
;>          %20 = OpSubgroupAvcImeConvertToMcePayloadINTEL %19 %new
;>          %21 = OpSubgroupAvcMceSetInterShapePenaltyINTEL %19 %ulong_4 %20
;>         %set = OpSubgroupAvcMceConvertToImePayloadINTEL %16 %21
;>          %24 = OpVmeImageINTEL %23 %now %sampler
;>          %25 = OpVmeImageINTEL %23 %before %sampler
;>       %found = OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL %26 %24 %25 %set
;>          %29 = OpSubgroupAvcImeConvertToMceResultINTEL %28 %found
;>     %vectors = OpSubgroupAvcMceGetMotionVectorsINTEL %ulong %29
;> $ spirv-llvm dis %t.rev.bc
;>   %new = call spir_func target("spirv.AvcImePayloadINTEL") @_Z34intel_sub_group_avc_ime_initializeDv2_thh(<2 x i16> %at, i8 0, i8 0) #0
;>   %1 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z46intel_sub_group_avc_ime_convert_to_mce_payload37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.AvcImePayloadINTEL") %new) #0
;>   %2 = call spir_func target("spirv.AvcMcePayloadINTEL") @_Z47intel_sub_group_avc_mce_set_inter_shape_penaltym37ocl_intel_sub_group_avc_mce_payload_t(i64 4, target("spirv.AvcMcePayloadINTEL") %1) #0
;>   %set = call spir_func target("spirv.AvcImePayloadINTEL") @_Z46intel_sub_group_avc_mce_convert_to_ime_payload37ocl_intel_sub_group_avc_mce_payload_t(target("spirv.AvcMcePayloadINTEL") %2) #0
;>   %found = call spir_func target("spirv.AvcImeResultINTEL") @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %now, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %before, target("spirv.Sampler") %sampler, target("spirv.AvcImePayloadINTEL") %set) #0
;>   %3 = call spir_func target("spirv.AvcMceResultINTEL") @_Z45intel_sub_group_avc_ime_convert_to_mce_result36ocl_intel_sub_group_avc_ime_result_t(target("spirv.AvcImeResultINTEL") %found) #0
;>   %vectors = call spir_func i64 @_Z42intel_sub_group_avc_mce_get_motion_vectors36ocl_intel_sub_group_avc_mce_result_t(target("spirv.AvcMceResultINTEL") %3) #0
;> $ spirv-llvm dis %t.again.spv
;>          %16 = OpTypeAvcImePayloadINTEL
;>          %18 = OpTypeAvcMcePayloadINTEL
;>          %23 = OpTypeVmeImageINTEL %4
;>          %26 = OpTypeAvcImeResultINTEL
;>          %28 = OpTypeAvcMceResultINTEL
;>         %new = OpSubgroupAvcImeInitializeINTEL %16 %at %uchar_0 %uchar_0
;>          %19 = OpSubgroupAvcImeConvertToMcePayloadINTEL %18 %new
;>          %21 = OpSubgroupAvcMceSetInterShapePenaltyINTEL %18 %ulong_4 %19
;>         %set = OpSubgroupAvcMceConvertToImePayloadINTEL %16 %21
;>          %24 = OpVmeImageINTEL %23 %now %sampler
;>          %25 = OpVmeImageINTEL %23 %before %sampler
;>       %found = OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL %26 %24 %25 %set
;>          %29 = OpSubgroupAvcImeConvertToMceResultINTEL %28 %found
;>     %vectors = OpSubgroupAvcMceGetMotionVectorsINTEL %ulong %29
