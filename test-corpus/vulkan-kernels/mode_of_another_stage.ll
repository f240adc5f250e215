; Rejected: A kernel states an execution mode of fragment shaders.
; FAIL: spirv-llvm --vulkan-kernels %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %q) !reqd_work_group_size !1 {
  store i32 1, ptr addrspace(1) %q
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 9}
!1 = !{i32 8, i32 1, i32 1}
;> %s: function @k: error: an entry point has an execution mode that its stage does not have
;>   help: remove the mode from !spirv.ExecutionMode, or declare the stage that it is for
