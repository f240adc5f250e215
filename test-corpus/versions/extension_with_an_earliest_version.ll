; Regression: An extension is for version 1.3 and later, so that the module has this version.
; RUN: spirv-llvm --spirv-ext=+SPV_QCOM_cooperative_matrix_conversion %s -o %t.spv
; RUN: spirv-llvm dis %t.spv
; FAIL: spirv-llvm --spirv-ext=+SPV_QCOM_cooperative_matrix_conversion --spirv-max-version=1.2 %s -o %t.old.spv
; KEEP: Version OpExtension ArrayQCOM
target triple = "spir64-unknown-unknown"

declare spir_func [4 x i32] @_Z24__spirv_BitCastArrayQCOMA4_f([4 x float])

define spir_func [4 x i32] @f([4 x float] %a) {
  %r = call spir_func [4 x i32] @_Z24__spirv_BitCastArrayQCOMA4_f([4 x float] %a)
  ret [4 x i32] %r
}
;> $ spirv-llvm dis %t.spv
;> ; Version: 1.3
;>                OpExtension "SPV_QCOM_cooperative_matrix_conversion"
;>           %r = OpBitCastArrayQCOM %_arr_uint_uint_4 %a
;> $ spirv-llvm --spirv-ext=+SPV_QCOM_cooperative_matrix_conversion --spirv-max-version=1.2 %s -o %t.old.spv
;> %s: function @f, block %0, '%r = call @_Z24__spirv_BitCastArrayQCOMA4_f': error: OpBitCastArrayQCOM (capability CooperativeMatrixConversionQCOM) needs SPIR-V 1.3
