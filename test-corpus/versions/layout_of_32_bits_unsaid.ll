; Regression: A module for 32 bits without a data layout: pointers have 32 bits in every step, also where they become numbers.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeInt OpConvert OpAtomic OpInBounds OpLoad OpStore
target triple = "spir-unknown-unknown"

declare <2 x ptr addrspace(1)> @llvm.masked.load.v2p1.p1(ptr addrspace(1), <2 x i1>, <2 x ptr addrspace(1)>)

define spir_kernel void @exchange(ptr addrspace(1) %cell, ptr addrspace(1) %new) {
  %old = atomicrmw xchg ptr addrspace(1) %cell, ptr addrspace(1) %new seq_cst
  store i32 0, ptr addrspace(1) %old, align 4
  ret void
}

; The second of two pointers is aligned to 4 bytes.
define spir_kernel void @masked(ptr addrspace(1) %from, ptr addrspace(1) %other, i1 %second) {
  %mask = insertelement <2 x i1> <i1 true, i1 false>, i1 %second, i32 1
  %base = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) %other, i32 0
  %both = shufflevector <2 x ptr addrspace(1)> %base, <2 x ptr addrspace(1)> poison, <2 x i32> zeroinitializer
  %loaded = call <2 x ptr addrspace(1)> @llvm.masked.load.v2p1.p1(ptr addrspace(1) align 8 %from, <2 x i1> %mask, <2 x ptr addrspace(1)> %both)
  %one = extractelement <2 x ptr addrspace(1)> %loaded, i32 1
  store i32 1, ptr addrspace(1) %one, align 4
  ret void
}
;>        %uint = OpTypeInt 32 0
;>          %13 = OpConvertPtrToU %uint %new
;>          %14 = OpAtomicExchange %uint %10 %uint_0 %uint_784 %13
;>         %old = OpConvertUToPtr %_ptr_CrossWorkgroup_uint %14
;>                OpStore %old %uint_0 Aligned 4
;>                OpStore %one %uint_1 Aligned 4
;>          %38 = OpLoad %_ptr_CrossWorkgroup_uint %46 Aligned 4
;>          %41 = OpLoad %_ptr_CrossWorkgroup_uint %50 Aligned 4
