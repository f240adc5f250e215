; Regression: A switch on 64 bits, and one on i1.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSwitch
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i64 %a, i1 %b) {
  switch i64 %a, label %d [ i64 -1, label %x
    i64 4294967296, label %y ]
x:
  switch i1 %b, label %d [ i1 true, label %y ]
y:
  store i32 1, ptr addrspace(1) %p
  br label %d
d:
  ret void
}
;>                OpSwitch %a %d 18446744073709551615 %x 4294967296 %y
;>                OpSwitch %17 %d 1 %y
