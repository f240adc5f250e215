; Regression: nofpclass names one class at least, as a number as well.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64"

declare spir_func float @f(float nofpclass(0))
;> %s: function @f: error: not valid LLVM IR: 'nofpclass' of the classes 0x0: there are ten, and one at least is named
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
