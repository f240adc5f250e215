; Rejected: Only builtin variables of a shader are truth values, unless clang made the module of HLSL.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@flag = external addrspace(7) constant i1, !spirv.Decorations !0
@color = external addrspace(8) global float, !spirv.Decorations !0

define void @main() #0 {
  %f = load i1, ptr addrspace(7) @flag
  %v = select i1 %f, float 1.0, float 2.0
  store float %v, ptr addrspace(8) @color
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }

!spirv.EntryPoint = !{!2}
!spirv.ExecutionMode = !{!3}
!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{ptr @main, i32 4, !"main", ptr addrspace(7) @flag, ptr addrspace(8) @color}
!3 = !{ptr @main, i32 7}
;> %s: '@flag': error: an input or output of a shader is a truth value
;>   help: use an integer that is 0 or 1; only builtin variables are truth values
