; Regression: A switch on an undefined integer of four bits with a case for nearly every value, and one on a defined integer.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSwitch OpBitwiseAnd
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
e:
  switch i4 undef, label %d [
    i4 0, label %x
    i4 1, label %y
    i4 2, label %x
    i4 3, label %y
    i4 4, label %x
    i4 5, label %y
    i4 6, label %x
    i4 7, label %y
    i4 -8, label %x
    i4 -7, label %y
    i4 -6, label %x
    i4 -5, label %y
    i4 -4, label %x
    i4 -3, label %y
    i4 -2, label %x
  ]
x:
  %n = trunc i32 %a to i4
  switch i4 %n, label %d [
    i4 -1, label %y
    i4 -8, label %y
    i4 7, label %d
  ]
y:
  store i32 1, ptr addrspace(1) %p
  br label %d
d:
  ret void
}
;>                OpSwitch %uchar_0 %d 0 %x 1 %y 2 %x 3 %y 4 %x 5 %y 6 %x 7 %y 8 %x 9 %y 10 %x 11 %y 12 %x 13 %y 14 %x
;>          %16 = OpBitwiseAnd %uchar %14 %uchar_15
;>                OpSwitch %16 %d 15 %y 8 %y 7 %d
