; Regression: Structures passed by value and returned through a pointer, with untyped pointers: their sizes must come back.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify %t.back.bc -o %t.verified.bc
; RUN: spirv-llvm %t.back.bc -o %t.again.spv --spirv-untyped-pointers
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; RUN: llvm-dis %t.verified.bc -o -
; KEEP: OpTypePointer OpTypeFunction OpBitcast OpFunctionParameter define
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Big = type { [8 x i64] }

define internal spir_func void @twice(ptr sret(%struct.Big) align 8 %result, ptr byval(%struct.Big) align 8 %in) {
  %x = load i64, ptr %in, align 8
  %y = shl i64 %x, 1
  store i64 %y, ptr %result, align 8
  ret void
}

define spir_kernel void @main(ptr byval(%struct.Big) align 8 %big, ptr addrspace(1) %out) {
  %result = alloca %struct.Big, align 8
  call spir_func void @twice(ptr sret(%struct.Big) align 8 %result, ptr byval(%struct.Big) align 8 %big)
  %y = load i64, ptr %result, align 8
  store i64 %y, ptr addrspace(1) %out, align 8
  ret void
}
;> $ spirv-llvm dis %t.again.spv
;> %_ptr_Function_struct_Big = OpTypePointer Function %struct_Big
;>           %9 = OpTypeFunction %void %_ptr_Function_struct_Big %_ptr_Function_struct_Big
;>          %21 = OpTypeFunction %void %_ptr_Function_struct_Big %_ptr_CrossWorkgroup
;>      %result = OpFunctionParameter %_ptr_Function_struct_Big
;>          %in = OpFunctionParameter %_ptr_Function_struct_Big
;>          %33 = OpBitcast %_ptr_Function %result
;>          %34 = OpBitcast %_ptr_Function %in
;>         %big = OpFunctionParameter %_ptr_Function_struct_Big
;>         %out = OpFunctionParameter %_ptr_CrossWorkgroup
;>          %35 = OpBitcast %_ptr_Function %big
;>          %36 = OpBitcast %_ptr_Function_struct_Big %result_0
;>          %37 = OpBitcast %_ptr_Function_struct_Big %35
;> $ llvm-dis %t.verified.bc -o -
;> define internal spir_func void @twice(ptr sret(%struct.Big) align 8 %result, ptr byval(%struct.Big) align 8 %in) #0 {
;> define spir_kernel void @main(ptr byval(%struct.Big) align 8 %big, ptr addrspace(1) %out) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
