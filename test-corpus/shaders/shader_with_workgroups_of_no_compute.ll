; Rejected: Invocations of a pixel shader form no workgroups.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

define void @main() !reqd_work_group_size !1 {
  ret void
}

!spirv.EntryPoint = !{!0}
!spirv.ExecutionMode = !{!2}
!0 = !{ptr @main, i32 4, !"main"}
!1 = !{i32 1, i32 1, i32 1}
!2 = !{ptr @main, i32 7}
;> %s: function @main: error: the shader has a workgroup size, which its stage does not allow
;>   help: remove the size, or declare the stage of a compute shader
