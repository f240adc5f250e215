; Rejected: Variable arguments that are read.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr %l) {
  %x = va_arg ptr %l, i32
  ret void
}
;> %s: function @f, block %0, '%x = va_arg': error: 'va_arg' cannot be expressed in SPIR-V
;>   help: pass an array instead of variable arguments
