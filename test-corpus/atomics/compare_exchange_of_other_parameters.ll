; Regression: A builtin called through another type than it is declared with: the value says what is exchanged.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomicCompareExchange OpBitcast
target triple = "spir64-unknown-unknown"

define spir_func i1 @generic(ptr addrspace(4) %object, ptr addrspace(4) %expected, i64 %new) {
  %done = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(4) %object, ptr addrspace(4) %expected, i64 %new, i32 4, i32 0, i32 1)
  ret i1 %done
}

declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i64)
;>          %16 = OpBitcast %_ptr_Generic_ulong %object
;>          %17 = OpBitcast %_ptr_Generic_ulong %expected
;>          %19 = OpAtomicCompareExchange %ulong %16 %uint_2 %uint_776 %uint_0 %new %18
