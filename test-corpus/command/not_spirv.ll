; Rejected: LLVM assembly where SPIR-V is expected.
; FAIL: spirv-llvm -r %s -o %t.bc
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  ret void
}
;> %s: error: the input is LLVM IR, and -r expects SPIR-V
;>   help: leave out -r
