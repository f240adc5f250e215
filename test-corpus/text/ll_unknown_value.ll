; Rejected: A value that is not defined.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  %x = add i32 %a, %nowhere
  ret void
}
;> %s:7:20: error: this value or block is used but not defined
;>     %x = add i32 %a, %nowhere
;>                      ^
;>   help: check the text with llvm-as or spirv-as
