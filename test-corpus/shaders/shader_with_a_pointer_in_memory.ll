; Rejected: Memory of shaders holds no pointers.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@place = internal addrspace(10) global ptr addrspace(10) null
@value = internal addrspace(10) global i32 0

define void @main() !reqd_work_group_size !1 {
  %p = load volatile ptr addrspace(10), ptr addrspace(10) @place
  store i32 1, ptr addrspace(10) %p
  ret void
}

!spirv.EntryPoint = !{!0}
!0 = !{ptr @main, i32 5, !"main", ptr addrspace(10) @place, ptr addrspace(10) @value}
!1 = !{i32 1, i32 1, i32 1}
;> %s: '@place': error: a variable of a shader holds a pointer
;>   help: hold an index; only addresses of buffers (feature buffer-address) can be in memory
