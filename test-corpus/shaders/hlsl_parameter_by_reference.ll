; Rejected: Clang declares a parameter `out` of an entry point as an input that is a pointer, and nothing states its type.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-vertex"

@C0 = external hidden thread_local addrspace(7) externally_initialized constant ptr, !spirv.Decorations !0

define void @main() #0 {
  %c = load ptr, ptr addrspace(7) @C0, align 8
  call void @fill(ptr %c)
  ret void
}

define void @fill(ptr %c) noinline {
  store <3 x float> zeroinitializer, ptr %c, align 16
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }
!0 = !{!1}
!1 = !{i32 30, i32 0}
;> %s: '@C0': error: an input of the shader is a pointer, as clang declares parameters of entry points that are `out` or `inout`
;>   help: return the output for the next stage, in a structure
