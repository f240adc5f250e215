; Rejected: Arithmetic on bfloat16.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(bfloat %v) {
  %x = fadd bfloat %v, %v
  ret void
}
;> %s: function @f: error: bfloat needs SPV_KHR_bfloat16
;>   help: allow it with --spirv-ext=+SPV_KHR_bfloat16, or convert to float before translating
