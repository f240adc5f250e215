; Operations on specialization constants in functions: `specialized-operations` alone changes the encoding (instructions).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=specialized-operations=instructions %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSpecConstant OpIAdd
target triple = "spir64-unknown-unknown"

define spir_func i32 @f() {
  %c = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 5)
  %r = add i32 %c, 1
  ret i32 %r
}
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
;> $ spirv-llvm dis %t.plain.spv
;>           %c = OpSpecConstant %uint 5
;>           %6 = OpSpecConstantOp %uint IAdd %c %uint_1
;> $ spirv-llvm dis %t.spv
;>           %c = OpSpecConstant %uint 5
;>           %r = OpIAdd %uint %c %uint_1
