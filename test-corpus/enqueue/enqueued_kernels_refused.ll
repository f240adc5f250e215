; Rejected: Enqueued kernels whose function, block and local sizes are not known.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

%range = type { i32, [3 x i64], [3 x i64], [3 x i64] }

declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4), i32, ptr)

define spir_kernel void @block(ptr addrspace(4) %literal) {
  ret void
}

define spir_func i32 @function(target("spirv.Queue") %queue, ptr addrspace(4) %function, ptr addrspace(4) %literal) {
  %range = alloca %range
  %error = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) %function, ptr addrspace(4) %literal)
  ret i32 %error
}

define spir_func i32 @literal(target("spirv.Queue") %queue, ptr addrspace(4) %literal) {
  %range = alloca %range
  %error = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) addrspacecast (ptr @block to ptr addrspace(4)), ptr addrspace(4) %literal)
  ret i32 %error
}

define spir_func i32 @sizes(target("spirv.Queue") %queue, i32 %count, ptr %sizes) {
  %range = alloca %range
  %literal = alloca { i32, i32 }
  %generic = addrspacecast ptr %literal to ptr addrspace(4)
  %error = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) addrspacecast (ptr @block to ptr addrspace(4)), ptr addrspace(4) %generic, i32 %count, ptr %sizes)
  ret i32 %error
}
;> %s: function @function, block %0, '%error = call @__enqueue_kernel_basic': error: the enqueued kernel is known only at run time
;>   help: pass the block itself to enqueue_kernel
;> %s: function @literal, block %0, '%error = call @__enqueue_kernel_basic': error: the size of the enqueued block is unknown: its literal is neither a variable nor a constant
;>   help: write the block as an argument of the call, or compile with less optimization
;> %s: function @sizes, block %0, '%error = call @__enqueue_kernel_varargs': error: the number of local sizes of an enqueued kernel is not a small constant
;>   help: pass the sizes to enqueue_kernel one by one, as its last arguments
