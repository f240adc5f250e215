; Regression: Freeze of undef, of an argument, and in a loop.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPhi OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
e:
  %f = freeze i32 undef
  %g = freeze i32 %a
  br label %l
l:
  %i = phi i32 [ %g, %e ], [ %h, %l ]
  %h = freeze i32 %i
  store i32 %h, ptr addrspace(1) %p
  store i32 %f, ptr addrspace(1) %p
  %c = icmp eq i32 %h, 3
  br i1 %c, label %x, label %l
x:
  ret void
}
;>           %i = OpPhi %uint %a %e %i %l
;>                OpStore %p %i Aligned 4
;>                OpStore %p %uint_0 Aligned 4
