; Rejected: Locations are small numbers.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@color = external thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() #0 {
  store <4 x float> zeroinitializer, ptr addrspace(8) @color
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }
!0 = !{!1}
!1 = !{i32 30, i32 2147483648}
;> %s: '@color': error: an input or output of the shader has a location that no device has
;>   help: number the locations from 0
