; Rejected: an atomic operation on integers of 64 bits, for a device without them.
; FAIL: spirv-llvm --target vulkan1.2 --device-features subgroups %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %sum) {
  %old = atomicrmw add ptr addrspace(1) %sum, i64 1 monotonic, align 8
  ret void
}
;> %s: function @k, 'atomicrmw': error: this instruction, with integers of 64 bits, needs the feature int64 of the device (in Vulkan: shaderInt64)
;>   help: add it to the list: --device-features=int64; without the option all features are allowed
