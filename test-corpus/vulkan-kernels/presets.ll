; The presets for consumers of compute shaders: version, features, and where arguments and the global offset are.
; RUN: spirv-llvm --target vulkan-clvk %s -o - | spirv-dis
; KEEP: Version: OpMemberDecorate ArgumentPod OpCapability PushConstantGlobal
; RUN: spirv-llvm --target vulkan-angle %s -o - | spirv-dis
; KEEP: Version: OpMemberDecorate ArgumentPod OpCapability PushConstantGlobal
; RUN: spirv-llvm --target vulkan-adaptivecpp %s -o - | spirv-dis
; KEEP: Version: OpMemberDecorate ArgumentPod OpCapability PushConstantGlobal
; RUN: spirv-llvm --target vulkan-lavapipe %s -o - | spirv-dis
; KEEP: Version: OpMemberDecorate ArgumentPod OpCapability PushConstantGlobal
; RUN: spirv-llvm --target vulkan-clvk %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm --target vulkan-lavapipe %s -o %t.spv
; RUN: spirv-val %t.spv
target datalayout = "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir-unknown-unknown"

define spir_kernel void @scale(ptr addrspace(1) align 4 %out, float %by) {
  %at = call spir_func i32 @_Z13get_global_idj(i32 0)
  %offset = call spir_func i32 @_Z17get_global_offsetj(i32 0)
  %from = sub i32 %at, %offset
  %place = getelementptr inbounds float, ptr addrspace(1) %out, i32 %from
  %old = load float, ptr addrspace(1) %place, align 4
  %new = fmul float %old, %by
  store float %new, ptr addrspace(1) %place, align 4
  ret void
}

declare spir_func i32 @_Z13get_global_idj(i32)
declare spir_func i32 @_Z17get_global_offsetj(i32)
;> $ spirv-llvm --target vulkan-clvk %s -o - | spirv-dis
;> OpCapability Shader
;> OpMemberDecorate %13 0 Offset 0
;> OpMemberDecorate %16 0 NonWritable
;> OpMemberDecorate %16 0 Offset 0
;> OpMemberDecorate %16 1 NonWritable
;> OpMemberDecorate %16 1 Offset 4
;> OpMemberDecorate %16 2 NonWritable
;> OpMemberDecorate %16 2 Offset 8
;> OpMemberDecorate %16 3 NonWritable
;> OpMemberDecorate %16 3 Offset 16
;> %55 = OpExtInst %20 %45 ArgumentPodPushConstant %46 %52 %53 %54 %51
;> %58 = OpExtInst %20 %45 PushConstantGlobalOffset %29 %57
;> $ spirv-llvm --target vulkan-angle %s -o - | spirv-dis
;> OpCapability Shader
;> OpMemberDecorate %13 0 Offset 0
;> OpMemberDecorate %16 0 NonWritable
;> OpMemberDecorate %16 0 Offset 0
;> OpMemberDecorate %16 1 NonWritable
;> OpMemberDecorate %16 1 Offset 4
;> OpMemberDecorate %16 2 NonWritable
;> OpMemberDecorate %16 2 Offset 8
;> OpMemberDecorate %16 3 NonWritable
;> OpMemberDecorate %16 3 Offset 16
;> %55 = OpExtInst %20 %45 ArgumentPodPushConstant %46 %52 %53 %54 %51
;> %58 = OpExtInst %20 %45 PushConstantGlobalOffset %29 %57
;> $ spirv-llvm --target vulkan-adaptivecpp %s -o - | spirv-dis
;> OpCapability Shader
;> OpMemberDecorate %11 0 Offset 0
;> OpMemberDecorate %14 0 NonWritable
;> OpMemberDecorate %14 0 Offset 0
;> %45 = OpExtInst %18 %36 ArgumentPodPushConstant %37 %43 %21 %44 %42
;> $ spirv-llvm --target vulkan-lavapipe %s -o - | spirv-dis
;> OpCapability Shader
;> OpMemberDecorate %11 0 Offset 0
;> OpMemberDecorate %14 0 NonWritable
;> OpMemberDecorate %14 0 Offset 0
;> %44 = OpExtInst %18 %35 ArgumentPodStorageBuffer %36 %42 %21 %42 %21 %43 %41
