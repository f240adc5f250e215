; Instructions that later versions have no more, by their friendly names: the ones that say the same are written.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFOrdNotEqual OpLessOrGreater OpAtomic
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

declare spir_func i1 @_Z21__spirv_LessOrGreaterff(float, float)
declare spir_func i32 @_Z33__spirv_AtomicCompareExchangeWeakPU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)

define spir_kernel void @k(ptr addrspace(1) %p, float %a, float %b) {
  %differ = call spir_func i1 @_Z21__spirv_LessOrGreaterff(float %a, float %b)
  %one = zext i1 %differ to i32
  %old = call spir_func i32 @_Z33__spirv_AtomicCompareExchangeWeakPU3AS1iiiiii(ptr addrspace(1) %p, i32 1, i32 16, i32 16, i32 %one, i32 0)
  store i32 %old, ptr addrspace(1) %p, align 4
  ret void
}
;>      %differ = OpFOrdNotEqual %bool %a %b
;>         %old = OpAtomicCompareExchange %uint %p %uint_1 %uint_16 %uint_16 %one %uint_0
