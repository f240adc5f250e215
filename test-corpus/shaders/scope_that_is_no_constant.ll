; Rejected: The scope of an atomic instruction in a shader is not a constant.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@x = internal addrspace(3) global i32 poison
define void @main() #0 {
  %scope = load i32, ptr addrspace(3) @x
  %v = call i32 @_Z18__spirv_AtomicIAddPU3AS3iiii(ptr addrspace(3) @x, i32 %scope, i32 0, i32 1)
  ret void
}
declare i32 @_Z18__spirv_AtomicIAddPU3AS3iiii(ptr addrspace(3), i32, i32, i32)
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %s: function @main, block %0, '%v = call @_Z18__spirv_AtomicIAddPU3AS3iiii': error: shaders do not support the scope of the instruction
;>   help: use 1 (device), 2 (workgroup) or 3 (subgroup); barriers accept 2 and 3, operations of groups 3
