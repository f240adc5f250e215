; Arguments that are numbers are members of a uniform buffer where the settings ask for it; structures are arrays of vectors there.
; RUN: spirv-llvm --target vulkan1.0 --vulkan-arguments uniform-buffer %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtension OpDecorate OpMemberDecorate OpTypeStruct OpExtInst OpVariable OpAccessChain
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.S = type { [5 x float], <3 x i32>, i8, [15 x i8] }

define spir_kernel void @add(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i16 noundef signext %2, ptr noundef readonly byval(%struct.S) align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca %struct.S, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %5, ptr noundef nonnull align 16 dereferenceable(64) %3, i64 64, i1 false)
  %6 = sext i16 %2 to i32
  %7 = add nsw i32 %1, %6
  %8 = sitofp i32 %7 to float
  %9 = sext i32 %1 to i64
  %10 = getelementptr inbounds float, ptr %5, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fadd float %11, %8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %14 = load <3 x i32>, ptr %13, align 16
  %15 = extractelement <3 x i32> %14, i64 1
  %16 = sitofp i32 %15 to float
  %17 = fadd float %12, %16
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %19 = load i8, ptr %18, align 16
  %20 = sitofp i8 %19 to float
  %21 = fadd float %17, %20
  %22 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %22
  store float %21, ptr addrspace(1) %23, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"int", !"short", !"S"}
!11 = !{!"", !"", !"", !""}
;>                OpExtension "SPV_KHR_non_semantic_info"
;>                OpExtension "SPV_KHR_storage_buffer_storage_class"
;>         %161 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %gl_WorkGroupSize BuiltIn WorkgroupSize
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %_runtimearr_float ArrayStride 4
;>                OpDecorate %arg0_24 Block
;>                OpMemberDecorate %arg0_24 0 Offset 0
;>                OpDecorate %arg0 DescriptorSet 0
;>                OpDecorate %arg0 Binding 0
;>                OpDecorate %arg0 Aliased
;>                OpDecorate %_arr_v4uint_uint_4 ArrayStride 16
;>                OpDecorate %add_arguments_28 Block
;>                OpMemberDecorate %add_arguments_28 0 NonWritable
;>                OpMemberDecorate %add_arguments_28 0 Offset 0
;>                OpMemberDecorate %add_arguments_28 1 NonWritable
;>                OpMemberDecorate %add_arguments_28 1 Offset 4
;>                OpMemberDecorate %add_arguments_28 2 NonWritable
;>                OpMemberDecorate %add_arguments_28 2 Offset 16
;>                OpDecorate %add_arguments DescriptorSet 0
;>                OpDecorate %add_arguments Binding 1
;>                OpDecorate %139 NoContraction
;>                OpDecorate %150 NoContraction
;>                OpDecorate %154 NoContraction
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>     %arg0_24 = OpTypeStruct %_runtimearr_float
;>        %arg0 = OpVariable %_ptr_StorageBuffer_arg0_24 StorageBuffer
;> %add_arguments_28 = OpTypeStruct %uint %uint %_arr_v4uint_uint_4
;> %add_arguments = OpVariable %_ptr_Uniform_add_arguments_28 Uniform
;>    %struct_S = OpTypeStruct %_arr_float_uint_5 %v4uint %uchar %_arr_uchar_uint_15
;>          %40 = OpVariable %_ptr_Function_struct_S Function
;>          %26 = OpAccessChain %_ptr_Uniform_uint %add_arguments %uint_0
;>          %29 = OpAccessChain %_ptr_Uniform_uint %add_arguments %uint_1
;>          %43 = OpAccessChain %_ptr_Uniform_v4uint %add_arguments %uint_2 %uint_0
;>          %45 = OpAccessChain %_ptr_Uniform_v4uint %add_arguments %uint_2 %uint_1
;>          %47 = OpAccessChain %_ptr_Uniform_v4uint %add_arguments %uint_2 %uint_2
;>          %50 = OpAccessChain %_ptr_Uniform_v4uint %add_arguments %uint_2 %uint_3
;>          %55 = OpAccessChain %_ptr_Function_float %40 %uint_0 %uint_0
;>          %58 = OpAccessChain %_ptr_Function_float %40 %uint_0 %uint_1
;>          %61 = OpAccessChain %_ptr_Function_float %40 %uint_0 %uint_2
;>          %64 = OpAccessChain %_ptr_Function_float %40 %uint_0 %uint_3
;>          %67 = OpAccessChain %_ptr_Function_float %40 %uint_0 %uint_4
;>          %69 = OpAccessChain %_ptr_Function_v4uint %40 %uint_1
;>          %74 = OpAccessChain %_ptr_Function_uchar %40 %uint_2
;>          %78 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_0
;>          %82 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_1
;>          %86 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_2
;>          %90 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_3
;>          %93 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_4
;>          %96 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_5
;>         %100 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_6
;>         %105 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_7
;>         %108 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_8
;>         %112 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_9
;>         %116 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_10
;>         %121 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_11
;>         %125 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_12
;>         %129 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_13
;>         %133 = OpAccessChain %_ptr_Function_uchar %40 %uint_3 %uint_14
;>         %137 = OpAccessChain %_ptr_Function_float %40 %uint_0 %27
;>         %141 = OpAccessChain %_ptr_Function_uint %40 %uint_1 %uint_0
;>         %143 = OpAccessChain %_ptr_Function_uint %40 %uint_1 %uint_1
;>         %145 = OpAccessChain %_ptr_Function_uint %40 %uint_1 %uint_2
;>         %151 = OpAccessChain %_ptr_Function_uchar %40 %uint_2
;>         %158 = OpAccessChain %_ptr_StorageBuffer_float %arg0 %uint_0 %156
;>         %162 = OpExtInst %void %161 Kernel %add %159 %uint_4 %uint_0 %160
;>         %167 = OpExtInst %void %161 ArgumentInfo %163 %164 %uint_4507 %uint_4515 %uint_0
;>         %168 = OpExtInst %void %161 ArgumentStorageBuffer %162 %uint_0 %uint_0 %uint_0 %167
;>         %172 = OpExtInst %void %161 ArgumentInfo %169 %170 %uint_4510 %uint_4515 %uint_0
;>         %173 = OpExtInst %void %161 ArgumentPodUniform %162 %uint_1 %uint_0 %uint_1 %uint_0 %uint_4 %172
;>         %176 = OpExtInst %void %161 ArgumentInfo %174 %175 %uint_4510 %uint_4515 %uint_0
;>         %177 = OpExtInst %void %161 ArgumentPodUniform %162 %uint_2 %uint_0 %uint_1 %uint_4 %uint_2 %176
;>         %180 = OpExtInst %void %161 ArgumentInfo %178 %179 %uint_4510 %uint_4515 %uint_0
;>         %182 = OpExtInst %void %161 ArgumentPodUniform %162 %uint_3 %uint_0 %uint_1 %uint_16 %uint_64 %180
;>         %183 = OpExtInst %void %161 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
