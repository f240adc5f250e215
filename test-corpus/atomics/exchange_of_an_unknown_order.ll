; Rejected: The order of an exchange that takes place is computed, and may be weaker than that of one that does not.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %order, i32 %new) {
  %1 = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %p, i32 1, i32 %order, i32 514, i32 %new, i32 %new)
  ret void
}

declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)
;> %s: function @k, block %0, '%1 = call @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii': error: an exchange that does not take place releases, or has a stronger order than one that does
;>   help: use relaxed, acquire or seq_cst for the exchange that does not take place, and a constant order that is no weaker for the one that does
