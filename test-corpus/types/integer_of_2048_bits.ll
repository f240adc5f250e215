; Regression: An integer that is too wide to be computed in parts needs the extension for any width, also where all are allowed.
; RUN: spirv-llvm --spirv-ext=+all %s -o %t.spv
; RUN: spirv-llvm validate %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o - | llvm-dis - -o -
; KEEP: Extension TypeInt OpIAdd add
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func i2048 @f(i2048 %a) {
  %b = add i2048 %a, %a
  ret i2048 %b
}
;> $ spirv-llvm dis %t.spv
;>                OpExtension "SPV_INTEL_arbitrary_precision_integers"
;>       %u2048 = OpTypeInt 2048 0
;>           %b = OpIAdd %u2048 %a %a
;> $ spirv-llvm -r %t.spv -o - | llvm-dis - -o -
;>   %b = add i2048 %a, %a
