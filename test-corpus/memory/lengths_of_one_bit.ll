; Regression: The length of a copy is an integer of one bit, which is no number in SPIR-V.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Copy Select
target triple = "spir64-unknown-unknown"

declare void @llvm.memcpy.p3.p1.i1(ptr addrspace(3), ptr addrspace(1), i1, i1)

define spir_kernel void @k(ptr addrspace(3) %to, ptr addrspace(1) %from, i32 %number) {
  call void @llvm.memcpy.p3.p1.i1(ptr addrspace(3) %to, ptr addrspace(1) %from, i1 true, i1 false)
  %is_one = trunc i32 %number to i1
  call void @llvm.memcpy.p3.p1.i1(ptr addrspace(3) %to, ptr addrspace(1) %from, i1 %is_one, i1 false)
  ret void
}
;>                OpCopyMemorySized %to %from %ulong_1 Aligned 1
;>          %20 = OpSelect %ulong %is_one %ulong_1 %ulong_0
;>                OpCopyMemorySized %to %from %20 Aligned 1
