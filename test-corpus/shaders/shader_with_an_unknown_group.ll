; Rejected: An operation of a group has the scope of a workgroup.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"
define void @main() #0 {
  %v = call i32 @_Z32__spirv_GroupNonUniformBroadcastjjj(i32 2, i32 7, i32 0)
  ret void
}
declare i32 @_Z32__spirv_GroupNonUniformBroadcastjjj(i32, i32, i32)
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %s: function @main, block %0, '%v = call @_Z32__spirv_GroupNonUniformBroadcastjjj': error: shaders do not support the scope of the instruction
;>   help: use 1 (device), 2 (workgroup) or 3 (subgroup); barriers accept 2 and 3, operations of groups 3
