; Rejected: A shader that uses a feature that the device does not have.
; FAIL: spirv-llvm --device-features=int16,float64 %s -o %t.spv
; RUN: spirv-llvm --device-features=core,subgroups,clip-distance %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@out = external addrspace(10) global i32

declare i32 @_Z32__spirv_GroupNonUniformBroadcastjij(i32, i32, i32)

define void @main() #0 {
  %v = load i32, ptr addrspace(10) @out
  %r = call i32 @_Z32__spirv_GroupNonUniformBroadcastjij(i32 3, i32 %v, i32 0)
  store i32 %r, ptr addrspace(10) @out
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,1,1" }
;> $ spirv-llvm --device-features=int16,float64 %s -o %t.spv
;> %s: function @main, block %0, '%r = call @_Z32__spirv_GroupNonUniformBroadcastjij': error: OpGroupNonUniformBroadcast needs the feature subgroups of the device (in Vulkan: subgroupSupportedOperations)
;>   help: add it to the list: --device-features=subgroups; without the option all features are allowed
