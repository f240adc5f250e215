; Functions that GLSL.std.450 does not have at the precision of OpenCL are those of the library.
; RUN: spirv-llvm --target vulkan1.2 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtInst OpCapability
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @each(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %3 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %2
  %4 = load float, ptr addrspace(1) %3, align 4
  %5 = getelementptr i8, ptr addrspace(1) %3, i64 4
  %6 = load float, ptr addrspace(1) %5, align 4
  %7 = tail call spir_func float @_Z5floorf(float noundef %6) #3
  %8 = getelementptr i8, ptr addrspace(1) %3, i64 8
  %9 = load float, ptr addrspace(1) %8, align 4
  %10 = tail call spir_func float @_Z3erff(float noundef %9) #3
  %11 = tail call spir_func float @_Z3fmafff(float noundef %4, float noundef %7, float noundef %10) #3
  store float %11, ptr addrspace(1) %3, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #2

declare spir_func float @_Z5floorf(float noundef) local_unnamed_addr #2

declare spir_func float @_Z3erff(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"float*"}
!11 = !{!""}
;>                OpCapability Shader
;>                OpCapability Float64
;>                OpCapability Int64
;>          %28 = OpExtInstImport "GLSL.std.450"
;>         %225 = OpExtInstImport "NonSemantic.ClspvReflection.5"
;>          %29 = OpExtInst %float %28 Floor %27
;>          %44 = OpExtInst %double %28 FAbs %43
;>         %217 = OpExtInst %double %28 FAbs %193
;>         %226 = OpExtInst %void %225 Kernel %each %223 %uint_1 %uint_0 %224
;>         %231 = OpExtInst %void %225 ArgumentInfo %227 %228 %uint_4507 %uint_4515 %uint_0
;>         %232 = OpExtInst %void %225 ArgumentStorageBuffer %226 %uint_0 %uint_0 %uint_0 %231
;>         %233 = OpExtInst %void %225 SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
