; Regression: The order of an exchange that takes place is no weaker than the order of one that does not: LLVM IR and OpenCL C let it be.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomicCompareExchange
target triple = "spir64-unknown-unknown"

define spir_kernel void @orders(ptr addrspace(1) %p, i32 %old, i32 %new) {
  %1 = cmpxchg ptr addrspace(1) %p, i32 %old, i32 %new monotonic monotonic
  %2 = cmpxchg ptr addrspace(1) %p, i32 %old, i32 %new monotonic acquire
  %3 = cmpxchg ptr addrspace(1) %p, i32 %old, i32 %new monotonic seq_cst
  %4 = cmpxchg ptr addrspace(1) %p, i32 %old, i32 %new acquire seq_cst
  %5 = cmpxchg ptr addrspace(1) %p, i32 %old, i32 %new release acquire
  %6 = cmpxchg ptr addrspace(1) %p, i32 %old, i32 %new acq_rel seq_cst
  %7 = cmpxchg weak ptr addrspace(1) %p, i32 %old, i32 %new release seq_cst
  ret void
}

; The C of OpenCL: memory_order_relaxed is 0, memory_order_acquire 2.
define spir_kernel void @c(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %new) {
  %c = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %e = addrspacecast ptr addrspace(1) %q to ptr addrspace(4)
  %1 = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(4) %c, ptr addrspace(4) %e, i32 %new, i32 0, i32 2)
  %2 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(4) %c, ptr addrspace(4) %e, i32 %new, i32 0, i32 5)
  ret void
}

define spir_kernel void @friendly(ptr addrspace(1) %p, i32 %old, i32 %new) {
  %1 = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %p, i32 1, i32 512, i32 514, i32 %new, i32 %old)
  %2 = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %p, i32 1, i32 514, i32 528, i32 %new, i32 %old)
  ret void
}

declare spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(4), ptr addrspace(4), i32, i32, i32)
declare spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(4), ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)
;>          %11 = OpAtomicCompareExchange %uint %p %uint_0 %uint_0 %uint_0 %new %old
;>          %13 = OpAtomicCompareExchange %uint %p %uint_0 %uint_770 %uint_770 %new %old
;>          %15 = OpAtomicCompareExchange %uint %p %uint_0 %uint_784 %uint_784 %new %old
;>          %16 = OpAtomicCompareExchange %uint %p %uint_0 %uint_784 %uint_784 %new %old
;>          %18 = OpAtomicCompareExchange %uint %p %uint_0 %uint_772 %uint_770 %new %old
;>          %19 = OpAtomicCompareExchange %uint %p %uint_0 %uint_784 %uint_784 %new %old
;>          %20 = OpAtomicCompareExchange %uint %p %uint_0 %uint_784 %uint_784 %new %old
;>          %32 = OpAtomicCompareExchange %uint %c_0 %uint_1 %uint_770 %uint_770 %new_0 %31
;>          %36 = OpAtomicCompareExchange %uint %c_0 %uint_1 %uint_784 %uint_784 %new_0 %35
;>          %45 = OpAtomicCompareExchange %uint %p_1 %uint_1 %uint_514 %uint_514 %new_1 %old_0
;>          %47 = OpAtomicCompareExchange %uint %p_1 %uint_1 %uint_528 %uint_528 %new_1 %old_0
