; Rejected: LLVM has no arguments of 4 GiB.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%named = type { [1073741824 x i32] }

define spir_kernel void @k(ptr byval({ [1073741824 x i32] }) %p) {
  ret void
}
define spir_kernel void @of_a_named_structure(ptr byval(%named) %p) {
  ret void
}
;> %s: function @k: error: not valid LLVM IR: the attribute 'byval' has a type of 4 GiB or more (2 times)
;>   also: function @of_a_named_structure
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
