; Rejected: A kernel is enqueued over a range whose type is not known.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func i32 @__enqueue_kernel_basic(ptr, i32, ptr, ptr addrspace(4), ptr addrspace(4))

define spir_func i32 @f(ptr %queue, ptr %range, ptr addrspace(4) %kernel, ptr addrspace(4) %literal) {
  %error = call spir_func i32 @__enqueue_kernel_basic(ptr %queue, i32 0, ptr byval({ i32 }) %range, ptr addrspace(4) %kernel, ptr addrspace(4) %literal)
  ret i32 %error
}
;> %s: function @f, block %0, '%error = call @__enqueue_kernel_basic': error: the type of the enqueued ND-range is unknown
;>   help: pass a variable of type ndrange_t
