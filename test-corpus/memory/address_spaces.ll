; Address spaces and their storage classes, one of them chosen by an option.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_INTEL_usm_storage_classes --spirv-address-space=10=CrossWorkgroup
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: OpTypePointer OpVariable define @v
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@v = addrspace(10) global i32 1

define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(2) %b, ptr addrspace(3) %c, ptr addrspace(5) %d, ptr addrspace(6) %e, ptr addrspace(10) %f) {
  %x = load i32, ptr addrspace(10) @v
  store i32 %x, ptr addrspace(10) %f
  %g = addrspacecast ptr addrspace(5) %d to ptr addrspace(1)
  store i32 %x, ptr addrspace(1) %g
  %h = addrspacecast ptr addrspace(10) %f to ptr addrspace(4)
  store i32 %x, ptr addrspace(4) %h
  ret void
}
;> $ spirv-llvm dis %t.spv
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;>           %v = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_1
;> %_ptr_CrossWorkgroup_uchar = OpTypePointer CrossWorkgroup %uchar
;> %_ptr_UniformConstant_uchar = OpTypePointer UniformConstant %uchar
;> %_ptr_Workgroup_uchar = OpTypePointer Workgroup %uchar
;> %_ptr_DeviceOnlyALTERA_uint = OpTypePointer DeviceOnlyALTERA %uint
;> %_ptr_HostOnlyALTERA_uchar = OpTypePointer HostOnlyALTERA %uchar
;> %_ptr_Generic_uint = OpTypePointer Generic %uint
;> $ opt -passes=verify -S %t.r.bc -o -
;> @v = addrspace(1) global i32 1
;> define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(2) %b, ptr addrspace(3) %c, ptr addrspace(5) %d, ptr addrspace(6) %e, ptr addrspace(1) %f) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
;>   %x = load i32, ptr addrspace(1) @v, align 4
