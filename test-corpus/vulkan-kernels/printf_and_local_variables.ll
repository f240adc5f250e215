; Formats are numbered before the texts that are their arguments; sizes are whole words. Local variables are in the reflection.
; RUN: spirv-llvm --target vulkan1.2 --vulkan-arguments uniform-buffer --vulkan-narrow-uniforms=false --vulkan-printf-size 256 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpString OpExtInst DescriptorSet Binding
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@say.shared = internal unnamed_addr addrspace(3) global [10 x i32] undef, align 4
@.str = private unnamed_addr addrspace(2) constant [11 x i8] c"%s: %d %f\0A\00", align 1
@.str.1 = private unnamed_addr addrspace(2) constant [6 x i8] c"large\00", align 1
@.str.2 = private unnamed_addr addrspace(2) constant [6 x i8] c"small\00", align 1
@.str.3 = private unnamed_addr addrspace(2) constant [8 x i8] c"%v2hhd\0A\00", align 1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @say(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %0, <2 x i8> noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) @say.shared, i64 %5
  store i32 %2, ptr addrspace(3) %6, align 4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %7 = icmp sgt i32 %2, 3
  %8 = select i1 %7, ptr addrspace(2) @.str.1, ptr addrspace(2) @.str.2
  %9 = fpext float %3 to double
  %10 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, ptr addrspace(2) noundef %8, i32 noundef %2, double noundef %9) #6
  %11 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, <2 x i8> noundef %1) #6
  %12 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @say.shared, i64 4), align 4
  store i32 %12, ptr addrspace(1) %0, align 4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_say(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %0, <2 x i8> noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) @say.shared, i64 %5
  store i32 %2, ptr addrspace(3) %6, align 4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %7 = icmp sgt i32 %2, 3
  %8 = select i1 %7, ptr addrspace(2) @.str.1, ptr addrspace(2) @.str.2
  %9 = fpext float %3 to double
  %10 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, ptr addrspace(2) noundef %8, i32 noundef %2, double noundef %9) #6
  %11 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, <2 x i8> noundef %1) #6
  %12 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @say.shared, i64 4), align 4
  store i32 %12, ptr addrspace(1) %0, align 4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nofree nounwind
declare dso_local spir_func noundef i32 @printf(ptr addrspace(2) noundef readonly captures(none), ...) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"char2", !"int", !"float"}
!11 = !{!"int*", !"char __attribute__((ext_vector_type(2)))", !"int", !"float"}
!12 = !{!"", !"", !"", !""}
;>         %148 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>         %146 = OpString "say"
;>         %147 = OpString "__kernel"
;>         %150 = OpString "arg0"
;>         %151 = OpString "int*"
;>         %156 = OpString "arg1"
;>         %157 = OpString "char2"
;>         %161 = OpString "arg2"
;>         %162 = OpString "int"
;>         %165 = OpString "arg3"
;>         %166 = OpString "float"
;>         %170 = OpString "%s: %d %f
;>         %172 = OpString "large"
;>         %174 = OpString "small"
;>         %176 = OpString "%v2hhd
;>                OpDecorate %printf_1 DescriptorSet 1
;>                OpDecorate %printf_1 Binding 0
;>                OpDecorate %arg0 DescriptorSet 0
;>                OpDecorate %arg0 Binding 0
;>                OpDecorate %say_arguments DescriptorSet 0
;>                OpDecorate %say_arguments Binding 1
;>         %149 = OpExtInst %void %148 Kernel %say %146 %uint_4 %uint_1 %147
;>         %154 = OpExtInst %void %148 ArgumentInfo %150 %151 %uint_4507 %uint_4515 %uint_0
;>         %155 = OpExtInst %void %148 ArgumentStorageBuffer %149 %uint_0 %uint_0 %uint_0 %154
;>         %159 = OpExtInst %void %148 ArgumentInfo %156 %157 %uint_4510 %uint_4515 %uint_0
;>         %160 = OpExtInst %void %148 ArgumentPodUniform %149 %uint_1 %uint_0 %uint_1 %uint_0 %uint_2 %159
;>         %163 = OpExtInst %void %148 ArgumentInfo %161 %162 %uint_4510 %uint_4515 %uint_0
;>         %164 = OpExtInst %void %148 ArgumentPodUniform %149 %uint_2 %uint_0 %uint_1 %uint_4 %uint_4 %163
;>         %167 = OpExtInst %void %148 ArgumentInfo %165 %166 %uint_4510 %uint_4515 %uint_0
;>         %168 = OpExtInst %void %148 ArgumentPodUniform %149 %uint_3 %uint_0 %uint_1 %uint_8 %uint_4 %167
;>         %169 = OpExtInst %void %148 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
;>         %171 = OpExtInst %void %148 PrintfInfo %uint_0 %170 %uint_4 %uint_4 %uint_8
;>         %173 = OpExtInst %void %148 PrintfInfo %uint_1 %172
;>         %175 = OpExtInst %void %148 PrintfInfo %uint_2 %174
;>         %177 = OpExtInst %void %148 PrintfInfo %uint_3 %176 %uint_4
;>         %179 = OpExtInst %void %148 PrintfBufferStorageBuffer %uint_1 %uint_0 %uint_256
;>         %181 = OpExtInst %void %148 WorkgroupVariableSize %say_shared %uint_40
