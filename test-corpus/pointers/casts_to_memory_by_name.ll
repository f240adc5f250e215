; Regression: The names by which SYCL's headers ask for OpGenericCastToPtr: a postfix and an argument name the memory. A cast to other
; memory than its result stays an import.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpGenericCast OpFunctionCall
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %global = call spir_func ptr addrspace(1) @_Z33__spirv_GenericCastToPtr_ToGlobalPvi(ptr addrspace(4) %g, i32 5)
  %local = call spir_func ptr addrspace(3) @_Z32__spirv_GenericCastToPtr_ToLocalPU3AS4vi(ptr addrspace(4) %g, i32 4)
  %private = call spir_func ptr @_Z34__spirv_GenericCastToPtr_ToPrivatePvi(ptr addrspace(4) %g, i32 7)
  %explicit = call spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPvi(ptr addrspace(4) %g, i32 5)
  %other = call spir_func ptr addrspace(3) @_Z33__spirv_GenericCastToPtr_ToGlobalPU3AS4vi(ptr addrspace(4) %g, i32 5)
  ret void
}

declare spir_func ptr addrspace(1) @_Z33__spirv_GenericCastToPtr_ToGlobalPvi(ptr addrspace(4), i32)
declare spir_func ptr addrspace(3) @_Z32__spirv_GenericCastToPtr_ToLocalPU3AS4vi(ptr addrspace(4), i32)
declare spir_func ptr @_Z34__spirv_GenericCastToPtr_ToPrivatePvi(ptr addrspace(4), i32)
declare spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPvi(ptr addrspace(4), i32)
declare spir_func ptr addrspace(3) @_Z33__spirv_GenericCastToPtr_ToGlobalPU3AS4vi(ptr addrspace(4), i32)
;>      %global = OpGenericCastToPtr %_ptr_CrossWorkgroup_uchar %g
;>       %local = OpGenericCastToPtr %_ptr_Workgroup_uchar %g
;>     %private = OpGenericCastToPtr %_ptr_Function_uchar %g
;>    %explicit = OpGenericCastToPtrExplicit %_ptr_CrossWorkgroup_uchar %g CrossWorkgroup
;>       %other = OpFunctionCall %_ptr_Workgroup_uchar %_Z33__spirv_GenericCastToPtr_ToGlobalPU3AS4vi %g %uint_5
