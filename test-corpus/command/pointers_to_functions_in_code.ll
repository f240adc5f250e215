; Under the name of llvm-spirv pointers to functions in address space 9 have the storage class of code only where that is asked for, and point to address space 0 or 9 in LLVM IR.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv --spirv-ext=+SPV_INTEL_function_pointers %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: llvm-spirv --spirv-ext=+SPV_INTEL_function_pointers --spirv-emit-function-ptr-addr-space %t.bc -o %t.code.spv
; RUN: spirv-llvm dis %t.code.spv
; RUN: llvm-spirv -r %t.code.spv -o - | llvm-dis - -o -
; RUN: llvm-spirv -r --spirv-emit-function-ptr-addr-space %t.code.spv -o - | llvm-dis - -o -
; KEEP: define call alloca @foo OpTypePointer OpConstantFunctionPointerINTEL
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func i32 @foo(i32 %x) addrspace(9) {
  ret i32 %x
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %x) {
  %slot = alloca ptr addrspace(9), align 8
  store ptr addrspace(9) @foo, ptr %slot, align 8
  %f = load ptr addrspace(9), ptr %slot, align 8
  %y = call spir_func addrspace(9) i32 %f(i32 %x)
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}
;> $ spirv-llvm dis %t.spv
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;> %_ptr_Function_4 = OpTypePointer Function %4
;> %_ptr_Function__ptr_Function_4 = OpTypePointer Function %_ptr_Function_4
;>          %17 = OpConstantFunctionPointerINTEL %_ptr_Function_4 %foo
;> $ spirv-llvm dis %t.code.spv
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;> %_ptr_CodeSectionINTEL_4 = OpTypePointer CodeSectionINTEL %4
;> %_ptr_Function__ptr_CodeSectionINTEL_4 = OpTypePointer Function %_ptr_CodeSectionINTEL_4
;>          %17 = OpConstantFunctionPointerINTEL %_ptr_CodeSectionINTEL_4 %foo
;> $ llvm-spirv -r %t.code.spv -o - | llvm-dis - -o -
;> define spir_func i32 @foo(i32 %x) #0 {
;> define spir_kernel void @k(ptr addrspace(1) %out, i32 %x) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_type_qual !7 !kernel_arg_base_type !6 {
;>   %slot = alloca ptr, align 8
;>   store ptr @foo, ptr %slot, align 8
;>   %y = call spir_func i32 %f(i32 %x)
;> $ llvm-spirv -r --spirv-emit-function-ptr-addr-space %t.code.spv -o - | llvm-dis - -o -
;> define spir_func i32 @foo(i32 %x) addrspace(9) #0 {
;> define spir_kernel void @k(ptr addrspace(1) %out, i32 %x) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_type_qual !7 !kernel_arg_base_type !6 {
;>   %slot = alloca ptr addrspace(9), align 8
;>   store ptr addrspace(9) @foo, ptr %slot, align 8
;>   %y = call spir_func addrspace(9) i32 %f(i32 %x)
