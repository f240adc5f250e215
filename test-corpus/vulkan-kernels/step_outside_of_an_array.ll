; Rejected: An element outside of an array that is passed by value: no array of the buffer for arguments is the one that the step is
; through, so that none has a stride.
; FAIL: spirv-llvm %s --vulkan-kernels --spirv-untyped-pointers -o %t.spv
target triple = "spir64"

define spir_kernel void @array(ptr byval([3 x i64]) align 8 %a, ptr addrspace(1) %p) {
  %q = getelementptr [3 x i64], ptr %a, i64 0, i64 32
  %v = load i64, ptr %q, align 8
  store i64 %v, ptr addrspace(1) %p, align 8
  ret void
}
;> %s: function @array, block %0, '%q = getelementptr': error: an address in a buffer of the shader is computed with an array that has no stride
;>   help: stay within the array that is there, or compute the address from the element that is accessed (getelementptr i32, ...)
