; Rejected: An operation of a group has the scope of a workgroup.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"
define void @main() #0 {
  %v = call i32 @_Z32__spirv_GroupNonUniformBroadcastjjj(i32 2, i32 7, i32 0)
  ret void
}
declare i32 @_Z32__spirv_GroupNonUniformBroadcastjjj(i32, i32, i32)
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %s: function @main, block %0, '%v = call @_Z32__spirv_GroupNonUniformBroadcastjjj': error: the scope of the instruction is not one that shaders have
;>   help: use 1 (the device), 2 (the workgroup) or 3 (the subgroup): barriers have the last two, operations of groups the last
