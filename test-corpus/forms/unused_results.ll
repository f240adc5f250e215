; Results of intrinsics without uses: `unused-results` alone changes the encoding (computed).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=unused-results=computed %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Shift
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 3)
  ret void
}
declare i32 @llvm.fshl.i32(i32, i32, i32)
;>           %9 = OpShiftLeftLogical %uint %a %uint_3
;>          %11 = OpShiftRightLogical %uint %b %uint_29
