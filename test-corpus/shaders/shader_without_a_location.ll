; Rejected: An output that is no builtin needs a location.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@color = external addrspace(8) global <4 x float>

define void @main() {
  store <4 x float> zeroinitializer, ptr addrspace(8) @color
  ret void
}

!spirv.EntryPoint = !{!0}
!spirv.ExecutionMode = !{!1}
!0 = !{ptr @main, i32 4, !"main", ptr addrspace(8) @color}
!1 = !{ptr @main, i32 7}
;> %s: '@color': error: an input or output of the shader has neither a location nor a builtin
;>   help: decorate it with Location or BuiltIn (!spirv.Decorations)
