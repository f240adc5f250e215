; Regression: A shader whose memory is reached by numbers of bytes, as optimizers do it.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAccessChain OpStore
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@shared = internal addrspace(3) global [4 x i32] poison
define void @main() #0 {
  %at = getelementptr i8, ptr addrspace(3) @shared, i32 4
  store i32 1, ptr addrspace(3) %at
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>          %12 = OpAccessChain %_ptr_Workgroup_uint %shared %uint_1
;>                OpStore %12 %uint_1
