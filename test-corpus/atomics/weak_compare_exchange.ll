; Regression: The pointers of compare-and-exchange builtins: to the object and to the expected value.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomic OpLoad OpStore OpIEqual OpTypePointer
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4), ptr addrspace(4), i32)
declare spir_func i32 @_Z33__spirv_AtomicCompareExchangeWeakPU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)
define spir_kernel void @k(ptr addrspace(1) %p, i32 %v) {
  %e = alloca i32, align 4
  store i32 3, ptr %e, align 4
  %eg = addrspacecast ptr %e to ptr addrspace(4)
  %pg = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %ok = call spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) %pg, ptr addrspace(4) %eg, i32 %v)
  %w = call spir_func i32 @_Z33__spirv_AtomicCompareExchangeWeakPU3AS1iiiiii(ptr addrspace(1) %p, i32 1, i32 16, i32 0, i32 %v, i32 4)
  %z = zext i1 %ok to i32
  %s = add i32 %z, %w
  store i32 %s, ptr addrspace(1) %p
  ret void
}
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;> %_ptr_Function_uint = OpTypePointer Function %uint
;> %_ptr_Generic_uint = OpTypePointer Generic %uint
;>                OpStore %e %uint_3 Aligned 4
;>          %17 = OpLoad %uint %eg
;>          %18 = OpAtomicCompareExchange %uint %pg %uint_1 %uint_784 %uint_784 %v %17
;>                OpStore %eg %18
;>          %ok = OpIEqual %bool %18 %17
;>           %w = OpAtomicCompareExchange %uint %p %uint_1 %uint_16 %uint_0 %v %uint_4
;>                OpStore %p %s Aligned 4
