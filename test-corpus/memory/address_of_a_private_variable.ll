; Rejected: A variable in the private address space is refused where it is used, with one error.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

@g = internal global [9 x i8] zeroinitializer

define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds [9 x i8], ptr @g, i64 0, i64 %i
  %v = load i8, ptr %q
  store i8 %v, ptr addrspace(1) %p
  ret void
}
;> %s: function @k, block %0, '%q = getelementptr': error: @g is a variable in the private address space (0), which SPIR-V does not have
;>   help: move it to the global (1), constant (2) or local (3) address space
