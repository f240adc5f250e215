; Regression: An intrinsic that is called through another type than it is declared with is not valid LLVM IR.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64"

declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)

define spir_kernel void @k(ptr addrspace(1) %p) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 7)
  ret void
}
;> %s: function @k, block %0, 'call @llvm.memset.p1.i64': error: not valid LLVM IR: an intrinsic is called through another type than it is declared with
;>   help: fix the program that wrote the module; opt -passes=verify may explain more
