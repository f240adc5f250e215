; Rejected: A texel has the type that the image is declared with.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@image = external addrspace(2) global target("spirv.Image", float, 1, 0, 0, 0, 2, 1), !spirv.Decorations !0
@words = external addrspace(2) global target("spirv.Image", i32, 1, 0, 0, 0, 2, 33), !spirv.Decorations !3

define void @main() !reqd_work_group_size !5 {
  %from = load target("spirv.Image", float, 1, 0, 0, 0, 2, 1), ptr addrspace(2) @image
  %to = load target("spirv.Image", i32, 1, 0, 0, 0, 2, 33), ptr addrspace(2) @words
  %texel = call <4 x i32> @_Z23__spirv_ImageRead_Ruint4PU3(target("spirv.Image", float, 1, 0, 0, 0, 2, 1) %from, <2 x i32> zeroinitializer)
  call void @_Z18__spirv_ImageWritePU3(target("spirv.Image", i32, 1, 0, 0, 0, 2, 33) %to, <2 x i32> zeroinitializer, <4 x i32> %texel)
  ret void
}

declare <4 x i32> @_Z23__spirv_ImageRead_Ruint4PU3(target("spirv.Image", float, 1, 0, 0, 0, 2, 1), <2 x i32>)
declare void @_Z18__spirv_ImageWritePU3(target("spirv.Image", i32, 1, 0, 0, 0, 2, 33), <2 x i32>, <4 x i32>)

!spirv.EntryPoint = !{!6}

!0 = !{!1, !2}
!1 = !{i32 34, i32 0}
!2 = !{i32 33, i32 0}
!3 = !{!1, !4}
!4 = !{i32 33, i32 1}
!5 = !{i32 1, i32 1, i32 1}
!6 = !{ptr @main, i32 5, !"main"}
;> %s: function @main, block %0, '%texel = call @_Z23__spirv_ImageRead_Ruint4PU3': error: a texel has another type than the image
;>   help: read and write texels of the type that the image is declared with, and convert or bitcast them
