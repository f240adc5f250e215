; Rejected: The parameters of an image type are the operands of OpTypeImage, which have few values.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 2147483647, 0, 0) %image) {
  ret void
}
;> %s: function @k: error: the operand Sampled of target("spirv.Image") cannot be 2147483647
;>   help: SPIR-V types are written target("spirv.Image", …) and so on, with the operands of their instruction
