; Bytes and vectors of three in buffers.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpType OpDecorate OpLoad OpStore
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @spread(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef %3, ptr addrspace(4) noundef %4) #5
  %6 = tail call spir_func <3 x float> @_Z14convert_float3Dv3_h(<3 x i8> noundef %5) #4
  %7 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %1, i64 %3
  %8 = shufflevector <3 x float> %6, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %8, ptr addrspace(1) %7, align 16
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

declare spir_func <3 x float> @_Z14convert_float3Dv3_h(<3 x i8> noundef) local_unnamed_addr #2

declare spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(read) }

!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"uchar*", !"float3*"}
!11 = !{!"uchar*", !"float __attribute__((ext_vector_type(3)))*"}
!12 = !{!"const", !""}
;>                OpCapability Shader
;>                OpCapability Int8
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %gl_WorkGroupSize BuiltIn WorkgroupSize
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %_runtimearr_uchar ArrayStride 1
;>                OpDecorate %arg0_21 Block
;>                OpDecorate %arg0 DescriptorSet 0
;>                OpDecorate %arg0 Binding 0
;>                OpDecorate %arg0 Aliased
;>                OpDecorate %_runtimearr_v4float ArrayStride 16
;>                OpDecorate %arg1_25 Block
;>                OpDecorate %arg1 DescriptorSet 0
;>                OpDecorate %arg1 Binding 1
;>                OpDecorate %arg1 Aliased
;>        %uint = OpTypeInt 32 0
;>      %v3uint = OpTypeVector %uint 3
;> %_ptr_Input_v3uint = OpTypePointer Input %v3uint
;>       %uchar = OpTypeInt 8 0
;> %_runtimearr_uchar = OpTypeRuntimeArray %uchar
;>     %arg0_21 = OpTypeStruct %_runtimearr_uchar
;> %_ptr_StorageBuffer_arg0_21 = OpTypePointer StorageBuffer %arg0_21
;>       %float = OpTypeFloat 32
;>     %v4float = OpTypeVector %float 4
;> %_runtimearr_v4float = OpTypeRuntimeArray %v4float
;>     %arg1_25 = OpTypeStruct %_runtimearr_v4float
;> %_ptr_StorageBuffer_arg1_25 = OpTypePointer StorageBuffer %arg1_25
;>        %void = OpTypeVoid
;>          %22 = OpTypeFunction %void
;> %_ptr_StorageBuffer_uchar = OpTypePointer StorageBuffer %uchar
;>     %v3uchar = OpTypeVector %uchar 3
;>     %v3float = OpTypeVector %float 3
;> %_ptr_StorageBuffer_v4float = OpTypePointer StorageBuffer %v4float
;>          %24 = OpLoad %v3uint %__spirv_BuiltInGlobalInvocationId
;>          %31 = OpLoad %uchar %30
;>          %36 = OpLoad %uchar %35
;>          %41 = OpLoad %uchar %40
;>                OpStore %49 %47
