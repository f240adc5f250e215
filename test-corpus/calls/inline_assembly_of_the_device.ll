; Regression: Inline assembly is refused at its place, with the option that would allow it.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k() {
  call void asm sideeffect "nop", ""()
  ret void
}
;> %t.bc: function @k, block %0, 'call': error: inline assembly needs SPV_INTEL_inline_assembly
;>   help: allow it with --spirv-ext=+SPV_INTEL_inline_assembly
