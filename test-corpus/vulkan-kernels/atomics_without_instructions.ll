; Atomic operations that the target has no instruction for are loops, and floats are exchanged as integers.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomic OpFAdd OpMemoryBarrier
target triple = "spir64"

define spir_kernel void @update(ptr addrspace(1) %numbers, ptr addrspace(1) %floats) {
  %sum = atomicrmw fadd ptr addrspace(1) %floats, float 3.0 syncscope("device") monotonic
  %next = getelementptr float, ptr addrspace(1) %floats, i64 1
  %exchanged = atomicrmw xchg ptr addrspace(1) %next, float %sum syncscope("device") monotonic
  %last = getelementptr float, ptr addrspace(1) %floats, i64 2
  store float %exchanged, ptr addrspace(1) %last
  store float %sum, ptr addrspace(1) %numbers
  ret void
}
;>          %24 = OpAtomicLoad %uint %22 %uint_1 %uint_0
;>          %30 = OpFAdd %float %29 %float_3
;>          %26 = OpAtomicCompareExchange %uint %33 %uint_1 %uint_0 %uint_0 %32 %28
;>          %39 = OpAtomicExchange %uint %38 %uint_1 %uint_0 %37
