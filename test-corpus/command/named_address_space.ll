; Regression: A data layout with names of address spaces, which LLVM has since version 22.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpMemoryModel
target datalayout = "e-p:64:64-p1(global):64:64-i64:64-v16:16-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel() {
  ret void
}
;>                OpMemoryModel Physical64 OpenCL
