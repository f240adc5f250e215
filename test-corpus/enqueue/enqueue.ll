; Kernels that a kernel enqueues, as clang writes them: with and without events, with local sizes; a query, a marker. They
; come back as they were, and by way of the SPIR-V friendly form too.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=CL2.0 %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -o %t.friendly.bc
; RUN: spirv-llvm %t.friendly.bc -o %t.again.spv
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: OpConstantNull OpBuildNDRange OpEnqueue OpGetKernel @__enqueue @__get_kernel @_Z
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

@literal = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_2 to ptr addrspace(4)) }, align 8

define spir_kernel void @k(ptr addrspace(1) %out, i64 %n) {
  %range = alloca %struct.ndrange_t, align 8
  %plane = alloca %struct.ndrange_t, align 8
  %sizes = alloca [2 x i64], align 8
  %size = alloca [1 x i64], align 8
  %wait = alloca target("spirv.DeviceEvent"), align 8
  %done = alloca target("spirv.DeviceEvent"), align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %queue = call spir_func target("spirv.Queue") @_Z17get_default_queuev()
  call spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t) align 8 %range, i64 %n)
  call spir_func void @_Z10ndrange_2DPKmS0_(ptr sret(%struct.ndrange_t) align 8 %plane, ptr %sizes, ptr %sizes)
  %field = getelementptr inbounds <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__k_block_invoke to ptr addrspace(4)), ptr %field, align 8
  %captured = getelementptr inbounds <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 3
  store ptr addrspace(1) %out, ptr %captured, align 8
  %literal = addrspacecast ptr %block to ptr addrspace(4)
  %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal)
  %w = addrspacecast ptr %wait to ptr addrspace(4)
  %d = addrspacecast ptr %done to ptr addrspace(4)
  %2 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %queue, i32 1, ptr %plane, i32 1, ptr addrspace(4) %w, ptr addrspace(4) %d, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal)
  store i64 %n, ptr %size, align 8
  %3 = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @literal to ptr addrspace(4)), i32 1, ptr %size)
  %4 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal)
  %5 = call spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr %range, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal)
  %6 = call spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue") %queue, i32 1, ptr addrspace(4) %w, ptr addrspace(4) %d)
  ret void
}

define internal spir_func void @__k_block_invoke(ptr addrspace(4) %b) {
  ret void
}

define internal spir_func void @__k_block_invoke_2(ptr addrspace(4) %b, ptr addrspace(3) %memory) {
  ret void
}

define spir_kernel void @__k_block_invoke_kernel(ptr addrspace(4) %b) {
  call spir_func void @__k_block_invoke(ptr addrspace(4) %b)
  ret void
}

define spir_kernel void @__k_block_invoke_2_kernel(ptr addrspace(4) %b, ptr addrspace(3) %memory) {
  call spir_func void @__k_block_invoke_2(ptr addrspace(4) %b, ptr addrspace(3) %memory)
  ret void
}

declare spir_func target("spirv.Queue") @_Z17get_default_queuev()
declare spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t), i64)
declare spir_func void @_Z10ndrange_2DPKmS0_(ptr sret(%struct.ndrange_t), ptr, ptr)
declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4), i32, ptr)
declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr, ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue"), i32, ptr addrspace(4), ptr addrspace(4))
;> $ spirv-llvm dis %t.spv
;>           %8 = OpConstantNull %_ptr_Generic_uchar
;>          %46 = OpConstantNull %_arr_ulong_uint_2
;>          %56 = OpConstantNull %_ptr_Generic_DeviceEvent
;>          %43 = OpBuildNDRange %struct_ndrange_t %n %ulong_0 %ulong_0
;>          %47 = OpBuildNDRange %struct_ndrange_t %44 %45 %46
;>          %60 = OpEnqueueKernel %uint %queue %uint_0 %range %uint_0 %56 %56 %__k_block_invoke_kernel %57 %uint_24 %uint_8
;>          %63 = OpEnqueueKernel %uint %queue %uint_1 %plane %uint_1 %w %d %__k_block_invoke_kernel %57 %uint_24 %uint_8
;>          %70 = OpEnqueueKernel %uint %queue %uint_0 %range %uint_0 %56 %56 %__k_block_invoke_2_kernel %68 %uint_16 %uint_8 %65
;>          %71 = OpGetKernelWorkGroupSize %uint %__k_block_invoke_kernel %57 %uint_24 %uint_8
;>          %72 = OpGetKernelNDrangeSubGroupCount %uint %range %__k_block_invoke_kernel %57 %uint_24 %uint_8
;>          %73 = OpEnqueueMarker %uint %queue %uint_1 %w %d
;> $ spirv-llvm dis %t.rev.bc
;>   %queue = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #1
;>   call spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t) %range, i64 %n) #1
;>   call spir_func void @_Z10ndrange_2DPKmS0_(ptr sret(%struct.ndrange_t) %plane, ptr %sizes, ptr %sizes) #1
;>   %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal) #1
;>   %2 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %queue, i32 1, ptr %plane, i32 1, ptr addrspace(4) %w, ptr addrspace(4) %d, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal) #1
;>   %4 = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %3, i32 1, ptr %size) #1
;>   %5 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal) #1
;>   %6 = call spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr %range, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal) #1
;>   %7 = call spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue") %queue, i32 1, ptr addrspace(4) %w, ptr addrspace(4) %d) #1
;> declare spir_func target("spirv.Queue") @_Z17get_default_queuev() #1
;> declare spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t), i64) #1
;> declare spir_func void @_Z10ndrange_2DPKmS0_(ptr sret(%struct.ndrange_t), ptr, ptr) #1
;> declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4)) #1
;> declare spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4)) #1
;> declare spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4), i32, ptr) #1
;> declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4)) #1
;> declare spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr, ptr addrspace(4), ptr addrspace(4)) #1
;> declare spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue"), i32, ptr addrspace(4), ptr addrspace(4)) #1
;> $ spirv-llvm dis %t.again.spv
;>           %8 = OpConstantNull %_ptr_Generic_uchar
;>          %48 = OpConstantNull %_arr_ulong_uint_2
;>          %59 = OpConstantNull %_ptr_Generic_DeviceEvent
;>          %45 = OpBuildNDRange %struct_ndrange_t %n %ulong_0 %ulong_0
;>          %49 = OpBuildNDRange %struct_ndrange_t %46 %47 %48
;>          %62 = OpEnqueueKernel %uint %queue %uint_0 %range %uint_0 %59 %59 %__k_block_invoke_kernel %literal_0 %uint_24 %uint_8
;>          %65 = OpEnqueueKernel %uint %queue %uint_1 %plane %uint_1 %w %d %__k_block_invoke_kernel %literal_0 %uint_24 %uint_8
;>          %72 = OpEnqueueKernel %uint %queue %uint_0 %range %uint_0 %59 %59 %__k_block_invoke_2_kernel %70 %uint_16 %uint_8 %67
;>          %73 = OpGetKernelWorkGroupSize %uint %__k_block_invoke_kernel %literal_0 %uint_24 %uint_8
;>          %74 = OpGetKernelNDrangeSubGroupCount %uint %range %__k_block_invoke_kernel %literal_0 %uint_24 %uint_8
;>          %75 = OpEnqueueMarker %uint %queue %uint_1 %w %d
