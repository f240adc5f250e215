; Types that are no SPIR-V types are refused at the function that has them.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @other_target(target("other.type") %a) {
  ret void
}
define spir_func void @not_a_type(target("spirv.Literal", 3) %a) {
  ret void
}
define spir_func void @too_few(target("spirv.Image", void, 1) %a) {
  ret void
}
;> %t.bc: function @other_target: error: the type target("other.type") is unknown
;>   help: SPIR-V types are written target("spirv.Image", …) and so on, with the operands of their instruction
;> %t.bc: function @not_a_type: error: the type target("spirv.Literal") is unknown
;>   help: SPIR-V types are written target("spirv.Image", …) and so on, with the operands of their instruction
;> %t.bc: function @too_few: error: the type target("spirv.Image") is unknown
;>   help: SPIR-V types are written target("spirv.Image", …) and so on, with the operands of their instruction
