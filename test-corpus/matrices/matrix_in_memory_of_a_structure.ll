; Regression: A cooperative matrix stored where the pointer is to a structure, by builtins whose names lack types or name untyped access chains.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_cooperative_matrix %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_KHR_untyped_pointers --spirv-untyped-pointers %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Matrix Bitcast CompositeConstruct AccessChain OpStore OpFunction
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%wrapped = type { i16 }
%pair = type { i32, i32 }

define spir_kernel void @k(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %m = alloca target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 2)
  %one = getelementptr %wrapped, ptr addrspace(1) %to, i64 1
  %a = call spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 2) @_Z26__spirv_CompositeConstruct(i16 1)
  call spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS17wrapped(ptr addrspace(1) %one, target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 2) %a, i32 0, i64 8)
  store target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 2) %a, ptr %m
  %c = call ptr @_Z29__spirv_UntypedAccessChainKHRP6Matrixii(ptr %m, i32 1)
  store i16 42, ptr %c
  %two = getelementptr %pair, ptr addrspace(1) %from, i64 1
  %b = call spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 2) @_Z32__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %two, i32 0, i64 8)
  store target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 2) %b, ptr %m
  ret void
}
declare spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 2) @_Z26__spirv_CompositeConstruct(i16)
declare spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 2) @_Z32__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, i64)
declare spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS17wrapped(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 2), i32, i64)
declare ptr @_Z29__spirv_UntypedAccessChainKHRP6Matrixii(ptr, i32)
;> $ spirv-llvm dis %t.spv
;>                OpCapability CooperativeMatrixKHR
;>          %17 = OpTypeCooperativeMatrixKHR %ushort %uint_3 %uint_8 %uint_16 %uint_2
;>           %k = OpFunction %void None %9
;>          %to = OpFunctionParameter %_ptr_CrossWorkgroup_wrapped
;>        %from = OpFunctionParameter %_ptr_CrossWorkgroup_pair
;>         %one = OpPtrAccessChain %_ptr_CrossWorkgroup_wrapped %to %ulong_1
;>           %a = OpCompositeConstruct %17 %ushort_1
;>          %26 = OpBitcast %_ptr_CrossWorkgroup_ushort %one
;>                OpCooperativeMatrixStoreKHR %26 %a %uint_0 %ulong_8
;>                OpStore %m %a Aligned 8
;>           %c = OpAccessChain %_ptr_Function_ushort %m %uint_1
;>                OpStore %c %ushort_42 Aligned 2
;>         %two = OpPtrAccessChain %_ptr_CrossWorkgroup_pair %from %ulong_1
;>          %34 = OpBitcast %_ptr_CrossWorkgroup_ushort %two
;>           %b = OpCooperativeMatrixLoadKHR %17 %34 %uint_0 %ulong_8
;>                OpStore %m %b Aligned 8
;>                OpFunctionEnd
;> $ spirv-llvm dis %t.spv
;>                OpCapability CooperativeMatrixKHR
;>          %17 = OpTypeCooperativeMatrixKHR %ushort %uint_3 %uint_8 %uint_16 %uint_2
;>           %k = OpFunction %void None %9
;>          %to = OpFunctionParameter %_ptr_CrossWorkgroup
;>        %from = OpFunctionParameter %_ptr_CrossWorkgroup
;>         %one = OpUntypedPtrAccessChainKHR %_ptr_CrossWorkgroup %wrapped %to %ulong_1
;>           %a = OpCompositeConstruct %17 %ushort_1
;>                OpCooperativeMatrixStoreKHR %one %a %uint_0 %ulong_8
;>                OpStore %m %a Aligned 8
;>           %c = OpUntypedAccessChainKHR %_ptr_Function %17 %m %uint_1
;>                OpStore %c %ushort_42 Aligned 2
;>         %two = OpUntypedPtrAccessChainKHR %_ptr_CrossWorkgroup %pair %from %ulong_1
;>           %b = OpCooperativeMatrixLoadKHR %17 %two %uint_0 %ulong_8
;>                OpStore %m %b Aligned 8
;>                OpFunctionEnd
