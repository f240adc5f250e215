; Regression: The type bfloat16 is loaded, stored and converted with its own extension; arithmetic on it is refused without another.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_KHR_bfloat16
target triple = "spir64-unknown-unknown"

define spir_kernel void @move(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %value = load bfloat, ptr addrspace(1) %from, align 2
  %wide = fpext bfloat %value to float
  store float %wide, ptr addrspace(1) %to, align 4
  ret void
}

define spir_kernel void @add(ptr addrspace(1) %at, bfloat %b) {
  %a = load bfloat, ptr addrspace(1) %at, align 2
  %sum = fadd bfloat %a, %b
  store bfloat %sum, ptr addrspace(1) %at, align 2
  ret void
}
;> %t.bc: function @add, block %0, '%sum = fadd': error: arithmetic on bfloat16 (capability BFloat16ArithmeticINTEL) needs SPV_INTEL_bfloat16_arithmetic
;>   help: allow it with --spirv-ext=+SPV_INTEL_bfloat16_arithmetic
