; A capability for the memory model of Vulkan has no effect on a module with another one, and is lost.
; RUN: spirv-llvm %s -o %t.spv --spirv-ext=+SPV_KHR_vulkan_memory_model
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpMemoryModel
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}

!spirv.Capability = !{!0}
!0 = !{i32 5345}
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpMemoryModel Physical64 OpenCL
