; Regression: The pointers of a group copy point to one type: the one that the symbol names, or that of the destination where it names none.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpGroupAsyncCopy Bitcast
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @unnamed(ptr addrspace(1) %o, ptr addrspace(3) %s, i64 %n) {
  %v = load float, ptr addrspace(3) %s
  store i32 5, ptr addrspace(1) %o
  %e = call spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS1vPU3AS3Kvmm9ocl_event(i32 2, ptr addrspace(1) %o, ptr addrspace(3) %s, i64 %n, i64 1, target("spirv.Event") zeroinitializer)
  ret void
}

define spir_kernel void @named(ptr addrspace(1) %o, ptr addrspace(3) %s, i64 %n) {
  %e = call spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS1vPU3AS3Kdmm9ocl_event(i32 2, ptr addrspace(1) %o, ptr addrspace(3) %s, i64 %n, i64 1, target("spirv.Event") zeroinitializer)
  ret void
}

define spir_kernel void @named_differently(ptr addrspace(1) %o, ptr addrspace(3) %s, i64 %n) {
  %e = call spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS1iPU3AS3Kfmm9ocl_event(i32 2, ptr addrspace(1) %o, ptr addrspace(3) %s, i64 %n, i64 1, target("spirv.Event") zeroinitializer)
  ret void
}

declare spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS1vPU3AS3Kvmm9ocl_event(i32, ptr addrspace(1), ptr addrspace(3), i64, i64, target("spirv.Event"))
declare spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS1vPU3AS3Kdmm9ocl_event(i32, ptr addrspace(1), ptr addrspace(3), i64, i64, target("spirv.Event"))
declare spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS1iPU3AS3Kfmm9ocl_event(i32, ptr addrspace(1), ptr addrspace(3), i64, i64, target("spirv.Event"))
;>          %17 = OpBitcast %_ptr_Workgroup_uint %s
;>           %e = OpGroupAsyncCopy %Event %uint_2 %o %17 %n %ulong_1 %20
;>         %e_0 = OpGroupAsyncCopy %Event %uint_2 %o_0 %s_0 %n_0 %ulong_1 %20
;>         %e_1 = OpGroupAsyncCopy %Event %uint_2 %o_1 %s_1 %n_1 %ulong_1 %20
