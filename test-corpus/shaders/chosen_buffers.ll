; Pointers to different storage buffers that a shader chooses need VariablePointers; pointers into one need less.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpSelect OpPhi
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%block = type { i32 }
@first = external addrspace(11) global %block, !spirv.Decorations !2
@second = external addrspace(11) global %block, !spirv.Decorations !3

define void @main() !reqd_work_group_size !1 {
  %number = load i32, ptr addrspace(11) @first
  %is_first = icmp eq i32 %number, 0
  %chosen = select i1 %is_first, ptr addrspace(11) @first, ptr addrspace(11) @second
  %part = getelementptr %block, ptr addrspace(11) %chosen, i32 0, i32 0
  store i32 1, ptr addrspace(11) %part
  ret void
}

!spirv.EntryPoint = !{!0}
!spirv.Structure = !{!4}
!0 = !{ptr @main, i32 5, !"main", ptr addrspace(11) @first, ptr addrspace(11) @second}
!1 = !{i32 1, i32 1, i32 1}
!2 = !{!{i32 34, i32 0}, !{i32 33, i32 0}}
!3 = !{!{i32 34, i32 0}, !{i32 33, i32 1}}
!4 = !{%block poison, !{!{i32 2}}, !{!{i32 35, i32 0}}}
;>                OpCapability Shader
;>          %17 = OpSelect %uint %is_first %uint_0 %uint_1
;>                OpSelectionMerge %19 None
