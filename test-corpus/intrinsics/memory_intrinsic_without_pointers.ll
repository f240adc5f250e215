; Rejected: The name of an intrinsic alone does not make its operands pointers.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare void @llvm.memcpy.p1.p1.(ptr addrspace(1), i8, i64, i1)

define spir_kernel void @k(ptr addrspace(1) %out) {
  call void @llvm.memcpy.p1.p1.(ptr addrspace(1) %out, i8 0, i64 8, i1 false)
  ret void
}
;> %s: function @k, block %0, 'call @llvm.memcpy.p1.p1.': error: memory is copied or filled through a value that is not a pointer
;>   help: declare the intrinsic with the types in its name
