; Parameters of functions that blocks run point to the type of their uses, or to bytes.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=block-parameters=bytes %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypePointer OpFunctionParameter
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

define spir_kernel void @k(ptr addrspace(1) %out, i64 %n) {
  %range = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %queue = call spir_func target("spirv.Queue") @_Z17get_default_queuev()
  call spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t) align 8 %range, i64 %n)
  %field = getelementptr inbounds <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__k_block_invoke to ptr addrspace(4)), ptr %field, align 8
  %captured = getelementptr inbounds <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 3
  store ptr addrspace(1) %out, ptr %captured, align 8
  %literal = addrspacecast ptr %block to ptr addrspace(4)
  %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 0, ptr %range, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %literal)
  ret void
}

define internal spir_func void @__k_block_invoke(ptr addrspace(4) %.block_descriptor) {
  %f = getelementptr inbounds <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %out = load ptr addrspace(1), ptr addrspace(4) %f, align 8
  store i32 1, ptr addrspace(1) %out, align 4
  ret void
}

define spir_kernel void @__k_block_invoke_kernel(ptr addrspace(4) %.block_descriptor) {
  call spir_func void @__k_block_invoke(ptr addrspace(4) %.block_descriptor)
  ret void
}

declare spir_func target("spirv.Queue") @_Z17get_default_queuev()
declare spir_func void @_Z10ndrange_1Dm(ptr sret(%struct.ndrange_t) align 8, i64)
declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))
;> $ spirv-llvm dis %t.plain.spv
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;> %_ptr_Function_struct_ndrange_t = OpTypePointer Function %struct_ndrange_t
;> %_ptr_Generic_uchar = OpTypePointer Generic %uchar
;> %_ptr_Function__struct_17 = OpTypePointer Function %_struct_17
;> %_ptr_Function__ptr_Generic_uchar = OpTypePointer Function %_ptr_Generic_uchar
;> %_ptr_Function__ptr_CrossWorkgroup_uint = OpTypePointer Function %_ptr_CrossWorkgroup_uint
;> %_ptr_Generic__struct_17 = OpTypePointer Generic %_struct_17
;> %_ptr_Generic_DeviceEvent = OpTypePointer Generic %DeviceEvent
;> %_ptr_Generic__ptr_CrossWorkgroup_uint = OpTypePointer Generic %_ptr_CrossWorkgroup_uint
;>         %out = OpFunctionParameter %_ptr_CrossWorkgroup_uint
;>           %n = OpFunctionParameter %ulong
;> %_block_descriptor = OpFunctionParameter %_ptr_Generic__struct_17
;> %_block_descriptor_0 = OpFunctionParameter %_ptr_Generic_uchar
;> $ spirv-llvm dis %t.spv
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;> %_ptr_Function_struct_ndrange_t = OpTypePointer Function %struct_ndrange_t
;> %_ptr_Generic_uchar = OpTypePointer Generic %uchar
;> %_ptr_Function__struct_17 = OpTypePointer Function %_struct_17
;> %_ptr_Function__ptr_Generic_uchar = OpTypePointer Function %_ptr_Generic_uchar
;> %_ptr_Function__ptr_CrossWorkgroup_uint = OpTypePointer Function %_ptr_CrossWorkgroup_uint
;> %_ptr_Generic__struct_17 = OpTypePointer Generic %_struct_17
;> %_ptr_Generic_DeviceEvent = OpTypePointer Generic %DeviceEvent
;> %_ptr_Generic__ptr_CrossWorkgroup_uint = OpTypePointer Generic %_ptr_CrossWorkgroup_uint
;>         %out = OpFunctionParameter %_ptr_CrossWorkgroup_uint
;>           %n = OpFunctionParameter %ulong
;> %_block_descriptor = OpFunctionParameter %_ptr_Generic_uchar
;> %_block_descriptor_0 = OpFunctionParameter %_ptr_Generic_uchar
