; Variables of the program are parts of one buffer, and its contents at the beginning are in the reflection.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpString OpExtInst OpAtomic OpDecorate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@count = addrspace(1) global i32 3, align 4
@table = local_unnamed_addr addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 5], align 4

define spir_kernel void @bump(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = and i32 %1, 3
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspace(2) @table, i64 %4
  %6 = load i32, ptr addrspace(2) %5, align 4
  %7 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef @count, i32 noundef %6) #3
  store i32 %7, ptr addrspace(1) %0, align 4
  ret void
}

declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind }
attributes #2 = { convergent nounwind }
attributes #3 = { convergent nounwind }

!8 = !{i32 1, i32 0}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int"}
!11 = !{!"", !""}
;>          %44 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>          %42 = OpString "bump"
;>          %43 = OpString "__kernel"
;>          %46 = OpString "arg0"
;>          %47 = OpString "int*"
;>          %52 = OpString "arg1"
;>          %53 = OpString "int"
;>          %58 = OpString "03000000"
;>                OpDecorate %3 SpecId 0
;>                OpDecorate %4 SpecId 1
;>                OpDecorate %5 SpecId 2
;>                OpDecorate %gl_WorkGroupSize BuiltIn WorkgroupSize
;>                OpDecorate %_runtimearr_uint ArrayStride 4
;>                OpDecorate %program_variables_12 Block
;>                OpDecorate %program_variables DescriptorSet 1
;>                OpDecorate %program_variables Binding 0
;>                OpDecorate %arg0_16 Block
;>                OpDecorate %arg0 DescriptorSet 0
;>                OpDecorate %arg0 Binding 0
;>                OpDecorate %arg0 Aliased
;>                OpDecorate %bump_arguments_17 Block
;>                OpDecorate %bump_arguments DescriptorSet 0
;>                OpDecorate %bump_arguments Binding 1
;>          %40 = OpAtomicIAdd %uint %39 %uint_1 %uint_0 %38
;>          %45 = OpExtInst %void %44 Kernel %bump %42 %uint_2 %uint_0 %43
;>          %50 = OpExtInst %void %44 ArgumentInfo %46 %47 %uint_4507 %uint_4515 %uint_0
;>          %51 = OpExtInst %void %44 ArgumentStorageBuffer %45 %uint_0 %uint_0 %uint_0 %50
;>          %55 = OpExtInst %void %44 ArgumentInfo %52 %53 %uint_4510 %uint_4515 %uint_0
;>          %56 = OpExtInst %void %44 ArgumentPodStorageBuffer %45 %uint_1 %uint_0 %uint_1 %uint_0 %uint_4 %55
;>          %57 = OpExtInst %void %44 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
;>          %59 = OpExtInst %void %44 ProgramScopeVariablesStorageBuffer %uint_1 %uint_0 %58
