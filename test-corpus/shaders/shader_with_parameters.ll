; Rejected: The entry point of a shader has no parameters.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main(i32 %number) !reqd_work_group_size !1 {
  ret void
}

!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 5, !"main"}
!1 = !{i32 1, i32 1, i32 1}
;> %s: function @main: error: the entry point of a shader has parameters
;>   help: read inputs from variables
