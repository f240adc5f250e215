; Rejected: A compute shader states the size of its workgroups.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  ret void
}

attributes #0 = { "hlsl.shader"="compute" }
;> %s: function @main: error: the shader has no workgroup size
;>   help: add the attribute "hlsl.numthreads"="64,1,1" or the metadata reqd_work_group_size to its function
