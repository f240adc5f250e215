; Regression: A selection and a loop of a shader that has no merge metadata.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLabel Merge OpBranch OpReturn
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@flag = internal addrspace(10) global i1 false
define void @main() #0 {
  %if = load i1, ptr addrspace(10) @flag, align 1
  br i1 %if, label %yes, label %no
yes:
  br label %no
no:
  br label %loop
loop:
  %again = load i1, ptr addrspace(10) @flag, align 1
  br i1 %again, label %loop, label %done
done:
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>           %8 = OpLabel
;>                OpSelectionMerge %no None
;>                OpBranchConditional %if %yes %no
;>         %yes = OpLabel
;>                OpBranch %no
;>          %no = OpLabel
;>                OpBranch %loop
;>        %loop = OpLabel
;>                OpLoopMerge %done %15 None
;>                OpBranchConditional %again %15 %done
;>          %15 = OpLabel
;>                OpBranch %loop
;>        %done = OpLabel
;>                OpReturn
