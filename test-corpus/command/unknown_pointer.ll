; Rejected: A pointer that the module does not have.
; FAIL: spirv-llvm --explain-type @f:%nowhere %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  ret void
}
;> %s: error: there is no pointer @f:%nowhere
;>   help: name the value as in the text of the module, an unnamed one by number
