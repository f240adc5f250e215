; Regression: Floats are compared and exchanged as integers: what the pointers point to is one, too, so that nothing is cast.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunction OpBitcast OpAtomicCompareExchange
target triple = "spir64-unknown-unknown"

declare spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff(ptr addrspace(4), ptr addrspace(4), float)

define spir_func void @exchange(ptr addrspace(4) %object, ptr addrspace(4) %expected, float %desired) {
  %done = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff(ptr addrspace(4) %object, ptr addrspace(4) %expected, float %desired)
  ret void
}
;>    %exchange = OpFunction %void None %6
;>      %object = OpFunctionParameter %_ptr_Generic_uint
;>    %expected = OpFunctionParameter %_ptr_Generic_uint
;>     %desired = OpFunctionParameter %float
;>          %13 = OpBitcast %uint %desired
;>          %15 = OpAtomicCompareExchange %uint %object %uint_1 %uint_784 %uint_784 %13 %14
;>                OpFunctionEnd
