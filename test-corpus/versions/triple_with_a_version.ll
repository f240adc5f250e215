; Regression: A triple that names a version gets it: hints do without a higher one, under either name.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Version OpDecorate
target triple = "spirv64v1.2-unknown-unknown"

define spir_func i32 @square(i32 %x) {
  %y = mul nsw i32 %x, %x
  ret i32 %y
}
;> ; Version: 1.2
;>                OpDecorate %square LinkageAttributes "square" Export
