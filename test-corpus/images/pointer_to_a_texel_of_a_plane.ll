; Rejected: A pointer to a texel of a plane has one coordinate.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@image = external addrspace(2) global target("spirv.Image", i32, 1, 0, 0, 0, 2, 33), !spirv.Decorations !0

declare ptr addrspace(16) @_Z25__spirv_ImageTexelPointerPU3AS2iii(ptr addrspace(2), i32, i32)
declare i32 @_Z18__spirv_AtomicIAddPU3AS16iiii(ptr addrspace(16), i32, i32, i32)

define void @main() #0 {
  %texel = call ptr addrspace(16) @_Z25__spirv_ImageTexelPointerPU3AS2iii(ptr addrspace(2) @image, i32 0, i32 0)
  %old = call i32 @_Z18__spirv_AtomicIAddPU3AS16iiii(ptr addrspace(16) %texel, i32 1, i32 0, i32 1)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!0 = !{!1, !2}
!1 = !{i32 34, i32 0}
!2 = !{i32 33, i32 0}
;> %s: function @main, block %0, '%texel = call @_Z25__spirv_ImageTexelPointerPU3AS2iii': error: the place in an image has another number of coordinates than the image, or the pointer to it is to other memory
;>   help: pass one integer for each dimension of the image, and one for the layer of an array; the result is in address space 16
