; Memory whose size the launch states, variables that the host gives a value, and the command line of the compiler go there and back.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: Generator room scale OpTypeArray cmdline UserType define warning lost triple
target triple = "spirv64-amd-amdhsa"
@room = external addrspace(3) global [0 x float], align 16
@scale = addrspace(1) externally_initialized constant i32 0, align 4
@llvm.cmdline = private addrspace(1) constant [3 x i8] c"-O2", align 1
define spir_kernel void @k(ptr addrspace(1) %o, i64 %i) addrspace(4) nounwind {
  %v = load i32, ptr addrspace(1) @scale, align 4
  %p = getelementptr float, ptr addrspace(3) @room, i64 %i
  %f = load float, ptr addrspace(3) %p, align 4
  %n = fptosi float %f to i32
  %sum = add i32 %v, %n
  store i32 %sum, ptr addrspace(1) %o, align 4
  ret void
}
;> $ spirv-llvm dis %t.spv
;> ; Generator: Khronos; 65535
;>                OpEntryPoint Kernel %k "k" %scale %room
;>                OpName %room "room"
;>                OpName %scale "scale"
;>                OpName %llvm_cmdline "llvm.cmdline"
;>                OpDecorate %room Alignment 16
;>                OpDecorate %room LinkageAttributes "room" Import
;>                OpDecorate %scale Constant
;>                OpDecorate %scale Alignment 4
;>                OpDecorate %scale LinkageAttributes "scale" Export
;>                OpDecorate %scale UserTypeGOOGLE "externally_initialized"
;>                OpDecorate %llvm_cmdline Constant
;>                OpDecorate %llvm_cmdline Alignment 1
;> %_arr_float_uint_4294967295 = OpTypeArray %float %uint_4294967295
;>        %room = OpVariable %_ptr_Workgroup__arr_float_uint_4294967295 Workgroup
;>       %scale = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_0
;> %_arr_uchar_uint_3 = OpTypeArray %uchar %uint_3
;> %llvm_cmdline = OpVariable %_ptr_CrossWorkgroup__arr_uchar_uint_3 CrossWorkgroup %17
;>           %v = OpLoad %uint %scale Aligned 4
;>           %p = OpPtrAccessChain %_ptr_Workgroup_float %room %ulong_0 %i
;> $ opt -passes=verify -S %t.bc
;> target triple = "spirv64-amd-amdhsa"
;> @room = external addrspace(3) global [0 x float], align 16
;> @scale = addrspace(1) externally_initialized constant i32 0, align 4
;> @llvm.cmdline = internal unnamed_addr addrspace(1) constant [3 x i8] c"-O2", align 1
;> define spir_kernel void @k(ptr addrspace(1) %o, i64 %i) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %v = load i32, ptr addrspace(1) @scale, align 4
;>   %p = getelementptr [4294967295 x float], ptr addrspace(3) @room, i64 0, i64 %i
;> !spirv.Generator = !{!2}
