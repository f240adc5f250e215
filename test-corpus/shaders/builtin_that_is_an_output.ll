; Rejected: A builtin variable that shaders are only given cannot be an output.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@groups = external thread_local addrspace(8) global <3 x i32>, !spirv.Decorations !0

define void @main() #0 {
  store <3 x i32> zeroinitializer, ptr addrspace(8) @groups
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }
!0 = !{!1}
!1 = !{i32 11, i32 24}
;> %s: '@groups': error: an input builtin is declared as an output, or an output builtin as an input
;>   help: declare it in the direction that Vulkan defines
