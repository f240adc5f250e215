; A kernel with names: the first example of the playground.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r -S %t.spv -o -
; KEEP: OpEntryPoint OpFAdd OpFunctionParameter OpInBoundsPtrAccessChain fadd define getelementptr
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @vector_add(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %sum, i64 %count) {
entry:
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %inside = icmp ult i64 %i, %count
  br i1 %inside, label %add, label %end

add:
  %a.at = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %a.at, align 4
  %b.at = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i
  %y = load float, ptr addrspace(1) %b.at, align 4
  %z = fadd float %x, %y
  %sum.at = getelementptr inbounds float, ptr addrspace(1) %sum, i64 %i
  store float %z, ptr addrspace(1) %sum.at, align 4
  br label %end

end:
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpEntryPoint Kernel %vector_add "vector_add" %__spirv_BuiltInGlobalInvocationId
;>           %a = OpFunctionParameter %_ptr_CrossWorkgroup_float
;>           %b = OpFunctionParameter %_ptr_CrossWorkgroup_float
;>         %sum = OpFunctionParameter %_ptr_CrossWorkgroup_float
;>       %count = OpFunctionParameter %ulong
;>        %a_at = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_float %a %i
;>        %b_at = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_float %b %i
;>           %z = OpFAdd %float %x %y
;>      %sum_at = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_float %sum %i
;> $ spirv-llvm -r -S %t.spv -o -
;> define spir_kernel void @vector_add(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %sum, i64 %count) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %a.at = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
;>   %b.at = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i
;>   %z = fadd float %x, %y
;>   %sum.at = getelementptr inbounds float, ptr addrspace(1) %sum, i64 %i
