; What OpenCL C 1.2 has no function for is an error where nothing may be lost.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; FAIL: spirv-llvm -r --strict --spirv-target-env=CL1.2 %t.spv -o %t.rev.bc
target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, ptr addrspace(3) %q, i32 %v, i64 %w, ptr addrspace(1) %out) {
  %add = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) %p, i32 %v, i32 5, i32 1)
  %max = call spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicll12memory_order12memory_scope(ptr addrspace(3) %q, i64 %w, i32 4, i32 2)
  %load = call spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) %p, i32 2, i32 2)
  call spir_func void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) %p, i32 %v, i32 3, i32 2)
  %set = call spir_func i1 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) %p, i32 5, i32 2)
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) %p, i32 5, i32 2)
  %bit = zext i1 %set to i32
  store i32 %bit, ptr addrspace(1) %out, align 4
  ret void
}

declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1), i32, i32, i32)
declare spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicll12memory_order12memory_scope(ptr addrspace(3), i64, i32, i32)
declare spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1), i32, i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1), i32, i32, i32)
declare spir_func i1 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1), i32, i32)
declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1), i32, i32)
;> %t.spv: function f, word 135, instruction 39 (OpAtomicIAdd %16): error: operand OpenCL C 1.2's atomic functions are relaxed, as wide as the device, and take no generic pointers is lost (6 times)
;>   help: remove it from the input, or drop --strict to accept the loss
