; Rejected: An image is given by a binding, and not in other memory, also where pointers have no types.
; FAIL: spirv-llvm --spirv-untyped-pointers %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@picture = internal addrspace(10) global target("spirv.Image", float, 1, 0, 0, 0, 1, 0) zeroinitializer

define void @main() !reqd_work_group_size !1 {
  %image = load volatile target("spirv.Image", float, 1, 0, 0, 0, 1, 0), ptr addrspace(10) @picture
  %size = call <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint2(target("spirv.Image", float, 1, 0, 0, 0, 1, 0) %image, i32 0)
  ret void
}

declare <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint2(target("spirv.Image", float, 1, 0, 0, 0, 1, 0), i32)

!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 5, !"main", ptr addrspace(10) @picture}
!1 = !{i32 1, i32 1, i32 1}
;> %s: '@picture': error: memory of a shader holds an image or a sampler that no binding gives
;>   help: use the variable that has the set and the binding
