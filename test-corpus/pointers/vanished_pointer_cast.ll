; Regression: A pointer that steps over integers is loaded as a vector: the cast that the source had is not in the input.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify %t.back.bc -o %t.verified.bc
; RUN: spirv-llvm %t.back.bc -o %t.again.spv
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: OpInBoundsPtrAccessChain OpPtrAccessChain OpBitcast OpLoad
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @main(ptr addrspace(1) %hist, i64 %grid, ptr addrspace(1) %out) {
  %n = load i32, ptr addrspace(1) %hist, align 4
  %at = getelementptr inbounds i32, ptr addrspace(1) %hist, i64 %grid
  %four = load <4 x i32>, ptr addrspace(1) %at, align 16
  store <4 x i32> %four, ptr addrspace(1) %out, align 16
  ret void
}
;>           %n = OpLoad %uint %hist Aligned 4
;>          %at = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uint %hist %grid
;>          %17 = OpBitcast %_ptr_CrossWorkgroup_v4uint %at
;>        %four = OpLoad %v4uint %17 Aligned 16
