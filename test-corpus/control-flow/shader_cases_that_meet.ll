; Regression: Two cases of a switch go on at a block that is no case, as passes make it that split critical edges: the merge
; of the switch stays, and the function is structured anew. A case construct has the blocks behind its own label only.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLabel Merge OpBranch OpSwitch
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@number = internal addrspace(10) global i32 0
define void @main() #0 {
  %x = load i32, ptr addrspace(10) @number
  switch i32 %x, label %default [
    i32 1, label %one
    i32 2, label %two
  ], !spirv.SelectionMerge !1
one:
  br label %both
two:
  br label %both
both:
  store i32 3, ptr addrspace(10) @number
  br label %end
default:
  store i32 4, ptr addrspace(10) @number
  br label %end
end:
  ret void
}
!1 = !{ptr blockaddress(@main, %end)}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>           %8 = OpLabel
;>                OpSelectionMerge %10 None
;>                OpSwitch %x %default 1 %one 2 %two
;>     %default = OpLabel
;>                OpBranch %10
;>         %one = OpLabel
;>                OpBranch %10
;>         %two = OpLabel
;>                OpBranch %10
;>          %10 = OpLabel
;>                OpSelectionMerge %end None
;>                OpBranchConditional %18 %both %end
;>        %both = OpLabel
;>                OpBranch %end
;>         %end = OpLabel
