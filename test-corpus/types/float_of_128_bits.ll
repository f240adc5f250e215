; Rejected: A float of 128 bits.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(fp128 %v) {
  %x = fadd fp128 %v, %v
  ret void
}
;> %s: function @f: error: a floating-point type of more than 64 bits cannot be expressed in SPIR-V
;>   help: use double
