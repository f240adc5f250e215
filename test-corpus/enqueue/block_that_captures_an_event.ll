; Regression: A block captures an event, which is as large as a pointer: that is the size that the enqueue instruction says.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=CL2.0 %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; KEEP: OpEnqueueKernel OpConstant OpTypeStruct @__enqueue %block
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

define spir_kernel void @k(target("spirv.Queue") %queue) {
  %range = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), target("spirv.DeviceEvent") }>, align 8
  %event = call spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv()
  call spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t) align 8 %range, i64 1)
  store i32 24, ptr %block, align 8
  %captured = getelementptr inbounds <{ i32, i32, ptr addrspace(4), target("spirv.DeviceEvent") }>, ptr %block, i32 0, i32 3
  store target("spirv.DeviceEvent") %event, ptr %captured, align 8
  %literal = addrspacecast ptr %block to ptr addrspace(4)
  %status = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) addrspacecast (ptr @k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal)
  ret void
}

define spir_kernel void @k_block_invoke_kernel(ptr addrspace(4) %literal) {
  %captured = getelementptr inbounds <{ i32, i32, ptr addrspace(4), target("spirv.DeviceEvent") }>, ptr addrspace(4) %literal, i32 0, i32 3
  %event = load target("spirv.DeviceEvent"), ptr addrspace(4) %captured, align 8
  call spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent") %event, i32 0)
  ret void
}

declare spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv()
declare spir_func void @_Z10ndrange_1Dm(ptr, i64)
declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent"), i32)
;> $ spirv-llvm dis %t.spv
;>                OpName %block "block"
;>                OpDecorate %block Alignment 8
;>      %uint_3 = OpConstant %uint 3
;> %struct_ndrange_t = OpTypeStruct %uint %_arr_ulong_uint_3 %_arr_ulong_uint_3 %_arr_ulong_uint_3
;>  %_struct_17 = OpTypeStruct %uint %uint %_ptr_Generic_uchar %DeviceEvent
;>     %ulong_1 = OpConstant %ulong 1
;>     %ulong_0 = OpConstant %ulong 0
;>     %uint_24 = OpConstant %uint 24
;>      %uint_0 = OpConstant %uint 0
;>          %33 = OpConstantNull %_ptr_Generic_DeviceEvent
;>      %uint_8 = OpConstant %uint 8
;>       %block = OpVariable %_ptr_Function__struct_17 Function
;>          %25 = OpBitcast %_ptr_Function_uint %block
;>    %captured = OpInBoundsPtrAccessChain %_ptr_Function_DeviceEvent %block %uint_0 %uint_3
;>     %literal = OpPtrCastToGeneric %_ptr_Generic__struct_17 %block
;>      %status = OpEnqueueKernel %uint %queue %uint_0 %range %uint_0 %33 %33 %k_block_invoke_kernel %34 %uint_24 %uint_8
;> $ spirv-llvm dis %t.rev.bc
;>   %block = alloca <{ i32, i32, ptr addrspace(4), target("spirv.DeviceEvent") }>, align 8
;>   store i32 24, ptr %block, align 8
;>   %captured = getelementptr inbounds <{ i32, i32, ptr addrspace(4), target("spirv.DeviceEvent") }>, ptr %block, i32 0, i32 3
;>   %literal = addrspacecast ptr %block to ptr addrspace(4)
;>   %status = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) addrspacecast (ptr @k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal) #1
;> declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4)) #1
