; Rejected: A call of a variadic function is refused for what it is, whatever arguments it has.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func void @g(...)

define spir_kernel void @k() {
  call spir_func void (...) @g(i32 1)
  call spir_func void (...) @g()
  ret void
}
;> %s: function @g: error: a function with variable arguments cannot be expressed in SPIR-V
;>   help: only printf may have them; pass an array instead
