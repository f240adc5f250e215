; Regression: Groups copy between local and global memory; a private pointer is an error at its place.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3hPU3AS1Khmm9ocl_event(ptr, ptr, i64, i64, target("spirv.Event"))

define spir_kernel void @k(i64 %n) {
  %from = alloca [16 x i8]
  %to = alloca [16 x i8]
  %e = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3hPU3AS1Khmm9ocl_event(ptr %to, ptr %from, i64 %n, i64 1, target("spirv.Event") zeroinitializer)
  ret void
}
;> %t.bc: function @k, block %0, '%e = call @_Z29async_work_group_strided_copyPU3AS3hPU3AS1Khmm9ocl_event': error: a group cannot copy from or to memory of the storage class Function, or within it
;>   help: asynchronous copies are from local to global memory or back
