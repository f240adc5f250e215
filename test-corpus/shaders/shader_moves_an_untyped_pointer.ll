; Rejected: A pointer without a type is moved by bytes, whose stride nothing decorates.
; FAIL: spirv-llvm --spirv-untyped-pointers %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%block = type { i32, i32 }

@buffer = external addrspace(11) global %block, !spirv.Decorations !0

define void @main() #0 {
  %byte = getelementptr i8, ptr addrspace(11) @buffer, i32 5
  store i8 1, ptr addrspace(11) %byte
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!spirv.Structure = !{!3}
!0 = !{!1, !2}
!1 = !{i32 33, i32 0}
!2 = !{i32 34, i32 0}
!3 = !{%block poison, !4, !6, !8}
!4 = !{!5}
!5 = !{i32 2}
!6 = !{!7}
!7 = !{i32 35, i32 0}
!8 = !{!9}
!9 = !{i32 35, i32 4}
;> %s: function @main, block %0, '%byte = getelementptr': error: a pointer is offset by elements with an unknown stride in the shader's memory
;>   help: access elements by an index into an array with a stride
