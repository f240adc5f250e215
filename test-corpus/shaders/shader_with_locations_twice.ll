; Rejected: An array of two outputs takes two locations, and the next output has the second.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-vertex"

@both = external addrspace(8) global [2 x <4 x float>], !spirv.Decorations !0
@next = external addrspace(8) global float, !spirv.Decorations !2

define void @main() #0 {
  store [2 x <4 x float>] zeroinitializer, ptr addrspace(8) @both
  store float 1.0, ptr addrspace(8) @next
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }

!0 = !{!1}
!1 = !{i32 30, i32 3}
!2 = !{!3}
!3 = !{i32 30, i32 4}
;> %s: '@next': error: two inputs or outputs of the shader have the same location
;>   help: reserve as many locations as the type needs: one for each element of an array and column of a matrix
