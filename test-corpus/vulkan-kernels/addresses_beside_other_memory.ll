; A generic pointer leads to an argument or to memory of the shader, which has no addresses: the argument keeps its descriptor,
; and the others are addresses.
; RUN: spirv-llvm --target vulkan1.2 --vulkan-physical-buffers %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable Argument OpSwitch OpConvertUToPtr Aligned
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @choose(ptr addrspace(1) align 4 %in, ptr addrspace(3) align 4 %shared, ptr addrspace(1) align 4 %out, i32 %flag) {
  %own = icmp ne i32 %flag, 0
  %a = addrspacecast ptr addrspace(1) %in to ptr addrspace(4)
  %b = addrspacecast ptr addrspace(3) %shared to ptr addrspace(4)
  %chosen = select i1 %own, ptr addrspace(4) %b, ptr addrspace(4) %a
  %value = load i32, ptr addrspace(4) %chosen, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  ret void
}
;>          %in = OpVariable %_ptr_StorageBuffer_in_15 StorageBuffer
;>      %shared = OpVariable %_ptr_Workgroup__arr_uint_11 Workgroup
;> %choose_arguments = OpVariable %_ptr_PushConstant_choose_arguments_18 PushConstant
;>          %49 = OpConvertUToPtr %_ptr_PhysicalStorageBuffer_uint %26
;>                OpStore %49 %47 Aligned 4
;>          %56 = OpExtInst %void %53 ArgumentInfo %55
;>          %57 = OpExtInst %void %53 ArgumentStorageBuffer %54 %uint_0 %uint_0 %uint_0 %56
;>          %59 = OpExtInst %void %53 ArgumentInfo %58
;>          %61 = OpExtInst %void %53 ArgumentWorkgroup %54 %uint_1 %uint_3 %uint_4 %59
;>          %63 = OpExtInst %void %53 ArgumentInfo %62
;>          %65 = OpExtInst %void %53 ArgumentPointerPushConstant %54 %uint_2 %uint_0 %uint_8 %63
;>          %67 = OpExtInst %void %53 ArgumentInfo %66
;>          %68 = OpExtInst %void %53 ArgumentPodPushConstant %54 %uint_3 %uint_8 %uint_4 %67
