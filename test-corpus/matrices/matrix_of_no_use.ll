; Rejected: What a cooperative matrix is used for, and whose it is, are numbers with few values.
; FAIL: spirv-llvm --spirv-ext=+SPV_KHR_cooperative_matrix %s -o %t.spv
; FAIL(14): llvm-spirv --spirv-ext=+SPV_KHR_cooperative_matrix %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 5) @_Z26__spirv_CompositeConstructf(float)
declare spir_func target("spirv.CooperativeMatrixKHR", float, 9, 8, 8, 0) @other()

define spir_func void @f() {
  %a = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 5) @_Z26__spirv_CompositeConstructf(float 0.0)
  %b = call spir_func target("spirv.CooperativeMatrixKHR", float, 9, 8, 8, 0) @other()
  ret void
}
;> $ spirv-llvm --spirv-ext=+SPV_KHR_cooperative_matrix %s -o %t.spv
;> %s: function @f, block %0, '%a = call @_Z26__spirv_CompositeConstructf': error: the operand Use of target("spirv.CooperativeMatrixKHR") cannot be 5
;>   help: SPIR-V types are written target("spirv.Image", …) and so on, with the operands of their instruction
;> %s: function @f, block %0, '%b = call @other': error: the operand Scope of target("spirv.CooperativeMatrixKHR") cannot be 9
;>   help: SPIR-V types are written target("spirv.Image", …) and so on, with the operands of their instruction
;> $ llvm-spirv --spirv-ext=+SPV_KHR_cooperative_matrix %s -o %t.spv
;> InvalidInstruction: Can't translate llvm instruction:
;> TypeCooperativeMatrixKHR
;> Incorrect Use parameter, should be MatrixA, MatrixB or Accumulator
;> %s: function @f, block %0, '%a = call @_Z26__spirv_CompositeConstructf': error: the operand Use of target("spirv.CooperativeMatrixKHR") cannot be 5
;>   help: SPIR-V types are written target("spirv.Image", …) and so on, with the operands of their instruction
;> %s: function @f, block %0, '%b = call @other': error: the operand Scope of target("spirv.CooperativeMatrixKHR") cannot be 9
;>   help: SPIR-V types are written target("spirv.Image", …) and so on, with the operands of their instruction
