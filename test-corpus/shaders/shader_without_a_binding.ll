; Rejected: A resource that is used has no set and no binding.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"
%block = type { i32, i32 }
@buffer = external addrspace(11) global %block
define void @main() #0 {
  store i32 1, ptr addrspace(11) @buffer
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!spirv.Structure = !{!3}
!3 = !{%block poison, !4, !6, !8}
!4 = !{!5}
!5 = !{i32 2}
!6 = !{!7}
!7 = !{i32 35, i32 0}
!8 = !{!9}
!9 = !{i32 35, i32 4}
;> %s: '@buffer': error: a resource of the shader has no set or no binding
;>   help: decorate it with DescriptorSet and Binding (!spirv.Decorations)
