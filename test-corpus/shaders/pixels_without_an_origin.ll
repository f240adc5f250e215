; Rejected: A fragment shader whose coordinates have no origin.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

define void @main() {
  ret void
}

!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 4, !"main"}
;> %s: function @main: error: the coordinates of a fragment shader have no origin
;>   help: state the execution mode OriginUpperLeft in !spirv.ExecutionMode
