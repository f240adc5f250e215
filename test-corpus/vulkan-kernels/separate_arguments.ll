; Arguments that are numbers are in a uniform buffer each where the settings ask for it, bound in the order of the arguments.
; RUN: spirv-llvm --target vulkan1.2 --vulkan-arguments uniform-buffers %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpMemberDecorate OpExtInst OpVariable Binding
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @add(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, <4 x i16> noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = extractelement <4 x i16> %3, i64 1
  %6 = sext i16 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = extractelement <4 x i16> %3, i64 2
  %10 = sext i16 %9 to i32
  %11 = add i32 %1, %10
  %12 = add i32 %11, %8
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1, i32 0, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int", !"int*", !"short4"}
!11 = !{!"int*", !"int", !"int*", !"short __attribute__((ext_vector_type(4)))"}
!12 = !{!"", !"", !"const", !""}
;>          %64 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>                OpMemberDecorate %arg0_14 0 Offset 0
;>                OpDecorate %arg0 Binding 0
;>                OpMemberDecorate %arg2_16 0 NonWritable
;>                OpMemberDecorate %arg2_16 0 Offset 0
;>                OpDecorate %arg2 Binding 2
;>                OpMemberDecorate %arg1_17 0 NonWritable
;>                OpMemberDecorate %arg1_17 0 Offset 0
;>                OpDecorate %arg1 Binding 1
;>                OpMemberDecorate %arg3_18 0 NonWritable
;>                OpMemberDecorate %arg3_18 0 Offset 0
;>                OpMemberDecorate %arg3_18 1 NonWritable
;>                OpMemberDecorate %arg3_18 1 Offset 4
;>                OpDecorate %arg3 Binding 3
;> %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3uint Input
;>        %arg0 = OpVariable %_ptr_StorageBuffer_arg0_14 StorageBuffer
;>        %arg2 = OpVariable %_ptr_StorageBuffer_arg2_16 StorageBuffer
;>        %arg1 = OpVariable %_ptr_Uniform_arg1_17 Uniform
;>        %arg3 = OpVariable %_ptr_Uniform_arg3_18 Uniform
;>          %65 = OpExtInst %void %64 Kernel %add %61 %uint_4 %uint_0 %63
;>          %70 = OpExtInst %void %64 ArgumentInfo %66 %67 %uint_4507 %uint_4515 %uint_0
;>          %71 = OpExtInst %void %64 ArgumentStorageBuffer %65 %uint_0 %uint_0 %uint_0 %70
;>          %75 = OpExtInst %void %64 ArgumentInfo %72 %73 %uint_4510 %uint_4515 %uint_0
;>          %76 = OpExtInst %void %64 ArgumentPodUniform %65 %uint_1 %uint_0 %uint_1 %uint_0 %uint_4 %75
;>          %78 = OpExtInst %void %64 ArgumentInfo %77 %67 %uint_4507 %uint_4515 %uint_1
;>          %80 = OpExtInst %void %64 ArgumentStorageBuffer %65 %uint_2 %uint_0 %uint_2 %78
;>          %83 = OpExtInst %void %64 ArgumentInfo %81 %82 %uint_4510 %uint_4515 %uint_0
;>          %86 = OpExtInst %void %64 ArgumentPodUniform %65 %uint_3 %uint_0 %uint_3 %uint_0 %uint_8 %83
;>          %87 = OpExtInst %void %64 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
