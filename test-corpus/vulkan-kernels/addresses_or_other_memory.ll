; Rejected: a generic pointer leads to memory of a workgroup, which has no addresses, or where an address in a buffer leads.
; FAIL: spirv-llvm --target vulkan1.2 --vulkan-physical-buffers %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @choose(ptr addrspace(1) align 8 %from, ptr addrspace(3) align 4 %shared, i32 %flag) {
  %own = icmp ne i32 %flag, 0
  %a = load ptr addrspace(4), ptr addrspace(1) %from, align 8
  %b = addrspacecast ptr addrspace(3) %shared to ptr addrspace(4)
  %chosen = select i1 %own, ptr addrspace(4) %b, ptr addrspace(4) %a
  store i32 1, ptr addrspace(4) %chosen, align 4
  ret void
}
;> %s: function @choose: error: a pointer may point to global memory, which has addresses, or to other memory, which has none
;>   help: use a pointer for each, or leave out --vulkan-physical-buffers
