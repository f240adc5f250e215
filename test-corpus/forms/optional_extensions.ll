; Extensions without which the module only loses precision of meaning: `optional-extensions` alone changes the encoding (used wherever they are allowed).
; RUN: spirv-llvm --spirv-ext=+all %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-ext=+all --spirv-forms=optional-extensions=allowed %s -o %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtension OpFreeze
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %x) {
  %r = freeze i32 %x
  ret i32 %r
}
;>                OpExtension "SPV_KHR_poison_freeze"
;>           %r = OpFreezeKHR %uint %x
