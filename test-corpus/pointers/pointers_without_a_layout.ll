; Regression: A data layout that says nothing of pointers: they have the width of the target.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpMemoryModel
target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
target triple = "spir-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out, align 4
  ret void
}
;>                OpMemoryModel Physical32 OpenCL
