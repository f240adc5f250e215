; Rejected: A range is a structure in memory, and a function is not.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

declare spir_func void @_Z10ndrange_1Dm(ptr, i64)
declare spir_func void @f()

define spir_kernel void @k() {
  call spir_func void @_Z10ndrange_1Dm(ptr @f, i64 1)
  ret void
}
;> %t.bc: function @k, block %0, 'call @_Z10ndrange_1Dm': error: the address of function @f needs SPV_INTEL_function_pointers
;>   help: allow it with --spirv-ext=+SPV_INTEL_function_pointers
