; Regression: Indices of one bit: signed for addresses, unsigned for elements of vectors.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSelect OpPtrAccessChain OpVector OpSwitch OpConstant
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n, <4 x float> %v) {
  %i = icmp sgt i32 %n, 3
  %q = getelementptr i32, ptr addrspace(1) %p, i1 %i
  store i32 1, ptr addrspace(1) %q, align 4
  %r = getelementptr [2 x [4 x float]], ptr addrspace(1) %p, i64 0, i1 %i, i32 %n
  %x = extractelement <4 x float> %v, i1 %i
  store float %x, ptr addrspace(1) %r, align 4
  %w = insertelement <4 x float> %v, float %x, i1 %i
  %y = extractelement <4 x float> %w, i24 2
  store float %y, ptr addrspace(1) %r, align 4
  switch i1 %i, label %a [
    i1 true, label %b
  ]
a:
  ret void
b:
  store i32 2, ptr addrspace(1) %q, align 4
  ret void
}
;>      %uint_3 = OpConstant %uint 3
;> %uint_4294967295 = OpConstant %uint 4294967295
;>      %uint_0 = OpConstant %uint 0
;>      %uint_1 = OpConstant %uint 1
;>      %uint_4 = OpConstant %uint 4
;>      %uint_2 = OpConstant %uint 2
;>     %ulong_0 = OpConstant %ulong 0
;>          %17 = OpSelect %uint %i %uint_4294967295 %uint_0
;>           %q = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %p %17
;>          %20 = OpSelect %uint %i %uint_4294967295 %uint_0
;>           %r = OpPtrAccessChain %_ptr_CrossWorkgroup_float %26 %ulong_0 %20 %n
;>          %31 = OpSelect %uint %i %uint_1 %uint_0
;>           %x = OpVectorExtractDynamic %float %v %31
;>          %33 = OpSelect %uint %i %uint_1 %uint_0
;>           %w = OpVectorInsertDynamic %v4float %v %x %33
;>          %36 = OpSelect %uint %i %uint_0 %uint_1
;>                OpSwitch %36 %a 0 %b
