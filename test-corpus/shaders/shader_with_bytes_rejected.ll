; Rejected: A shader whose memory is reached by bytes, as optimisers do it.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spirv1.5-unknown-vulkan1.2-compute"
@shared = internal addrspace(3) global [4 x i32] poison
define void @main() #0 {
  %at = getelementptr i8, ptr addrspace(3) @shared, i32 4
  store i32 1, ptr addrspace(3) %at
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 5, !"main", ptr addrspace(3) @shared}
;> %t.bc: function @main, block %0, '%at = getelementptr': error: a pointer is used as one to something else, which shaders cannot do
;>   help: reach memory by getelementptr with the type of the variable; do not optimise before translating
