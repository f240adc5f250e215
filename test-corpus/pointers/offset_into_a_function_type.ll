; Rejected: Functions have no size, so that nothing is so many of them further on.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

@table = internal addrspace(1) constant [4 x i64] zeroinitializer

define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load i64, ptr addrspace(1) getelementptr (void (ptr addrspace(1)), ptr addrspace(1) @table, i64 1), align 8
  store i64 %v, ptr addrspace(1) %p, align 8
  ret void
}
;> %s: 'a constant': error: not valid LLVM IR: a constant 'getelementptr' into 'a function type', which has no size
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
