; Regression: Accesses of a vector with one number become accesses of the number, and state their alignment.
; RUN: spirv-llvm --vulkan-kernels --vulkan-physical-buffers %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpStore
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) !reqd_work_group_size !0 {
  %v = load <1 x float>, ptr addrspace(1) %p, align 4
  %q = getelementptr i8, ptr addrspace(1) %p, i64 16
  store <1 x float> %v, ptr addrspace(1) %q, align 4
  ret void
}

!0 = !{i32 8, i32 1, i32 1}
;>          %13 = OpLoad %ulong %12
;>          %17 = OpLoad %float %16 Aligned 4
;>                OpStore %20 %17 Aligned 4
