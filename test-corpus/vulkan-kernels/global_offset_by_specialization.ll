; The offset of a launch is three specialization constants where the settings ask for it.
; RUN: spirv-llvm --target vulkan1.2 --vulkan-global-offset=spec-constants %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: SpecId OpSpecConstant OpExtInst OpIAdd OpCompositeExtract
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @number(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #3
  %5 = sub i64 %2, %4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  store i32 %3, ptr addrspace(1) %6, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

declare spir_func i64 @_Z17get_global_offsetj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"uint*"}
!11 = !{!""}
;>          %32 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %16 SpecId 3
;>                OpDecorate %17 SpecId 4
;>                OpDecorate %18 SpecId 5
;>           %3 = OpSpecConstant %uint 1
;>           %4 = OpSpecConstant %uint 1
;>           %5 = OpSpecConstant %uint 1
;> %gl_WorkGroupSize = OpSpecConstantComposite %v3uint %3 %4 %5
;>          %16 = OpSpecConstant %uint 0
;>          %17 = OpSpecConstant %uint 0
;>          %18 = OpSpecConstant %uint 0
;>          %19 = OpSpecConstantComposite %v3uint %16 %17 %18
;>          %20 = OpSpecConstantOp %uint CompositeExtract %19 0
;>          %23 = OpCompositeExtract %uint %22 0
;>          %24 = OpIAdd %uint %23 %20
;>          %33 = OpExtInst %void %32 Kernel %number %29 %uint_1 %uint_0 %31
;>          %38 = OpExtInst %void %32 ArgumentInfo %34 %35 %uint_4507 %uint_4515 %uint_0
;>          %39 = OpExtInst %void %32 ArgumentStorageBuffer %33 %uint_0 %uint_0 %uint_0 %38
;>          %41 = OpExtInst %void %32 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
;>          %45 = OpExtInst %void %32 SpecConstantGlobalOffset %uint_3 %uint_4 %uint_5
