; A walk over pointers counts in integers as wide as a pointer: untyped access chains do not count in pointers.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify %t.back.bc -o %t.verified.bc
; RUN: spirv-llvm %t.verified.bc -o %t.again.spv --spirv-untyped-pointers
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: Untyped OpTypeInt OpLoad OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @main(ptr addrspace(1) %rows, i32 %i) {
  %at = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %rows, i32 %i
  %row = load ptr addrspace(1), ptr addrspace(1) %at, align 8
  store float 1.0, ptr addrspace(1) %row, align 4
  ret void
}
;>                OpCapability UntypedPointersKHR
;>       %ulong = OpTypeInt 64 0
;> %_ptr_CrossWorkgroup = OpTypeUntypedPointerKHR CrossWorkgroup
;>        %uint = OpTypeInt 32 0
;>          %at = OpUntypedInBoundsPtrAccessChainKHR %_ptr_CrossWorkgroup %ulong %rows %i
;>         %row = OpLoad %_ptr_CrossWorkgroup %at Aligned 8
;>                OpStore %row %float_1 Aligned 4
