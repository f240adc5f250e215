; Regression: Two cases of a switch lead to one block, which a phi lists twice.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpPhi OpSwitch
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i8 %a) {
e:
  switch i8 %a, label %d [ i8 1, label %x
    i8 -2, label %x ]
d:
  br label %x
x:
  %v = phi i32 [ 1, %e ], [ 1, %e ], [ 2, %d ]
  store i32 %v, ptr addrspace(1) %p
  ret void
}
;>                OpSwitch %a %d 1 %x 254 %x
;>           %v = OpPhi %uint %uint_1 %e %uint_2 %d
