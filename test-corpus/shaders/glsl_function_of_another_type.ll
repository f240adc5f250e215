; Rejected: The arc tangent of a vector of truth values.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

declare <2 x i1> @_Z17__spirv_GLSL_Atan(<2 x i1>)

define void @main() #0 {
  %r = call <2 x i1> @_Z17__spirv_GLSL_Atan(<2 x i1> zeroinitializer)
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }
;> %s: function @main, block %0, '%r = call @_Z17__spirv_GLSL_Atan': error: the result of GLSL.std.450 Atan is not a float of 16 or 32 bits, or a vector of such
;>   help: call the function with the types that the specification of SPIR-V defines for the instruction
