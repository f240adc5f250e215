; A module without a target becomes one with pointers of 64 bits, with a warning.
; RUN: spirv-llvm %s -o %t.spv

define spir_func void @f() {
  ret void
}
;> %s: warning: the module has no target; pointers of 64 bits are assumed
;>   help: compile for spir64 or spirv64 (32-bit pointers: spir, spirv32)
