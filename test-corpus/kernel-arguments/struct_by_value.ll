; Regression: A structure passed by value to a kernel, and an array in it.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpDecorate OpTypeStruct
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%S = type { i32, [2 x float], i8 }
define spir_kernel void @k(ptr byval(%S) align 4 %s, ptr addrspace(1) %p) {
  %f = getelementptr %S, ptr %s, i32 0, i32 1, i64 1
  %v = load float, ptr %f
  store float %v, ptr addrspace(1) %p
  ret void
}
;>                OpDecorate %s FuncParamAttr ByVal
;>                OpDecorate %s Alignment 4
;>           %S = OpTypeStruct %uint %_arr_float_uint_2 %uchar
