; Regression: An element pointer that is loaded as a vector, and an array without elements at the end of a structure.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpBitcast OpPtrAccessChain OpLoad OpIMul
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func i64 @_Z13get_global_idj(i32)
define spir_kernel void @k(ptr addrspace(1) %hist, ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %g = getelementptr i32, ptr addrspace(1) %hist, i64 %i
  %v = load <4 x i32>, ptr addrspace(1) %g, align 4
  store <4 x i32> %v, ptr addrspace(1) %out
  %z = getelementptr { i32, [0 x float] }, ptr addrspace(1) %out, i64 0, i32 1, i64 %i
  store float 1.0, ptr addrspace(1) %z
  ret void
}
;>          %24 = OpBitcast %_ptr_CrossWorkgroup_v4uint %out
;>          %17 = OpLoad %v3ulong %__spirv_BuiltInGlobalInvocationId
;>           %g = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %hist %i
;>          %22 = OpBitcast %_ptr_CrossWorkgroup_v4uint %g
;>           %v = OpLoad %v4uint %22 Aligned 4
;>          %26 = OpIMul %ulong %i %ulong_4
;>          %30 = OpBitcast %_ptr_CrossWorkgroup_uchar %out
;>          %33 = OpPtrAccessChain %_ptr_CrossWorkgroup_uchar %30 %27
;>           %z = OpBitcast %_ptr_CrossWorkgroup_float %33
