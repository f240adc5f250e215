; Rejected: Only shaders that rays call have each other's scope.
; FAIL: spirv-llvm %s --vulkan-kernels -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %old = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %p, i32 5, i32 0, i32 1)
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 6, i32 0)
  ret void
}

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)

declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
;> %s: function @k, block %0, 'call @_Z22__spirv_ControlBarrieriii': error: the stage of the entry point does not have the scope of this instruction
;>   help: use Workgroup in compute, task, mesh and tessellation control shaders, ShaderCallKHR in those of ray tracing, and Subgroup or Device in all
