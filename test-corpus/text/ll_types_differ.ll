; Rejected: Operands of two types.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  %x = add i64 %a, 1
  ret void
}
;> %s:7:16: error: this value has type 'i32', but type 'i64' is expected
;>     %x = add i64 %a, 1
;>                  ^
;>   help: check the text with llvm-as or spirv-as
