; Rejected: By their offsets, the number in a buffer is behind the array without a length, which is the last member.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%block = type { i32, [0 x i32] }
@buffer = external addrspace(11) global %block, !spirv.Decorations !2

define void @main() #0 {
  store i32 1, ptr addrspace(11) @buffer
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!spirv.Structure = !{!0}
!0 = !{%block poison, !{!{i32 2}}, !{!{i32 35, i32 8}}, !{!{i32 35, i32 4}}}
!2 = !{!{i32 34, i32 0}, !{i32 33, i32 0}}
;> %s: '@buffer': error: a member of a structure in a buffer of the shader overlaps the member before it, or is not aligned
;>   help: use offsets that are multiples of the size of the largest scalar in the member, and behind the previous member (!spirv.Structure)
