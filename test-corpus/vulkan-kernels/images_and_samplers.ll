; Images have the type of the texel by the functions that read and write them; samplers of the source are in set 0.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeImage OpDecorate OpExtInst OpImage OpSampledImage OpVariable
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @copy(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %2, target("spirv.Sampler") %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x i32> noundef %10) #7
  %13 = insertelement <4 x float> %12, float 0.000000e+00, i64 3
  %14 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %2, target("spirv.Sampler") %3, <4 x float> noundef %13) #7
  %15 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #5
  %16 = icmp sgt i32 %15, %6
  br i1 %16, label %17, label %19

17:                                               ; preds = %4
  %18 = fadd <4 x float> %12, %14
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %10, <4 x float> noundef %18) #8
  br label %19

19:                                               ; preds = %4, %17
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #3

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) local_unnamed_addr #3

declare spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #2

declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { convergent nounwind }

!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"read_only", !"write_only", !"read_only", !"none"}
!10 = !{!"image2d_t", !"image2d_t", !"image3d_t", !"sampler_t"}
!11 = !{!"", !"", !"", !""}
;>          %63 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %gl_WorkGroupSize BuiltIn WorkgroupSize
;>                OpDecorate %arg0 DescriptorSet 1
;>                OpDecorate %arg0 Binding 0
;>                OpDecorate %arg1 DescriptorSet 1
;>                OpDecorate %arg1 Binding 1
;>                OpDecorate %arg2 DescriptorSet 1
;>                OpDecorate %arg2 Binding 2
;>                OpDecorate %arg3 DescriptorSet 1
;>                OpDecorate %arg3 Binding 3
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %sampler_20 DescriptorSet 0
;>                OpDecorate %sampler_20 Binding 0
;>                OpDecorate %57 NoContraction
;>           %8 = OpTypeImage %float 2D 0 0 0 1 Unknown
;>        %arg0 = OpVariable %_ptr_UniformConstant_8 UniformConstant
;>          %11 = OpTypeImage %float 2D 0 0 0 2 Unknown
;>        %arg1 = OpVariable %_ptr_UniformConstant_11 UniformConstant
;>          %14 = OpTypeImage %float 3D 0 0 0 1 Unknown
;>        %arg2 = OpVariable %_ptr_UniformConstant_14 UniformConstant
;>        %arg3 = OpVariable %_ptr_UniformConstant_17 UniformConstant
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>  %sampler_20 = OpVariable %_ptr_UniformConstant_17 UniformConstant
;>          %38 = OpSampledImage %37 %35 %36
;>          %41 = OpImageSampleExplicitLod %v4float %38 %34 Lod %float_0
;>          %48 = OpSampledImage %47 %45 %46
;>          %49 = OpImageSampleExplicitLod %v4float %48 %44 Lod %float_0
;>          %51 = OpImageQuerySize %v2uint %50
;>                OpImageWrite %58 %32 %57
;>          %64 = OpExtInst %void %63 Kernel %copy %59 %uint_4 %uint_0 %62
;>          %69 = OpExtInst %void %63 ArgumentInfo %65 %66 %uint_4507 %uint_4512 %uint_0
;>          %71 = OpExtInst %void %63 ArgumentSampledImage %64 %uint_0 %uint_1 %uint_0 %69
;>          %74 = OpExtInst %void %63 ArgumentInfo %72 %66 %uint_4507 %uint_4513 %uint_0
;>          %75 = OpExtInst %void %63 ArgumentStorageImage %64 %uint_1 %uint_1 %uint_1 %74
;>          %78 = OpExtInst %void %63 ArgumentInfo %76 %77 %uint_4507 %uint_4512 %uint_0
;>          %80 = OpExtInst %void %63 ArgumentSampledImage %64 %uint_2 %uint_1 %uint_2 %78
;>          %85 = OpExtInst %void %63 ArgumentInfo %81 %82 %uint_4510 %uint_4515 %uint_0
;>          %87 = OpExtInst %void %63 ArgumentSampler %64 %uint_3 %uint_1 %uint_3 %85
;>          %88 = OpExtInst %void %63 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
;>          %90 = OpExtInst %void %63 LiteralSampler %uint_0 %uint_0 %uint_20
