; Rejected: The number of an invocation is a vector of three integers.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@id = external thread_local addrspace(7) constant <2 x i32>, !spirv.Decorations !0

define void @main() #0 {
  %x = load <2 x i32>, ptr addrspace(7) @id
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!0 = !{!1}
!1 = !{i32 11, i32 28}
;> %s: '@id': error: a builtin variable of the shader has another type than Vulkan defines for it
;>   help: declare it with the type of the specification of Vulkan, "Built-In Variables": numbers have 32 bits
