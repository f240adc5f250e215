; Rejected: Memory of some devices alone is not accessed atomically, neither by instructions nor by functions.
; FAIL: spirv-llvm %s --spirv-ext=+SPV_INTEL_usm_storage_classes -o %t.spv
target triple = "spir64-unknown-unknown"
define spir_func i32 @f(ptr addrspace(5) %p) {
  %x = atomicrmw add ptr addrspace(5) %p, i32 1 seq_cst
  ret i32 %x
}
define spir_func i32 @g(ptr addrspace(5) %p) {
  %x = load atomic i32, ptr addrspace(5) %p seq_cst, align 4
  ret i32 %x
}

define spir_func i1 @generic(ptr addrspace(5) %object, ptr addrspace(5) %expected, i64 %new) {
  %done = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(5) %object, ptr addrspace(5) %expected, i64 %new, i32 4, i32 0, i32 1)
  ret i1 %done
}

declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(5), ptr addrspace(5), i64)
;> %s: function @f, block %0, '%x = atomicrmw add': error: memory of the storage class DeviceOnlyALTERA cannot be accessed atomically (3 times)
;>   also: function @g, block %0, '%x = load'
;>   also: function @generic, block %0, '%done = call @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope'
;>   help: cast the pointer to one to global memory
