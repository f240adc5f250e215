; Regression: Freeze of a vector of truth values, of poison, and of the start of a loop.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPhi OpSelect OpStore OpUndef
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, <4 x i1> %m) {
e:
  %f = freeze <4 x i1> %m
  %g = freeze <4 x i1> poison
  %h = and <4 x i1> %f, %g
  %z = select <4 x i1> %h, <4 x i32> splat (i32 1), <4 x i32> zeroinitializer
  store <4 x i32> %z, ptr addrspace(1) %p
  %u = freeze i32 undef
  br label %l
l:
  %i = phi i32 [ %u, %e ], [ %j, %l ]
  %j = add i32 %i, 1
  store i32 %i, ptr addrspace(1) %p
  %q = freeze ptr addrspace(1) %p
  store i32 %u, ptr addrspace(1) %q
  %c = icmp ult i32 %j, 10
  br i1 %c, label %l, label %x
x:
  ret void
}
;>           %z = OpSelect %v4uint %h %15 %16
;>                OpStore %19 %z Aligned 16
;>           %i = OpPhi %uint %uint_0 %e %j %l
;>                OpStore %p %i Aligned 4
;>                OpStore %p %uint_0 Aligned 4
