; A compare-exchange comes back as OpenCL C's function, which finds what it expects in memory.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r --spirv-target-env=CL2.0 %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; KEEP: alloca store load call icmp cast
target triple = "spir64-unknown-unknown"

define spir_func i32 @named(ptr addrspace(1) %object, i32 %expected, i32 %new) {
  %both = cmpxchg ptr addrspace(1) %object, i32 %expected, i32 %new seq_cst monotonic
  %old = extractvalue { i32, i1 } %both, 0
  ret i32 %old
}

define spir_func i1 @generic(ptr addrspace(4) %object, ptr addrspace(4) %expected, i64 %new) {
  %done = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(4) %object, ptr addrspace(4) %expected, i64 %new, i32 4, i32 0, i32 1)
  ret i1 %done
}

declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i64, i32, i32, i32)
;> $ spirv-llvm -r --spirv-target-env=CL2.0 %t.spv -o %t.rev.bc
;> %t.spv: function named, word 133, instruction 35 (OpAtomicCompareExchange %11): warning: lost: operand the call orders the memory its pointer points to, not the memory listed
;> $ spirv-llvm dis %t.rev.bc
;>   %1 = alloca i32
;>   store i32 %expected, ptr %1
;>   %2 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPii12memory_orderS4_12memory_scope(ptr addrspace(1) %object, ptr %1, i32 %new, i32 5, i32 0, i32 3) #1
;>   %old = load i32, ptr %1
;>   %done = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(4) %object, ptr addrspace(4) %expected, i64 %new, i32 4, i32 0, i32 1) #1
