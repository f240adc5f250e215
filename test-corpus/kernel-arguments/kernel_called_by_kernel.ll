; Regression: A kernel that another kernel calls: one entry point keeps the name and the parameters, the code is a function.
; LLVM before version 22 took such calls; a module is not assembled with them.
; FAIL: spirv-llvm as %s -o %t.bc
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpEntryPoint OpFunction OpName OpDecorate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @Test(ptr addrspace(1) %p, i32 %n) {
  store i32 %n, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @Caller(ptr addrspace(1) %q) {
  call spir_kernel void @Test(ptr addrspace(1) %q, i32 7)
  ret void
}
;>                OpEntryPoint Kernel %Test "Test"
;>                OpEntryPoint Kernel %Caller "Caller"
;>                OpName %Test "Test"
;>                OpName %p "p"
;>                OpName %n "n"
;>                OpName %Caller "Caller"
;>                OpName %q "q"
;>                OpName %Test_body "Test.body"
;>                OpName %p_0 "p"
;>                OpName %n_0 "n"
;>        %Test = OpFunction %void None %5
;>           %p = OpFunctionParameter %_ptr_CrossWorkgroup_uint
;>           %n = OpFunctionParameter %uint
;>          %10 = OpFunctionCall %void %Test_body %p %n
;>                OpFunctionEnd
;>      %Caller = OpFunction %void None %12
;>           %q = OpFunctionParameter %_ptr_CrossWorkgroup_uint
;>          %16 = OpFunctionCall %void %Test_body %q %uint_7
;>                OpFunctionEnd
;>   %Test_body = OpFunction %void None %5
;>         %p_0 = OpFunctionParameter %_ptr_CrossWorkgroup_uint
;>         %n_0 = OpFunctionParameter %uint
;>                OpFunctionEnd
