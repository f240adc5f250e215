; The address of an element of a cooperative matrix points to a component.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_KHR_cooperative_matrix
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeCooperative OpAccessChain OpStore OpBitcast
target triple = "spir64-unknown-unknown"

declare spir_func ptr @_Z19__spirv_AccessChainP6Matrixi(ptr, i32)

define spir_func void @set(target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 0) %matrix, i32 %value) {
  %place = alloca target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 0), align 8
  store target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 0) %matrix, ptr %place, align 8
  %element = call spir_func ptr @_Z19__spirv_AccessChainP6Matrixi(ptr %place, i32 1)
  store i32 %value, ptr %element, align 4
  ret void
}
;>           %7 = OpTypeCooperativeMatrixKHR %uint %uint_3 %uint_12 %uint_12 %uint_0
;>                OpStore %place %matrix Aligned 8
;>     %element = OpAccessChain %_ptr_Function_uint %place %uint_1
;>                OpStore %element %value Aligned 4
