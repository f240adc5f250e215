; Regression: The smaller of two alignments goes with a copy, one alignment with a fill.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCopyMemorySized
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p0.p2.i32(ptr, ptr addrspace(2), i32, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(2) %c) {
  %a = alloca [8 x i32], align 16
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 2 %q, i64 64, i1 false)
  call void @llvm.memcpy.p0.p2.i32(ptr align 16 %a, ptr addrspace(2) align 4 %c, i32 32, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 8 %p, i8 0, i64 24, i1 false)
  ret void
}
;>                OpCopyMemorySized %p %q %ulong_64 Aligned 2
;>                OpCopyMemorySized %a %c %uint_32 Aligned 4
;>                OpCopyMemorySized %p %expanded_memset_00_24_8 %ulong_24 Aligned 8
