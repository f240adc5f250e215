; Assembly of a machine, and a message too many: the words that scripts look for.
; FAIL(11): llvm-spirv %s -o %t.spv
; KEEP: Invalid error
target triple = "spir64-unknown-unknown"

module asm "nop"

define spir_kernel void @k() {
  ret void
}
;> InvalidLlvmModule: Invalid LLVM module: Module-level inline assembly is not supported in SPIR-V
;> %s: error: module-level inline assembly cannot be expressed in SPIR-V
