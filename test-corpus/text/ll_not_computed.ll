; Rejected: A value that is not computed on every way.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %x, label %y
x:
  %v = add i32 %a, 1
  br label %y
y:
  store i32 %v, ptr addrspace(1) %p
  ret void
}
;> %s: function @f, block %y, 'store': error: not valid LLVM IR: the definition of an operand (instruction 2) does not dominate this use
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
