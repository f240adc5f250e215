; Rejected: A merge whose block is in another function.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spirv1.5-unknown-vulkan1.2-compute"
@flag = internal addrspace(10) global i1 false
define void @main() {
  %if = load i1, ptr addrspace(10) @flag
  br i1 %if, label %yes, label %no, !spirv.SelectionMerge !1
yes:
  br label %no
no:
  ret void
}
define internal spir_func void @other() {
  br label %next
next:
  ret void
}
!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 5, !"main", ptr addrspace(10) @flag}
!1 = !{ptr blockaddress(@other, %next), i32 0}
;> %t.bc: function @main, block %0, 'br': error: the metadata for OpSelectionMerge does not name the blocks of a merge any more
;>   help: SPIR-V of shaders has structured control flow: translate before blocks are moved or removed
