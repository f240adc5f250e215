; Regression: Types that nothing but typed pointers used stayed in the module, with their capabilities.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-untyped-pointers --spirv-ext=+SPV_KHR_untyped_pointers
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpType OpFunctionCall
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare spir_func void @_Z6assignPU3AS1Dv8_d(ptr addrspace(1))

define spir_kernel void @main(ptr addrspace(1) %out) {
  call spir_func void @_Z6assignPU3AS1Dv8_d(ptr addrspace(1) %out)
  ret void
}
;>                OpCapability Addresses
;>                OpCapability Linkage
;>                OpCapability Kernel
;>                OpCapability UntypedPointersKHR
;>        %void = OpTypeVoid
;> %_ptr_CrossWorkgroup = OpTypeUntypedPointerKHR CrossWorkgroup
;>           %6 = OpTypeFunction %void %_ptr_CrossWorkgroup
;>          %10 = OpFunctionCall %void %_Z6assignPU3AS1Dv8_d %out
