; The number and the words of llvm-spirv about functions with variable arguments, however they are called.
; RUN: llvm-as %s -o %t.bc
; FAIL(23): llvm-spirv %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func void @g(...)

define spir_kernel void @k(i32 %a) {
  call spir_func void (...) @g(i32 %a)
  call spir_func void @g(i32 %a)
  ret void
}
;> UnsupportedVarArgFunction: Variadic functions other than 'printf' are not supported in SPIR-V.
;> %t.bc: function @g: error: a function with variable arguments cannot be expressed in SPIR-V
;>   help: only printf may have them; pass an array instead
