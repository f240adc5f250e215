; Pointers to global memory are addresses: they are in buffers of the host, chosen, null and numbers, and arguments are push
; constants. Nothing is a switch over variables.
; RUN: spirv-llvm --target vulkan1.1 --vulkan-physical-buffers --spirv-ext=+SPV_KHR_physical_storage_buffer %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpExtension OpMemoryModel Convert PhysicalStorageBuffer Aligned ArgumentPointer ArgumentPod Switch OpMemberDecorate
; RUN: spirv-llvm --target vulkan-adaptivecpp %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Version OpCapability OpExtension OpMemoryModel ArgumentPointer ArgumentPod
; RUN: spirv-llvm --target vulkan1.2 --vulkan-physical-buffers --vulkan-arguments uniform-buffer %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: ArgumentPointer ArgumentPod Binding
; RUN: spirv-llvm --target vulkan1.2 --vulkan-physical-buffers --vulkan-arguments uniform-buffers %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: ArgumentPointer ArgumentPod
; RUN: spirv-llvm --target vulkan1.2 --vulkan-physical-buffers --vulkan-push-constant-size 16 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: ArgumentPointer ArgumentPod
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%node = type { ptr addrspace(1), i32, [4 x i8] }

define spir_kernel void @build(ptr addrspace(1) align 8 %pool, i32 %count) {
entry:
  %at = call spir_func i64 @_Z13get_global_idj(i32 0)
  %place = getelementptr inbounds %node, ptr addrspace(1) %pool, i64 %at
  %next = getelementptr inbounds %node, ptr addrspace(1) %place, i64 1
  %narrow = trunc i64 %at to i32
  %behind = add i32 %narrow, 1
  %is.last = icmp eq i32 %behind, %count
  %link = select i1 %is.last, ptr addrspace(1) null, ptr addrspace(1) %next
  store ptr addrspace(1) %link, ptr addrspace(1) %place, align 8
  %value = getelementptr inbounds %node, ptr addrspace(1) %place, i64 0, i32 1
  store i32 %narrow, ptr addrspace(1) %value, align 8
  ret void
}

define spir_kernel void @sum(ptr addrspace(1) align 8 %head, ptr addrspace(1) align 4 %out) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %head, %entry ], [ %next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %more, %body ]
  %is.end = icmp eq ptr addrspace(1) %at, null
  br i1 %is.end, label %end, label %body

body:
  %place = getelementptr inbounds %node, ptr addrspace(1) %at, i64 0, i32 1
  %value = load i32, ptr addrspace(1) %place, align 8
  %more = add i32 %sum, %value
  %next = load ptr addrspace(1), ptr addrspace(1) %at, align 8
  br label %loop

end:
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

; Numbers that are pointers, generic pointers to global memory, and pointers in variables of the function.
define spir_kernel void @numbers(ptr addrspace(1) align 8 %out, ptr addrspace(2) align 4 %in, i32 %flag) {
entry:
  %first = icmp ne i32 %flag, 0
  %all = alloca [2 x ptr addrspace(4)], align 8
  %generic = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
  store ptr addrspace(4) %generic, ptr %all, align 8
  %second = getelementptr inbounds [2 x ptr addrspace(4)], ptr %all, i64 0, i64 1
  %number = load i64, ptr addrspace(1) %out, align 8
  %other = inttoptr i64 %number to ptr addrspace(4)
  store ptr addrspace(4) %other, ptr %second, align 8
  %index = zext i1 %first to i64
  %place = getelementptr inbounds [2 x ptr addrspace(4)], ptr %all, i64 0, i64 %index
  %chosen = load ptr addrspace(4), ptr %place, align 8
  %value = load i32, ptr addrspace(2) %in, align 4
  store i32 %value, ptr addrspace(4) %chosen, align 4
  %address = ptrtoint ptr addrspace(2) %in to i64
  %to = getelementptr inbounds i64, ptr addrspace(1) %out, i64 1
  store i64 %address, ptr addrspace(1) %to, align 8
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
;> $ spirv-llvm dis %t.spv
;>                OpCapability Shader
;>                OpCapability Int64
;>                OpCapability PhysicalStorageBufferAddresses
;>                OpExtension "SPV_KHR_non_semantic_info"
;>                OpExtension "SPV_KHR_physical_storage_buffer"
;>                OpMemoryModel PhysicalStorageBuffer64 GLSL450
;>                OpMemberDecorate %build_arguments_24 0 NonWritable
;>                OpMemberDecorate %build_arguments_24 0 Offset 0
;>                OpMemberDecorate %build_arguments_24 1 NonWritable
;>                OpMemberDecorate %build_arguments_24 1 Offset 8
;>                OpMemberDecorate %sum_arguments_26 0 NonWritable
;>                OpMemberDecorate %sum_arguments_26 0 Offset 0
;>                OpMemberDecorate %sum_arguments_26 1 NonWritable
;>                OpMemberDecorate %sum_arguments_26 1 Offset 8
;>                OpMemberDecorate %numbers_arguments_27 0 NonWritable
;>                OpMemberDecorate %numbers_arguments_27 0 Offset 0
;>                OpMemberDecorate %numbers_arguments_27 1 NonWritable
;>                OpMemberDecorate %numbers_arguments_27 1 Offset 8
;>                OpMemberDecorate %numbers_arguments_27 2 NonWritable
;>                OpMemberDecorate %numbers_arguments_27 2 Offset 16
;> %_ptr_PhysicalStorageBuffer_ulong = OpTypePointer PhysicalStorageBuffer %ulong
;> %_ptr_PhysicalStorageBuffer_uint = OpTypePointer PhysicalStorageBuffer %uint
;>          %33 = OpUConvert %ulong %32
;>          %45 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer_ulong %place
;>                OpStore %45 %link Aligned 8
;>          %49 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer_uint %value
;>                OpStore %49 %32 Aligned 8
;>          %66 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer_uint %place_0
;>          %67 = OpLoad %uint %66 Aligned 8
;>          %68 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer_ulong %61
;>          %60 = OpLoad %ulong %68 Aligned 8
;>          %69 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer_uint %55
;>                OpStore %69 %59 Aligned 4
;>          %87 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer_ulong %73
;>          %88 = OpLoad %ulong %87 Aligned 8
;>          %92 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer_uint %75
;>          %93 = OpLoad %uint %92 Aligned 4
;>          %94 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer_uint %91
;>                OpStore %94 %93 Aligned 4
;>          %96 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer_ulong %to
;>                OpStore %96 %75 Aligned 8
;>         %104 = OpExtInst %void %99 ArgumentPointerPushConstant %100 %uint_0 %uint_0 %uint_8 %102
;>         %108 = OpExtInst %void %99 ArgumentPodPushConstant %100 %uint_1 %uint_8 %uint_4 %106
;>         %113 = OpExtInst %void %99 ArgumentPointerPushConstant %110 %uint_0 %uint_0 %uint_8 %112
;>         %116 = OpExtInst %void %99 ArgumentPointerPushConstant %110 %uint_1 %uint_8 %uint_8 %115
;>         %121 = OpExtInst %void %99 ArgumentPointerPushConstant %119 %uint_0 %uint_0 %uint_8 %120
;>         %124 = OpExtInst %void %99 ArgumentPointerPushConstant %119 %uint_1 %uint_8 %uint_8 %123
;>         %128 = OpExtInst %void %99 ArgumentPodPushConstant %119 %uint_2 %uint_16 %uint_4 %126
;> $ spirv-llvm dis %t.spv
;> ; Version: 1.3
;>                OpCapability Shader
;>                OpCapability Int64
;>                OpCapability PhysicalStorageBufferAddresses
;>                OpExtension "SPV_KHR_non_semantic_info"
;>                OpExtension "SPV_KHR_physical_storage_buffer"
;>                OpMemoryModel PhysicalStorageBuffer64 GLSL450
;>         %104 = OpExtInst %void %99 ArgumentPointerPushConstant %100 %uint_0 %uint_0 %uint_8 %102
;>         %108 = OpExtInst %void %99 ArgumentPodPushConstant %100 %uint_1 %uint_8 %uint_4 %106
;>         %113 = OpExtInst %void %99 ArgumentPointerPushConstant %110 %uint_0 %uint_0 %uint_8 %112
;>         %116 = OpExtInst %void %99 ArgumentPointerPushConstant %110 %uint_1 %uint_8 %uint_8 %115
;>         %121 = OpExtInst %void %99 ArgumentPointerPushConstant %119 %uint_0 %uint_0 %uint_8 %120
;>         %124 = OpExtInst %void %99 ArgumentPointerPushConstant %119 %uint_1 %uint_8 %uint_8 %123
;>         %128 = OpExtInst %void %99 ArgumentPodPushConstant %119 %uint_2 %uint_16 %uint_4 %126
;> $ spirv-llvm dis %t.spv
;>                OpDecorate %build_arguments Binding 0
;>                OpDecorate %sum_arguments Binding 0
;>                OpDecorate %numbers_arguments Binding 0
;>         %104 = OpExtInst %void %99 ArgumentPointerUniform %100 %uint_0 %uint_0 %uint_0 %uint_0 %uint_8 %102
;>         %108 = OpExtInst %void %99 ArgumentPodUniform %100 %uint_1 %uint_0 %uint_0 %uint_8 %uint_4 %106
;>         %113 = OpExtInst %void %99 ArgumentPointerUniform %110 %uint_0 %uint_0 %uint_0 %uint_0 %uint_8 %112
;>         %116 = OpExtInst %void %99 ArgumentPointerUniform %110 %uint_1 %uint_0 %uint_0 %uint_8 %uint_8 %115
;>         %121 = OpExtInst %void %99 ArgumentPointerUniform %119 %uint_0 %uint_0 %uint_0 %uint_0 %uint_8 %120
;>         %124 = OpExtInst %void %99 ArgumentPointerUniform %119 %uint_1 %uint_0 %uint_0 %uint_8 %uint_8 %123
;>         %128 = OpExtInst %void %99 ArgumentPodUniform %119 %uint_2 %uint_0 %uint_0 %uint_16 %uint_4 %126
;> $ spirv-llvm dis %t.spv
;>         %116 = OpExtInst %void %111 ArgumentPointerUniform %112 %uint_0 %uint_0 %uint_0 %uint_0 %uint_8 %114
;>         %120 = OpExtInst %void %111 ArgumentPodUniform %112 %uint_1 %uint_0 %uint_1 %uint_0 %uint_4 %118
;>         %125 = OpExtInst %void %111 ArgumentPointerUniform %122 %uint_0 %uint_0 %uint_0 %uint_0 %uint_8 %124
;>         %128 = OpExtInst %void %111 ArgumentPointerUniform %122 %uint_1 %uint_0 %uint_1 %uint_0 %uint_8 %127
;>         %133 = OpExtInst %void %111 ArgumentPointerUniform %131 %uint_0 %uint_0 %uint_0 %uint_0 %uint_8 %132
;>         %136 = OpExtInst %void %111 ArgumentPointerUniform %131 %uint_1 %uint_0 %uint_1 %uint_0 %uint_8 %135
;>         %139 = OpExtInst %void %111 ArgumentPodUniform %131 %uint_2 %uint_0 %uint_2 %uint_0 %uint_4 %138
;> $ spirv-llvm dis %t.spv
;>         %106 = OpExtInst %void %101 ArgumentPointerPushConstant %102 %uint_0 %uint_0 %uint_8 %104
;>         %110 = OpExtInst %void %101 ArgumentPodPushConstant %102 %uint_1 %uint_8 %uint_4 %108
;>         %115 = OpExtInst %void %101 ArgumentPointerPushConstant %112 %uint_0 %uint_0 %uint_8 %114
;>         %118 = OpExtInst %void %101 ArgumentPointerPushConstant %112 %uint_1 %uint_8 %uint_8 %117
;>         %123 = OpExtInst %void %101 ArgumentPointerUniform %121 %uint_0 %uint_0 %uint_0 %uint_0 %uint_8 %122
;>         %126 = OpExtInst %void %101 ArgumentPointerUniform %121 %uint_1 %uint_0 %uint_0 %uint_8 %uint_8 %125
;>         %130 = OpExtInst %void %101 ArgumentPodUniform %121 %uint_2 %uint_0 %uint_0 %uint_16 %uint_4 %128
