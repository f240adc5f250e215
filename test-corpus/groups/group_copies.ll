; Regression: Copies by a work-group, with an event or without one, and with a stride.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpGroupAsyncCopy OpGroupWaitEvents OpConstantNull OpTypeEvent
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1Dv4_iPU3AS3KS_mm9ocl_event(ptr addrspace(1), ptr addrspace(3), i64, i64, target("spirv.Event"))
declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4))
define spir_kernel void @k(ptr addrspace(3) %l, ptr addrspace(1) %g) {
  %e = alloca target("spirv.Event"), align 8
  %a = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i64 32, target("spirv.Event") zeroinitializer)
  %b = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1Dv4_iPU3AS3KS_mm9ocl_event(ptr addrspace(1) %g, ptr addrspace(3) %l, i64 8, i64 2, target("spirv.Event") %a)
  store target("spirv.Event") %b, ptr %e, align 8
  %eg = addrspacecast ptr %e to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr addrspace(4) %eg)
  ret void
}
;>       %Event = OpTypeEvent
;>          %18 = OpConstantNull %Event
;>           %a = OpGroupAsyncCopy %Event %uint_2 %l %g %ulong_32 %ulong_1 %18
;>           %b = OpGroupAsyncCopy %Event %uint_2 %22 %24 %ulong_8 %ulong_2 %a
;>                OpGroupWaitEvents %uint_2 %uint_1 %eg
