; Regression: Vectors of pointers in memory, as integers, and copied three at a time.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeVector OpLoad OpStore OpConvert
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %i) {
  %v = load <4 x ptr addrspace(4)>, ptr addrspace(1) %p, align 32
  store <4 x ptr addrspace(4)> %v, ptr addrspace(1) %q, align 32
  %w = load <2 x ptr addrspace(1)>, ptr addrspace(1) %p, align 16
  %n = ptrtoint <2 x ptr addrspace(1)> %w to <2 x i64>
  store <2 x i64> %n, ptr addrspace(1) %q, align 16
  %t = load <3 x ptr addrspace(1)>, ptr addrspace(1) %p, align 8
  %g = getelementptr i32, <3 x ptr addrspace(1)> %t, i64 %i
  store <3 x ptr addrspace(1)> %g, ptr addrspace(1) %q, align 8
  ret void
}
;>     %v2ulong = OpTypeVector %ulong 2
;>          %15 = OpLoad %_ptr_Generic_uint %14 Aligned 32
;>          %22 = OpLoad %_ptr_Generic_uint %21 Aligned 8
;>          %26 = OpLoad %_ptr_Generic_uint %25 Aligned 16
;>          %30 = OpLoad %_ptr_Generic_uint %29 Aligned 8
;>                OpStore %q %15 Aligned 32
;>                OpStore %32 %22 Aligned 8
;>                OpStore %34 %26 Aligned 16
;>                OpStore %36 %30 Aligned 8
;>          %37 = OpLoad %_ptr_CrossWorkgroup_uint %p Aligned 16
;>          %39 = OpLoad %_ptr_CrossWorkgroup_uint %38 Aligned 8
;>          %40 = OpConvertPtrToU %ulong %37
;>          %41 = OpConvertPtrToU %ulong %39
;>                OpStore %45 %n Aligned 16
;>          %46 = OpLoad %_ptr_CrossWorkgroup_uint %p Aligned 8
;>          %48 = OpLoad %_ptr_CrossWorkgroup_uint %47 Aligned 8
;>          %50 = OpLoad %_ptr_CrossWorkgroup_uint %49 Aligned 8
;>                OpStore %54 %51 Aligned 8
;>                OpStore %57 %52 Aligned 8
;>                OpStore %59 %53 Aligned 8
