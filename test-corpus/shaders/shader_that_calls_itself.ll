; Rejected: Nothing calls the entry point of a shader.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() !reqd_work_group_size !1 {
  ret void
}

define void @other() {
  call void @main()
  ret void
}

!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 5, !"main"}
!1 = !{i32 1, i32 1, i32 1}
;> %s: function @other, block %0, 'call @main': error: the entry point of a shader is called
;>   help: move its body to a function that the entry point and the caller call
