; Regression: An intrinsic with fewer parameters than it has, as a declaration and as a call without one.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64"

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64)

define spir_kernel void @k(ptr addrspace(1) %p) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 7)
  ret void
}
;> %s: function @llvm.memcpy.p1.p1.i64: error: the intrinsic llvm.memcpy does not take 3 arguments
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.memset.p1.i64: error: the intrinsic llvm.memset does not take 2 arguments
;>   help: LLVM's language reference describes its parameters
