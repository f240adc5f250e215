; Regression: Clang declares the stores of atomic_half with a value of the atomic type.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomic OpFunctionCall
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, half %v) {
  call spir_func void @_Z12atomic_storePU3AS1VU7_AtomicDhS_(ptr addrspace(1) %p, half %v)
  call spir_func void @_Z21atomic_store_explicitPU3AS1VU7_AtomicDhS_12memory_order12memory_scope(ptr addrspace(1) %p, half %v, i32 0, i32 2)
  ret void
}

declare spir_func void @_Z12atomic_storePU3AS1VU7_AtomicDhS_(ptr addrspace(1), half)
declare spir_func void @_Z21atomic_store_explicitPU3AS1VU7_AtomicDhS_12memory_order12memory_scope(ptr addrspace(1), half, i32, i32)
;>                OpAtomicStore %p %uint_1 %uint_528 %v
;>                OpAtomicStore %p %uint_1 %uint_0 %v
