; Atomic operations on 16 bits: instructions where SPV_INTEL_16bit_atomics is allowed, words that are exchanged elsewhere.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_16bit_atomics,+SPV_KHR_bfloat16 %t.bc -o %t.spv
; RUN: spirv-dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -S -o -
; KEEP: Capability Extension OpAtomic @__spirv call
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %old = atomicrmw add ptr addrspace(1) %p, i16 1 monotonic
  %seen = load atomic i16, ptr addrspace(1) %p monotonic, align 2
  %sum = atomicrmw fadd ptr addrspace(1) %q, bfloat 0xR3F80 monotonic
  ret void
}
