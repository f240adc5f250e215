; Rejected: A group copies from local to global memory or back, and not within one of them.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(3) %to, ptr addrspace(3) %from) {
  %event = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3cPKU3AS1cm9ocl_event(ptr addrspace(3) %to, ptr addrspace(3) %from, i64 4, target("spirv.Event") zeroinitializer)
  ret void
}

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3cPKU3AS1cm9ocl_event(ptr addrspace(3), ptr addrspace(3), i64, target("spirv.Event"))
;> %s: function @k, block %0, '%event = call @_Z21async_work_group_copyPU3AS3cPKU3AS1cm9ocl_event': error: a group cannot copy from or to memory of the storage class Workgroup, or within it
;>   help: asynchronous copies are from local to global memory or back
