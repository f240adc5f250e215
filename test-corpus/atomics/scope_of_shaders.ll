; Rejected: Kernels have the scopes of OpenCL, and not those that the memory model of Vulkan adds.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %old = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %p, i32 5, i32 0, i32 1)
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 6, i32 0)
  ret void
}

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
;> %s: function @k, block %0, '%old = call @_Z18__spirv_AtomicIAddPU3AS1iiii': error: kernels do not have this scope of shaders
;>   help: use the device, the work-group, the sub-group or the work-item: 1, 2, 3 or 4
