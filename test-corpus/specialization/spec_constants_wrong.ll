; Specialization constants that are none are refused at the call.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i32 %n, ptr addrspace(1) %a) {
  %computed = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 %n)
  %one = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 2, i32 1)
  %two = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 2, i32 2)
  %element = call spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii(i32 %n, i32 3)
  %short = call spir_func [3 x i32] @_Z29__spirv_SpecConstantCompositei(i32 3)
  store i32 %computed, ptr addrspace(1) %a
  store i32 %one, ptr addrspace(1) %a
  store i32 %two, ptr addrspace(1) %a
  store <2 x i32> %element, ptr addrspace(1) %a
  store [3 x i32] %short, ptr addrspace(1) %a
  ret void
}
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii(i32, i32)
declare spir_func [3 x i32] @_Z29__spirv_SpecConstantCompositei(i32)
;> %t.bc: function @k, block %0, '%computed = call @_Z20__spirv_SpecConstantii': error: the number and the default value of a specialization constant must be constants
;>   help: call __spirv_SpecConstant with a constant i32 and a constant of the type of its result
;> %t.bc: function @k, block %0, '%two = call @_Z20__spirv_SpecConstantii': error: specialization constant 2 has another type or default value elsewhere
;>   help: give each specialization constant a number of its own
;> %t.bc: function @k, block %0, '%element = call @_Z29__spirv_SpecConstantCompositeii': error: element 0 of a specialization composite is not a constant
;>   help: its elements are constants and results of __spirv_SpecConstant; optimize (at least mem2reg) so that they are not read from memory
;> %t.bc: function @k, block %0, '%short = call @_Z29__spirv_SpecConstantCompositei': error: a specialization composite has another number of elements than its type
;>   help: call __spirv_SpecConstantComposite with one argument for each element of its result
