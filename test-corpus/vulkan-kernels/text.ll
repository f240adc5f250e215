; Printed text: the words of a call are in a buffer, the format is in the reflection.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAtomic OpString OpExtInst OpDecorate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@.str = private unnamed_addr addrspace(2) constant [10 x i8] c"%d is %f\0A\00", align 1

define spir_kernel void @say(ptr addrspace(1) noundef readonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = trunc i64 %2 to i32
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %2
  %5 = load float, ptr addrspace(1) %4, align 4
  %6 = fpext float %5 to double
  %7 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %3, double noundef %6) #5
  ret void
}

declare spir_func noundef i32 @printf(ptr addrspace(2) noundef readonly captures(none), ...) local_unnamed_addr #2

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent nofree norecurse nounwind }
attributes #2 = { convergent nofree nounwind }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"float*"}
!11 = !{!"const"}
;>          %78 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>          %76 = OpString "say"
;>          %77 = OpString "__kernel"
;>          %80 = OpString "arg0"
;>          %81 = OpString "float*"
;>          %87 = OpString "%d is %f
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %gl_WorkGroupSize BuiltIn WorkgroupSize
;>                OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
;>                OpDecorate %_runtimearr_uint ArrayStride 4
;>                OpDecorate %printf_18 Block
;>                OpDecorate %printf_1 DescriptorSet 1
;>                OpDecorate %printf_1 Binding 0
;>                OpDecorate %_runtimearr_float ArrayStride 4
;>                OpDecorate %arg0_24 Block
;>                OpDecorate %arg0 DescriptorSet 0
;>                OpDecorate %arg0 Binding 0
;>                OpDecorate %arg0 Aliased
;>          %54 = OpAtomicIAdd %uint %51 %uint_1 %uint_0 %uint_4
;>          %79 = OpExtInst %void %78 Kernel %say %76 %uint_1 %uint_1 %77
;>          %84 = OpExtInst %void %78 ArgumentInfo %80 %81 %uint_4507 %uint_4515 %uint_1
;>          %85 = OpExtInst %void %78 ArgumentStorageBuffer %79 %uint_0 %uint_0 %uint_0 %84
;>          %86 = OpExtInst %void %78 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
;>          %89 = OpExtInst %void %78 PrintfInfo %uint_0 %87 %uint_4 %uint_8
;>          %91 = OpExtInst %void %78 PrintfBufferStorageBuffer %uint_1 %uint_0 %uint_1048576
