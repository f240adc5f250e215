; Regression: Constants in the private address space become variables of the function.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpInBoundsPtrAccessChain OpLoad
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@t = private unnamed_addr constant [4 x i64] [i64 1, i64 2, i64 3, i64 4]
define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds [4 x i64], ptr @t, i64 0, i64 %i
  %v = load i64, ptr %q
  store i64 %v, ptr addrspace(1) %p
  %w = load i64, ptr getelementptr inbounds ([4 x i64], ptr @t, i64 0, i64 2)
  store volatile i64 %w, ptr addrspace(1) %p
  ret void
}
;>           %t = OpVariable %_ptr_Function__arr_ulong_uint_4 Function %16
;>           %q = OpInBoundsPtrAccessChain %_ptr_Function_ulong %t %ulong_0 %i
;>           %v = OpLoad %ulong %q Aligned 8
;>          %23 = OpInBoundsPtrAccessChain %_ptr_Function_ulong %t %ulong_0 %ulong_2
;>           %w = OpLoad %ulong %23 Aligned 8
