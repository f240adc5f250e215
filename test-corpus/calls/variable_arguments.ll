; Rejected: A function with variable arguments.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %n, ...) {
  ret void
}
;> %s: function @f: error: a function with variable arguments cannot be expressed in SPIR-V
;>   help: only printf may have them; pass an array instead
