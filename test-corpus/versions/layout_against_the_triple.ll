; Regression: A data layout with pointers of another width than the triple's: the triple decides, with a warning.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpMemoryModel OpConvertPtrToU OpUConvert warning
target datalayout = "e-p:64:64:64-p1:64:64-i64:64"
target triple = "spir-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %address = ptrtoint ptr addrspace(1) %p to i64
  store i64 %address, ptr addrspace(1) %p, align 8
  ret void
}
;> $ spirv-llvm %t.bc -o %t.spv
;> %t.bc: warning: the data layout does not fit the target "spir-unknown-unknown": its pointers have 64 bits, and 32 are assumed
;> $ spirv-llvm dis %t.spv
;>                OpMemoryModel Physical32 OpenCL
;>     %address = OpConvertPtrToU %ulong %p
