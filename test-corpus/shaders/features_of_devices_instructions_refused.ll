; Rejected: An instruction of integers that the device does not have: what computes with wider ones would give another result.
; FAIL: spirv-llvm --device-features=core %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@out = external addrspace(10) global i32

declare i16 @_Z18__spirv_GLSL_SSignss(i16)

define void @main() #0 {
  %v = load i32, ptr addrspace(10) @out
  %t = trunc i32 %v to i16
  %m = call i16 @_Z18__spirv_GLSL_SSignss(i16 %t)
  %e = sext i16 %m to i32
  store i32 %e, ptr addrspace(10) @out
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;> %s: function @main, 'call @_Z18__spirv_GLSL_SSignss': error: this instruction, with integers of 16 bits, needs the feature int16 of the device (in Vulkan: shaderInt16)
;>   help: add it to the list: --device-features=int16; without the option all features are allowed
