; Rejected: A branch to an address.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr %p) {
  indirectbr ptr %p, [label %x] ; error: 'indirectbr'
x:
  ret void
}
;> %s: function @f, block %0, 'indirectbr': error: 'indirectbr' cannot be expressed in SPIR-V
;>   help: use a switch instead of computed goto
