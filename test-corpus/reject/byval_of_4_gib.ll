; LLVM has no arguments of 4 GiB.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr byval({ [1073741824 x i32] }) %p) {
  ret void
}
;> %s: function @k: error: not valid LLVM IR: the attribute 'byval' has a type of 4 GiB or more
;>   help: what wrote the module has to be mended; opt -passes=verify may say more
