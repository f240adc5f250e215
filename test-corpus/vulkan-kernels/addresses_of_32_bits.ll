; Rejected: addresses of buffers have 64 bits.
; FAIL: spirv-llvm --target vulkan1.2 --vulkan-physical-buffers %s -o %t.spv
target datalayout = "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir"

define spir_kernel void @set(ptr addrspace(1) align 4 %out) {
  store i32 1, ptr addrspace(1) %out, align 4
  ret void
}
;> %s: error: pointers of the module have 32 bits, but addresses of buffers have 64
;>   help: compile for spir64, or leave out --vulkan-physical-buffers
