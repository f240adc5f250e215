; Regression: A loop that no execution reaches, in a shader that is structured otherwise: it goes.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLabel Merge OpBranch OpSwitch
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@flag = internal addrspace(10) global i32 0
define void @main() #0 {
entry:
  br label %done
done:
  ret void
loop:
  %v = load volatile i32, ptr addrspace(10) @flag
  switch i32 %v, label %loop [ i32 0, label %done i32 1, label %again ]
again:
  br label %loop
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>       %entry = OpLabel
