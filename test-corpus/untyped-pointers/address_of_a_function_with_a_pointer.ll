; Regression: The address of a function that returns a pointer is not a use of such a pointer.
; RUN: spirv-llvm %s --spirv-untyped-pointers --spirv-ext=+SPV_INTEL_function_pointers -o %t.spv
; RUN: spirv-llvm validate %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: FunctionPointer OpFunction OpSpecConstantOp
target triple = "spir64-unknown-unknown"

define spir_func ptr addrspace(1) @same(ptr addrspace(1) %p) {
  ret ptr addrspace(1) %p
}

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %places) {
  %q = call spir_func ptr addrspace(1) @calls(ptr @same, ptr addrspace(1) %p)
  store ptr addrspace(1) %q, ptr addrspace(1) %places, align 8
  ret void
}

define spir_func ptr addrspace(1) @calls(ptr %function, ptr addrspace(1) %p) {
  %q = call spir_func ptr addrspace(1) %function(ptr addrspace(1) %p)
  ret ptr addrspace(1) %q
}
;>                OpCapability FunctionPointersINTEL
;>          %25 = OpConstantFunctionPointerINTEL %_ptr_Function_4 %same
;>          %16 = OpSpecConstantOp %_ptr_Function Bitcast %25
;>        %same = OpFunction %_ptr_CrossWorkgroup None %4
;>           %p = OpFunctionParameter %_ptr_CrossWorkgroup
;>                OpFunctionEnd
;>           %k = OpFunction %void None %10
;>         %p_0 = OpFunctionParameter %_ptr_CrossWorkgroup
;>      %places = OpFunctionParameter %_ptr_CrossWorkgroup
;>           %q = OpFunctionCall %_ptr_CrossWorkgroup %calls %16 %p_0
;>                OpFunctionEnd
;>       %calls = OpFunction %_ptr_CrossWorkgroup None %18
;>    %function = OpFunctionParameter %_ptr_Function
;>         %p_1 = OpFunctionParameter %_ptr_CrossWorkgroup
;>          %28 = OpFunctionPointerCallINTEL %_ptr_CrossWorkgroup_uchar %26 %27
;>                OpFunctionEnd
