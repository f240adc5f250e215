; Untyped pointers take an extension: what the list forbids is refused.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers --spirv-ext=-SPV_KHR_untyped_pointers
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers --explain
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @main(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out, align 4
  ret void
}
;> $ spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers --spirv-ext=-SPV_KHR_untyped_pointers
;> %t.bc: function @main: error: OpTypeUntypedPointerKHR (capability UntypedPointersKHR) needs SPV_KHR_untyped_pointers
;>   help: allow it with --spirv-ext=+SPV_KHR_untyped_pointers
;> $ spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers --explain
;> needed: version 1.0: nothing needs more
;> needed: capability Addresses: AddressingModel Physical64 (OpMemoryModel), at module
;> needed: capability Kernel: MemoryModel OpenCL (OpMemoryModel), first at module (2 times)
;> needed: capability UntypedPointersKHR: OpTypeUntypedPointerKHR, at function @main
;> needed: extension SPV_KHR_untyped_pointers: OpTypeUntypedPointerKHR (capability UntypedPointersKHR), at function @main
