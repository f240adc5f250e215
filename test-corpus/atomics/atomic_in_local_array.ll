; Regression: A builtin atomic on an array of one atomic integer in local memory.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpAtomic OpBitcast OpAccessChain OpInBounds OpPtr
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@count = internal addrspace(3) global [1 x i32] undef
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) @count, i32 1, i32 0, i32 1)
  %b = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) addrspacecast (ptr addrspace(3) @count to ptr addrspace(4)), i32 1, i32 5, i32 2)
  %s = add i32 %a, %b
  store i32 %s, ptr addrspace(1) %p
  ret void
}
;>       %count = OpVariable %_ptr_Workgroup__arr_uint_uint_1 Workgroup
;>          %13 = OpBitcast %_ptr_Workgroup_uint %count
;>           %a = OpAtomicIAdd %uint %13 %uint_2 %uint_0 %uint_1
;>          %18 = OpPtrCastToGeneric %_ptr_Generic__arr_uint_uint_1 %count
;>          %20 = OpBitcast %_ptr_Generic_uint %18
;>           %b = OpAtomicIAdd %uint %20 %uint_1 %uint_784 %uint_1
