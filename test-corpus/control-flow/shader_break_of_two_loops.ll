; Regression: A branch out of two loops at once. The value that leaves them is a phi at both merge blocks.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLabel Merge OpBranch OpPhi OpIEqual
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@flag = internal addrspace(10) global i32 0
@out = internal addrspace(10) global i32 0
define void @main() #0 {
entry:
  br label %outer
outer:
  br label %inner
inner:
  %v = load volatile i32, ptr addrspace(10) @flag
  switch i32 %v, label %inner [ i32 0, label %outer i32 1, label %done ]
done:
  store volatile i32 %v, ptr addrspace(10) @out
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>       %entry = OpLabel
;>                OpBranch %outer
;>       %outer = OpLabel
;>                OpLoopMerge %done %12 None
;>                OpBranch %13
;>          %13 = OpLabel
;>                OpLoopMerge %14 %15 None
;>                OpBranch %inner
;>       %inner = OpLabel
;>                OpSelectionMerge %18 None
;>          %19 = OpLabel
;>                OpBranch %15
;>          %20 = OpLabel
;>                OpBranch %18
;>          %18 = OpLabel
;>          %23 = OpPhi %uint %uint_6 %20 %uint_3 %inner
;>                OpBranch %14
;>          %15 = OpLabel
;>                OpBranch %13
;>          %14 = OpLabel
;>          %24 = OpPhi %uint %23 %18
;>          %26 = OpIEqual %bool %24 %uint_3
;>                OpBranchConditional %26 %12 %done
;>          %12 = OpLabel
;>                OpBranch %outer
;>        %done = OpLabel
