; `llvm.smax` and the like of integers: `integer-extrema` alone changes the encoding (a comparison and a selection).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=integer-extrema=comparison %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtInst OpSGreater OpSelect
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a, i32 %b) {
  %r = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  ret i32 %r
}
declare i32 @llvm.smax.i32(i32, i32)
;> $ spirv-llvm dis %t.plain.spv
;>           %7 = OpExtInstImport "OpenCL.std"
;>           %r = OpExtInst %uint %7 s_max %a %b
;> $ spirv-llvm dis %t.spv
;>           %8 = OpSGreaterThan %bool %a %b
;>           %r = OpSelect %uint %8 %a %b
