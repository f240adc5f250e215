; Regression: A cycle with two entries gets one, which branches to either by a number.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLabel Merge OpBranch OpPhi OpSelect OpIEqual
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@flag = internal addrspace(10) global i32 0
@out = internal addrspace(10) global i32 0
define void @main() #0 {
entry:
  %v = load volatile i32, ptr addrspace(10) @flag
  %c = icmp eq i32 %v, 0
  br i1 %c, label %a, label %b
a:
  store volatile i32 1, ptr addrspace(10) @out
  %x = load volatile i32, ptr addrspace(10) @flag
  %d = icmp eq i32 %x, 0
  br i1 %d, label %b, label %done
b:
  store volatile i32 2, ptr addrspace(10) @out
  br label %a
done:
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>       %entry = OpLabel
;>           %c = OpIEqual %bool %v %uint_0
;>          %14 = OpSelect %uint %c %uint_0 %uint_1
;>                OpBranch %15
;>          %15 = OpLabel
;>          %16 = OpPhi %uint %14 %entry
;>                OpBranch %17
;>          %17 = OpLabel
;>          %20 = OpPhi %uint %16 %15 %18 %19
;>                OpLoopMerge %done %19 None
;>                OpBranch %22
;>          %22 = OpLabel
;>          %23 = OpIEqual %bool %20 %uint_0
;>                OpSelectionMerge %b None
;>                OpBranchConditional %23 %a %b
;>           %a = OpLabel
;>           %d = OpIEqual %bool %x %uint_0
;>                OpBranchConditional %d %28 %done
;>          %28 = OpLabel
;>                OpBranch %19
;>           %b = OpLabel
;>                OpBranch %19
;>          %19 = OpLabel
;>          %18 = OpPhi %uint %uint_0 %b %uint_1 %28
;>                OpBranch %17
;>        %done = OpLabel
