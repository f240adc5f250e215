; Regression: nofpclass names one class at least.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64"

declare spir_func float @f(float nofpclass())
;> %s:5:44: error: expected a floating-point class such as 'nan', found ')'
;>   declare spir_func float @f(float nofpclass())
;>                                              ^
;>   help: check the text with llvm-as or spirv-as
