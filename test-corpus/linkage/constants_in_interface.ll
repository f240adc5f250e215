; Regression: A constant array used by a kernel that needs version 1.4 is in the interface list, and what its addresses name.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpEntryPoint
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@t = internal addrspace(2) constant [2 x i32] [i32 1, i32 2]
@named = internal addrspace(1) global [1 x i32] [i32 7]
@names = internal addrspace(1) global [2 x ptr addrspace(1)] [ptr addrspace(1) @named, ptr addrspace(1) @named]
define spir_kernel void @k(ptr addrspace(1) %p, i64 %i, i1 %c, { i32 } %x, { i32 } %y) {
  %q = getelementptr [2 x i32], ptr addrspace(2) @t, i64 0, i64 %i
  %v = load i32, ptr addrspace(2) %q
  %s = select i1 %c, { i32 } %x, { i32 } %y
  %e = extractvalue { i32 } %s, 0
  %w = add i32 %v, %e
  store i32 %w, ptr addrspace(1) %p
  %slot = getelementptr [2 x ptr addrspace(1)], ptr addrspace(1) @names, i64 0, i64 %i
  %address = load ptr addrspace(1), ptr addrspace(1) %slot
  store ptr addrspace(1) %address, ptr addrspace(1) %p
  ret void
}
;>                OpEntryPoint Kernel %k "k" %t %names %named
