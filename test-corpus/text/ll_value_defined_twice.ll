; Rejected: A value that is defined twice.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  %x = add i32 %a, 1
  %x = add i32 %a, 2
  ret void
}
;> %s:8:3: error: this name is defined twice
;>     %x = add i32 %a, 2
;>     ^
;>   help: check the text with llvm-as or spirv-as
