; Regression: A constructor returns nothing.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @made, ptr null }]

define internal spir_func i32 @made() {
  ret i32 1
}
;> %s: '@llvm.global_ctors': error: an entry's function returns something
;>   help: each entry is a priority, a function without parameters that the module defines, and null
