; A function that kernels with sub-groups of different sizes call is refused for LLVM's target of AMD's GPUs.
; RUN: spirv-llvm %s -o %t.spv
; FAIL: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa %t.spv -o %t.bc
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
define spir_func void @shared() {
  ret void
}
define spir_kernel void @demands_32() !intel_reqd_sub_group_size !0 {
  call spir_func void @shared()
  ret void
}
define spir_kernel void @demands_64() !intel_reqd_sub_group_size !1 {
  call spir_func void @shared()
  ret void
}
!0 = !{i32 32}
!1 = !{i32 64}
;> %t.spv: function @demands_64: error: kernels that require sub-groups of 32 and of 64 work-items call the same functions
;>   help: compile the kernels in two modules, or require one size
