; Regression: Conversions between addresses and integers need the capability `Addresses`, which a kernel module has.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpConvert OpMemoryModel
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i64 %a, i32 %s) {
  %q = inttoptr i64 %a to ptr addrspace(1)
  %i = ptrtoint ptr addrspace(1) %p to i64
  store i64 %i, ptr addrspace(1) %q
  %r = inttoptr i32 %s to ptr addrspace(3)
  %j = ptrtoint ptr addrspace(1) %p to i32
  store i32 %j, ptr addrspace(3) %r
  ret void
}
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Int64
;>                OpCapability Int8
;>                OpMemoryModel Physical64 OpenCL
;>           %q = OpConvertUToPtr %_ptr_CrossWorkgroup_ulong %a
;>           %i = OpConvertPtrToU %ulong %p
;>           %r = OpConvertUToPtr %_ptr_Workgroup_uint %s
;>           %j = OpConvertPtrToU %uint %p
