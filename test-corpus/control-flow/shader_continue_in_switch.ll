; Regression: A branch from a switch to the next iteration of the loop around it, and one out of both.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLabel Merge OpBranch OpSwitch OpPhi OpIEqual
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@flag = internal addrspace(10) global i32 0
@out = internal addrspace(10) global i32 0
define void @main() #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %case ], [ %next, %latch ]
  %next = add i32 %i, 1
  %v = load volatile i32, ptr addrspace(10) @flag
  switch i32 %v, label %latch [ i32 0, label %case i32 1, label %done ]
case:
  store volatile i32 %i, ptr addrspace(10) @out
  br label %loop
latch:
  br label %loop
done:
  store volatile i32 %next, ptr addrspace(10) @out
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>       %entry = OpLabel
;>                OpBranch %10
;>          %10 = OpLabel
;>          %13 = OpPhi %uint %uint_0 %entry %11 %12
;>                OpLoopMerge %done %12 None
;>                OpBranch %loop
;>        %loop = OpLabel
;>                OpSelectionMerge %19 None
;>                OpSwitch %v %latch 0 %case 1 %19
;>       %latch = OpLabel
;>                OpBranch %12
;>        %case = OpLabel
;>                OpBranch %12
;>          %19 = OpLabel
;>                OpBranch %done
;>          %12 = OpLabel
;>          %11 = OpPhi %uint %next %case %next %latch
;>                OpBranch %10
;>        %done = OpLabel
