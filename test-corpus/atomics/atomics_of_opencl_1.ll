; Regression: The atomic functions of OpenCL 1.x are relaxed and have the scope of the device, in local memory too.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomic OpConstant
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func i32 @_Z8atom_addPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1), i64)
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1), i32, i32)
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %l, ptr addrspace(1) %q, i32 %a) {
  %1 = call spir_func i32 @_Z8atom_addPU3AS1Vii(ptr addrspace(1) %p, i32 %a)
  %2 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %p, i32 %1)
  %3 = call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) %l, i32 %2)
  %4 = call spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) %q, i64 5)
  %5 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) %p, i32 %3, i32 9)
  ret void
}
;>      %uint_1 = OpConstant %uint 1
;>      %uint_0 = OpConstant %uint 0
;>     %ulong_5 = OpConstant %ulong 5
;>      %uint_9 = OpConstant %uint 9
;>          %16 = OpAtomicIAdd %uint %p %uint_1 %uint_0 %a
;>          %17 = OpAtomicIAdd %uint %p %uint_1 %uint_0 %16
;>          %18 = OpAtomicIAdd %uint %l %uint_1 %uint_0 %17
;>          %20 = OpAtomicIAdd %ulong %q %uint_1 %uint_0 %ulong_5
;>          %22 = OpAtomicCompareExchange %uint %p %uint_1 %uint_0 %uint_0 %uint_9 %18
