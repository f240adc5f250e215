; Rejected: Invocations of vertex shaders do not wait for each other in groups.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-vertex"

define void @main() #0 {
  call void @_Z22__spirv_ControlBarrieriii(i32 2, i32 3, i32 0)
  ret void
}

declare void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)

attributes #0 = { "hlsl.shader"="vertex" }
;> %s: function @main, block %0, 'call @_Z22__spirv_ControlBarrieriii': error: the stage of the entry point does not have the scope of this instruction
;>   help: use Workgroup in compute, task, mesh and tessellation control shaders, ShaderCallKHR in those of ray tracing, and Subgroup or Device in all
