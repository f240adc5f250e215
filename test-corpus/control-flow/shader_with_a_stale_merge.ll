; Regression: A merge whose block is in another function: the function is structured anew.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLabel Merge OpBranch
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@flag = internal addrspace(10) global i1 false
define void @main() #0 {
  %if = load i1, ptr addrspace(10) @flag
  br i1 %if, label %yes, label %no, !spirv.SelectionMerge !1
yes:
  store i1 true, ptr addrspace(10) @flag
  br label %no
no:
  call spir_func void @other()
  ret void
}
define internal spir_func void @other() {
  br label %next
next:
  ret void
}
!1 = !{ptr blockaddress(@other, %next), i32 1}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>           %8 = OpLabel
;>                OpSelectionMerge %no Flatten
;>                OpBranchConditional %if %yes %no
;>         %yes = OpLabel
;>                OpBranch %no
;>          %no = OpLabel
;>          %15 = OpLabel
;>                OpBranch %next
;>        %next = OpLabel
