; Sub-groups of other sizes than 32 are refused for LLVM's target of NVIDIA's GPUs.
; RUN: spirv-llvm %s -o %t.spv
; FAIL: spirv-llvm -r --spirv-target-triple=nvptx64-nvidia-cuda %t.spv -o %t.bc
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
define spir_kernel void @k() !intel_reqd_sub_group_size !0 {
  ret void
}
!0 = !{i32 16}
;> %t.spv: function @k: error: sub-groups of 16 have no form for nvptx64-nvidia-cuda
;>   help: remove the required size from the kernel
