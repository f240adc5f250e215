; Regression: In shaders pointers without types are to memory with a layout: others keep theirs.
; RUN: spirv-llvm --target vulkan1.3 --spirv-ext=+SPV_KHR_untyped_pointers --spirv-untyped-pointers %s -o %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable Untyped TypePointer OpLoad OpStore Capability
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
@tile = internal addrspace(3) global [64 x i32] undef, align 4
declare spir_func i64 @_Z12get_local_idj(i32)
define spir_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %own = alloca [4 x i32], align 4
  %slot = getelementptr [4 x i32], ptr %own, i64 0, i64 %id
  store i32 %n, ptr %slot, align 4
  %shared = getelementptr [64 x i32], ptr addrspace(3) @tile, i64 0, i64 %id
  %a = load i32, ptr %slot, align 4
  store i32 %a, ptr addrspace(3) %shared, align 4
  %b = load i32, ptr addrspace(3) %shared, align 4
  %place = getelementptr i32, ptr addrspace(1) %o, i64 %id
  store i32 %b, ptr addrspace(1) %place, align 4
  ret void
}
;>                OpCapability Shader
;>                OpCapability UntypedPointersKHR
;> %_ptr_Workgroup__arr_uint_uint_64 = OpTypePointer Workgroup %_arr_uint_uint_64
;>        %tile = OpVariable %_ptr_Workgroup__arr_uint_uint_64 Workgroup
;> %_ptr_Input_v3uint = OpTypePointer Input %v3uint
;> %__spirv_BuiltInLocalInvocationId = OpVariable %_ptr_Input_v3uint Input
;> %_ptr_StorageBuffer = OpTypeUntypedPointerKHR StorageBuffer
;>           %o = OpUntypedVariableKHR %_ptr_StorageBuffer StorageBuffer %o_15
;> %k_arguments = OpUntypedVariableKHR %_ptr_StorageBuffer StorageBuffer %k_arguments_17
;> %_ptr_Function__arr_uint_uint_4 = OpTypePointer Function %_arr_uint_uint_4
;> %_ptr_Function_uint = OpTypePointer Function %uint
;> %_ptr_Workgroup_uint = OpTypePointer Workgroup %uint
;>         %own = OpVariable %_ptr_Function__arr_uint_uint_4 Function
;>          %26 = OpUntypedAccessChainKHR %_ptr_StorageBuffer %k_arguments_17 %k_arguments %uint_0
;>          %27 = OpLoad %uint %26
;>          %28 = OpLoad %v3uint %__spirv_BuiltInLocalInvocationId
;>                OpStore %35 %27
;>          %37 = OpLoad %uint %36
;>                OpStore %39 %37
;>          %41 = OpLoad %uint %40
;>          %42 = OpUntypedAccessChainKHR %_ptr_StorageBuffer %o_15 %o %uint_0 %29
;>                OpStore %42 %41
