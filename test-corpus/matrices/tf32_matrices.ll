; Regression: Matrices rounded to TF32 need the extension for them besides that of the rounding.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_joint_matrix,+SPV_INTEL_tensor_float32_conversion %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: opt -passes=verify -disable-output %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; FAIL: spirv-llvm --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_tensor_float32_conversion %t.bc -o %t.no.spv
; KEEP: OpCapability RoundFToTF32 error help
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(float %a) {
  %whole = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z26__spirv_CompositeConstructf(float %a)
  %rounded = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z25__spirv_RoundFToTF32INTELPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %whole)
  ret void
}
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z26__spirv_CompositeConstructf(float)
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z25__spirv_RoundFToTF32INTELPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2))
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability CooperativeMatrixKHR
;>                OpCapability TensorFloat32RoundingINTEL
;>                OpCapability CooperativeMatrixTF32ComponentTypeINTEL
;>     %rounded = OpRoundFToTF32INTEL %11 %whole
;> $ spirv-llvm -r %t.spv -o %t.rev.bc
;>   help: link a definition, or select another spelling (--spirv-target-env)
;> %t.spv: function k, word 107, instruction 26 (OpRoundFToTF32INTEL %13): warning: lost: builtin OpRoundFToTF32INTEL: OpenCL C 2.0 has no function _Z25__spirv_RoundFToTF32INTELPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2
;>   help: link a definition, or select another spelling (--spirv-target-env)
;> $ spirv-llvm dis %t.rev.bc
;>   %rounded = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z25__spirv_RoundFToTF32INTELPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %whole) #1
;> declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z25__spirv_RoundFToTF32INTELPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2)) #1
;> $ spirv-llvm --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_tensor_float32_conversion %t.bc -o %t.no.spv
;> %t.bc: function @k, block %0, '%rounded = call @_Z25__spirv_RoundFToTF32INTELPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2': error: RoundFToTF32INTEL of a cooperative matrix (capability CooperativeMatrixTF32ComponentTypeINTEL) needs SPV_INTEL_joint_matrix
;>   help: allow it with --spirv-ext=+SPV_INTEL_joint_matrix
