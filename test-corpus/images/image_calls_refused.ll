; Rejected: A motion estimation without a sampler or a payload, and a sampled image of another image than its operand.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm --spirv-ext=+all %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func void @search(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, float %sampler, target("spirv.AvcImePayloadINTEL") %payload) {
  %found = call spir_func target("spirv.AvcImeResultINTEL") @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, float %sampler, target("spirv.AvcImePayloadINTEL") %payload)
  ret void
}

define spir_func i64 @motion(i32 %x) {
  %r = call spir_func i64 @_Z42intel_sub_group_avc_ime_get_motion_vectors36ocl_intel_sub_group_avc_ime_result_t(i32 %x)
  ret i64 %r
}

define spir_func void @other(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler) {
  %r = call spir_func target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImage14ocl_image2d_ro11ocl_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler)
  ret void
}

declare spir_func target("spirv.AvcImeResultINTEL") @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), float, target("spirv.AvcImePayloadINTEL"))
declare spir_func i64 @_Z42intel_sub_group_avc_ime_get_motion_vectors36ocl_intel_sub_group_avc_ime_result_t(i32)
declare spir_func target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImage14ocl_image2d_ro11ocl_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))
;> %t.bc: function @search, block %0, '%found = call @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t': error: the pictures of a motion estimation have no sampler
;>   help: pass a sampler of the type target("spirv.Sampler")
;> %t.bc: function @motion, block %0, '%r = call @_Z42intel_sub_group_avc_ime_get_motion_vectors36ocl_intel_sub_group_avc_ime_result_t': error: OpSubgroupAvcMceGetMotionVectorsINTEL does not accept a payload or result of this type
;>   help: declare the function with the types of SPV_INTEL_device_side_avc_motion_estimation
;> %t.bc: function @other, block %0, '%r = call @_Z20__spirv_SampledImage14ocl_image2d_ro11ocl_sampler': error: the result of OpSampledImage belongs to another image than its operand
;>   help: declare the function with the types of the instruction
