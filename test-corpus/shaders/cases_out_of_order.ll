; Regression: A case of a switch goes on at one that stands before it in the list: the function is structured anew.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLabel Merge OpBranch OpSwitch
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@number = internal addrspace(10) global i32 0

define void @main() #0 {
  %x = load i32, ptr addrspace(10) @number
  switch i32 %x, label %both [
    i32 1, label %both
    i32 2, label %two
  ], !spirv.SelectionMerge !1
two:
  br label %both
both:
  store i32 3, ptr addrspace(10) @number
  br label %end
end:
  ret void
}
!1 = !{ptr blockaddress(@main, %end)}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>           %8 = OpLabel
;>                OpSelectionMerge %both None
;>                OpSwitch %x %both 1 %both 2 %two
;>         %two = OpLabel
;>                OpBranch %both
;>        %both = OpLabel
