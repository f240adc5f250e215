; Rejected: A buffer without a binding, in the place of which it is a builtin variable that has none.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%block = type { i32 }
@buffer = external addrspace(11) global %block, !spirv.Decorations !2

define void @main() !reqd_work_group_size !1 {
  store i32 1, ptr addrspace(11) @buffer
  ret void
}

!spirv.EntryPoint = !{!0}
!spirv.Structure = !{!4}
!0 = !{ptr @main, i32 5, !"main", ptr addrspace(11) @buffer}
!1 = !{i32 1, i32 1, i32 1}
!2 = !{!{i32 34, i32 0}, !{i32 11, i32 1}}
!4 = !{%block poison, !{!{i32 2}}, !{!{i32 35, i32 0}}}
;> %s: '@buffer': error: a resource of the shader has no set or no binding
;>   help: decorate it with DescriptorSet and Binding (!spirv.Decorations)
