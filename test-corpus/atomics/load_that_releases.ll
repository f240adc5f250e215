; Rejected: A load releases nothing, and a store acquires nothing.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = call spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) %p, i32 3, i32 3)
  call spir_func void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) %p, i32 %v, i32 2, i32 3)
  ret void
}

declare spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1), i32, i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1), i32, i32, i32)
;> %s: function @k, block %0, '%v = call @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope': error: an atomic load releases, or an atomic store or the clearing of a flag acquires
;>   help: load with memory_order_relaxed, acquire or seq_cst; store and clear with relaxed, release or seq_cst
