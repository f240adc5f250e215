; Rejected: Block has no operands: the decoration is lost, and the structure is none of a buffer.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%block = type { i32 }
@buffer = external addrspace(11) global %block, !spirv.Decorations !2

define void @main() !reqd_work_group_size !1 {
  store i32 1, ptr addrspace(11) @buffer
  ret void
}

!spirv.EntryPoint = !{!0}
!spirv.Structure = !{!3}
!0 = !{ptr @main, i32 5, !"main", ptr addrspace(11) @buffer}
!1 = !{i32 1, i32 1, i32 1}
!2 = !{!{i32 34, i32 0}, !{i32 33, i32 0}}
!3 = !{%block poison, !{!{i32 2, i32 33}}, !{!{i32 35, i32 0}}}
;> %s: '@buffer': error: a buffer of a shader is a variable of another type than a structure that is decorated Block
;>   help: put it into a structure that is decorated Block (!spirv.Structure)
