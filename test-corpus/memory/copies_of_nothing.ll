; Regression: Copies, moves and fills of length zero vanish; others stay.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCopyMemorySized
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 0, i1 false)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 0, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 0, i64 0, i1 false)
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 8 %p, ptr addrspace(1) align 4 %q, i64 %n, i1 true)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 7, i64 17, i1 false)
  ret void
}
;>                OpCopyMemorySized %p %q %n Volatile|Aligned 4
;>                OpCopyMemorySized %p %expanded_memset_07_17_1 %ulong_17 Aligned 1
