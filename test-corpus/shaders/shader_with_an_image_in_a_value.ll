; Rejected: A structure of images is no value of a shader.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%pair = type { target("spirv.Image", float, 1, 0, 0, 0, 1, 0) }

define void @main() !reqd_work_group_size !1 {
  %image = extractvalue %pair undef, 0
  %size = call <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint2(target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %image, i32 0)
  ret void
}

declare <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint2(target("spirv.Image", float, 1, 0, 0, 0, 1, 0), i32)

!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 5, !"main"}
!1 = !{i32 1, i32 1, i32 1}
;> %s: function @main, block %0, '%image = extractvalue': error: a value of a shader holds an image or a sampler
;>   help: load the image from the variable that has the set and the binding
