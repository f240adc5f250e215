; Rejected: a pointer to memory of a workgroup in a buffer of the host, where only addresses are.
; FAIL: spirv-llvm --target vulkan1.2 --vulkan-physical-buffers %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @keep(ptr addrspace(1) align 8 %to, ptr addrspace(3) align 4 %shared) {
  store ptr addrspace(3) %shared, ptr addrspace(1) %to, align 8
  ret void
}
;> %s: error: a pointer may point to global memory, which has addresses, or to other memory, which has none
;>   help: use a pointer for each, or leave out --vulkan-physical-buffers
