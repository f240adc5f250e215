; Regression: Decorations that are stated for more members than a structure has are lost.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpMemberDecorate
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%block = type { i32 }
@buffer = external addrspace(11) global %block, !spirv.Decorations !0

define void @main() !reqd_work_group_size !1 {
  store i32 1, ptr addrspace(11) @buffer
  ret void
}

!spirv.EntryPoint = !{!2}
!spirv.Structure = !{!3}
!0 = !{!{i32 34, i32 0}, !{i32 33, i32 0}}
!1 = !{i32 1, i32 1, i32 1}
!2 = !{ptr @main, i32 5, !"main", ptr addrspace(11) @buffer}
!3 = !{%block poison, !{!{i32 2}}, !{!{i32 35, i32 0}}, !{!{i32 35, i32 4}}}
;>                OpMemberDecorate %block 0 Offset 0
