; Rejected: Neither an instruction nor a loop that computes is allowed: the error is about what the program says.
; FAIL: spirv-llvm --spirv-ext=+SPV_KHR_bfloat16 %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func bfloat @sum(ptr addrspace(1) %p, bfloat %x) {
  %old = atomicrmw fadd ptr addrspace(1) %p, bfloat %x seq_cst
  ret bfloat %old
}
;> %s: function @sum, 'atomicrmw': error: atomicrmw fadd of bfloat needs SPV_INTEL_16bit_atomics
;>   help: allow it with --spirv-ext=+SPV_INTEL_16bit_atomics
