; Atomic operations that the target has no instruction for are loops, floats are exchanged as integers, and an access that
; orders nothing for other invocations has no semantics.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomic OpFAdd OpMemoryBarrier
target triple = "spir64"

define spir_kernel void @update(ptr addrspace(1) %numbers, ptr addrspace(1) %floats, ptr addrspace(3) %group) {
  %old = atomicrmw nand ptr addrspace(1) %numbers, i32 3 acq_rel
  %sum = atomicrmw fadd ptr addrspace(1) %floats, float 3.0 syncscope("device") monotonic
  %next = getelementptr float, ptr addrspace(1) %floats, i64 1
  %exchanged = atomicrmw xchg ptr addrspace(1) %next, float %sum syncscope("device") monotonic
  %own = atomicrmw nand ptr addrspace(3) %group, i32 %old syncscope("singlethread") acq_rel
  fence syncscope("singlethread") acq_rel
  %last = getelementptr float, ptr addrspace(1) %floats, i64 2
  store float %exchanged, ptr addrspace(1) %last
  store i32 %own, ptr addrspace(1) %numbers
  ret void
}
;>          %26 = OpAtomicLoad %uint %24 %uint_1 %uint_0
;>          %36 = OpAtomicCompareExchange %uint %34 %uint_1 %uint_328 %uint_0 %33 %30
;>          %44 = OpAtomicLoad %uint %43 %uint_1 %uint_0
;>          %51 = OpFAdd %float %50 %float_3
;>          %55 = OpAtomicCompareExchange %uint %54 %uint_1 %uint_0 %uint_0 %53 %48
;>          %62 = OpAtomicExchange %uint %61 %uint_1 %uint_0 %60
;>          %67 = OpAtomicLoad %uint %65 %uint_4 %uint_0
;>          %75 = OpAtomicCompareExchange %uint %74 %uint_4 %uint_0 %uint_0 %73 %71
