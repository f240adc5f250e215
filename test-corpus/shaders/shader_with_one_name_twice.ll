; Rejected: Two entry points of one stage have one name.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"
define void @main() #0 {
  ret void
}
define void @other() #0 {
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" }
!spirv.EntryPoint = !{!0, !1}
!0 = !{ptr @main, i32 5, !"main"}
!1 = !{ptr @other, i32 5, !"main"}
;> %s: function @other: error: two entry points of one stage have the same name
;>   help: give each a name of its own
