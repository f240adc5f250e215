; Named specialization constants ask for properties of AMD's processors: they stay open, and are settled for one processor.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; RUN: spirv-llvm -r --spirv-target-triple=amdgcn-amd-amdhsa --cpu=gfx1100 %t.spv -o %t.device.bc
; RUN: opt -passes=verify -S %t.device.bc
; KEEP: SpecId SpecConstant Generator br predicate error define store
target triple = "spirv64-amd-amdhsa"
declare i1 @llvm.spv.named.boolean.spec.constant(i32, i1, metadata)
define spir_kernel void @k(ptr addrspace(1) %o) nounwind {
entry:
  %is = call i1 @llvm.spv.named.boolean.spec.constant(i32 -1, i1 false, metadata !0)
  br i1 %is, label %then, label %else
then:
  store i32 1, ptr addrspace(1) %o
  br label %end
else:
  %has = call i1 @llvm.spv.named.boolean.spec.constant(i32 -1, i1 false, metadata !1)
  br i1 %has, label %other, label %end
other:
  store i32 2, ptr addrspace(1) %o
  br label %end
end:
  %again = call i1 @llvm.spv.named.boolean.spec.constant(i32 -1, i1 false, metadata !0)
  %number = zext i1 %again to i32
  %place = getelementptr i32, ptr addrspace(1) %o, i64 1
  store i32 %number, ptr addrspace(1) %place
  ret void
}
!0 = !{!"is.gfx90a"}
!1 = !{!"has.gfx11-insts"}
;> $ spirv-llvm dis %t.spv
;> ; Generator: Khronos; 65535
;>                OpName %llvm_amdgcn_feature_predicate_ids "llvm.amdgcn.feature.predicate.ids"
;>                OpDecorate %llvm_amdgcn_feature_predicate_ids Constant
;>                OpDecorate %llvm_amdgcn_feature_predicate_ids Alignment 1
;>                OpDecorate %llvm_amdgcn_feature_predicate_ids LinkageAttributes "llvm.amdgcn.feature.predicate.ids" Export
;>                OpDecorate %is SpecId 0
;>                OpDecorate %has SpecId 1
;> %llvm_amdgcn_feature_predicate_ids = OpVariable %_ptr_CrossWorkgroup__arr_uchar_uint_30 CrossWorkgroup %22
;>          %is = OpSpecConstantFalse %bool
;>         %has = OpSpecConstantFalse %bool
;>          %37 = OpSpecConstantOp %uint Select %is %uint_1 %uint_0
;> $ opt -passes=verify -S %t.bc
;> @llvm.amdgcn.feature.predicate.ids = addrspace(1) constant [30 x i8] c"is.gfx90a 0\00has.gfx11-insts 1\00", align 1
;> define spir_kernel void @k(ptr addrspace(1) %o) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %is = call spir_func i1 @_Z20__spirv_SpecConstantib(i32 0, i1 false) #0
;>   %has = call spir_func i1 @_Z20__spirv_SpecConstantib(i32 1, i1 false) #0
;>   br i1 %is, label %then, label %else
;>   store i32 1, ptr addrspace(1) %o, align 4
;>   br label %end
;>   br i1 %has, label %other, label %end
;>   store i32 2, ptr addrspace(1) %o, align 4
;>   br label %end
;>   store i32 %0, ptr addrspace(1) %place, align 4
;> declare spir_func i1 @_Z20__spirv_SpecConstantib(i32, i1) #0
;> !spirv.Generator = !{!2}
;> $ opt -passes=verify -S %t.device.bc
;> @llvm.amdgcn.feature.predicate.ids = internal addrspace(1) constant [30 x i8] c"is.gfx90a 0\00has.gfx11-insts 1\00", align 1
;> define protected amdgpu_kernel void @k(ptr addrspace(1) %o) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   br label %else
;>   br label %other
;>   store i32 2, ptr addrspace(1) %o, align 4
;>   br label %end
;>   store i32 0, ptr addrspace(1) %place, align 4
;> !spirv.Generator = !{!2}
