; Regression: Events in a local array and a sampler made of a constant, all written as plain pointers.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeEvent OpTypeSampler OpConstantSampler OpGroup OpLoad OpStore OpVariable
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, ptr)
declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4))
declare spir_func ptr addrspace(2) @__translate_sampler_initializer(i32)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1), ptr addrspace(2), <2 x float>)
define spir_kernel void @k(ptr addrspace(3) %l, ptr addrspace(1) %g, ptr addrspace(1) %image) {
  %e = alloca [2 x ptr], align 8
  %s = alloca ptr addrspace(2), align 8
  %a = call spir_func ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i64 32, ptr null)
  %e1 = getelementptr [2 x ptr], ptr %e, i64 0, i64 1
  store ptr %a, ptr %e1, align 8
  %eg = addrspacecast ptr %e1 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr addrspace(4) %eg)
  %made = call spir_func ptr addrspace(2) @__translate_sampler_initializer(i32 32)
  store ptr addrspace(2) %made, ptr %s, align 8
  %sampler = load ptr addrspace(2), ptr %s, align 8
  %c = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1) %image, ptr addrspace(2) %sampler, <2 x float> zeroinitializer)
  store <4 x float> %c, ptr addrspace(1) %g
  ret void
}
;>       %Event = OpTypeEvent
;>          %18 = OpTypeSampler
;>        %made = OpConstantSampler %18 None 0 Linear
;>           %e = OpVariable %_ptr_Function__arr_Event_uint_2 Function
;>           %s = OpVariable %_ptr_Function_18 Function
;>           %a = OpGroupAsyncCopy %Event %uint_2 %l %g %ulong_32 %ulong_1 %24
;>                OpStore %e1 %a Aligned 8
;>                OpGroupWaitEvents %uint_2 %uint_1 %eg
;>                OpStore %s %made Aligned 8
;>     %sampler = OpLoad %18 %s Aligned 8
;>                OpStore %43 %c Aligned 16
