; Rejected: A phi that names a block that is no predecessor.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
entry:
  br label %b
other:
  ret void
b:
  %y = phi i32 [ 0, %other ]
  ret void
}
;> %s: function @f, block %b, '%y = phi': error: not valid LLVM IR: no value for the predecessor block 0
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
