; A triple without a width of pointers is taken for 64 bits; a shader needs a triple with its system.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: warning help OpMemoryModel
target triple = "spirv-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
;> $ spirv-llvm %s -o %t.spv
;> %s: warning: the target "spirv-unknown-unknown" has no pointer width; pointers of 64 bits are assumed
;>   help: compile for spir64 or spirv64 (32-bit pointers: spir, spirv32)
;> $ spirv-llvm dis %t.spv
;>                OpMemoryModel Physical64 OpenCL
