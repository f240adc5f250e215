; Rejected: Buffers hold no booleans, of which vectors as arguments of kernels consist. No compiler of OpenCL C writes such arguments.
; FAIL: spirv-llvm %s --vulkan-kernels --spirv-untyped-pointers -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, <4 x i1> %which) {
  %z = select <4 x i1> %which, <4 x i32> splat (i32 1), <4 x i32> zeroinitializer
  store <4 x i32> %z, ptr addrspace(1) %p, align 16
  ret void
}
;> %s: function @k, block %0, '%2 = load': error: a boolean is loaded from a buffer or stored to one
;>   help: use an integer; booleans have no form in memory that others see
