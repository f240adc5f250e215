; Variables, loads, stores, walks into structures, casts that vanish, and atomic operations on untyped pointers.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify %t.back.bc -o %t.verified.bc
; RUN: spirv-llvm %t.back.bc -o %t.again.spv --spirv-untyped-pointers
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: Untyped OpTypePointer OpBitcast OpLoad OpStore OpAtomic OpCopyMemory OpCapability OpExtension
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%Pair = type { i32, [4 x float] }

@counts = internal addrspace(1) global [2 x i32] [i32 1, i32 2], align 4
@first = internal addrspace(1) global ptr addrspace(1) @counts, align 8

declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32)

define internal spir_func float @second(ptr %pair, i64 %i) {
  %at = getelementptr inbounds %Pair, ptr %pair, i64 0, i32 1, i64 %i
  %value = load float, ptr %at, align 4
  ret float %value
}

define spir_kernel void @main(ptr addrspace(1) %pairs, ptr addrspace(1) %out, i64 %i) {
  %copy = alloca %Pair, align 4
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %copy, ptr addrspace(1) align 4 %pairs, i64 20, i1 false)
  %value = call spir_func float @second(ptr %copy, i64 %i)
  store float %value, ptr addrspace(1) %out, align 4
  store i32 1, ptr addrspace(1) %out, align 4
  %where = load ptr addrspace(1), ptr addrspace(1) @first, align 8
  %old = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %where, i32 2)
  %older = atomicrmw sub ptr addrspace(1) %out, i32 %old seq_cst
  ret void
}
;> $ spirv-llvm -r %t.spv -o %t.back.bc
;> %t.spv: function main, word 284, instruction 69 (OpAtomicISub %44): warning: lost: operand the call orders the memory its pointer points to, not the memory listed
;> $ spirv-llvm dis %t.again.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Int64
;>                OpCapability UntypedPointersKHR
;>                OpExtension "SPV_KHR_untyped_pointers"
;> %_ptr_CrossWorkgroup = OpTypeUntypedPointerKHR CrossWorkgroup
;>      %counts = OpUntypedVariableKHR %_ptr_CrossWorkgroup CrossWorkgroup %_arr_uint_uint_2 %6
;>       %first = OpUntypedVariableKHR %_ptr_CrossWorkgroup CrossWorkgroup %_ptr_CrossWorkgroup %10
;> %_ptr_Function = OpTypeUntypedPointerKHR Function
;>          %at = OpUntypedInBoundsPtrAccessChainKHR %_ptr_Function %Pair %pair %ulong_0 %uint_1 %i
;>       %value = OpLoad %float %at Aligned 4
;>        %copy = OpUntypedVariableKHR %_ptr_Function Function %Pair
;>                OpCopyMemorySized %copy %pairs %ulong_20 Aligned 4
;>                OpStore %out %value_0 Aligned 4
;>                OpStore %out %uint_1 Aligned 4
;>       %where = OpLoad %_ptr_CrossWorkgroup %first Aligned 8
;>         %old = OpAtomicIAdd %uint %where %uint_1 %uint_0 %uint_2
;>       %older = OpAtomicISub %uint %out %uint_0 %uint_528 %old
