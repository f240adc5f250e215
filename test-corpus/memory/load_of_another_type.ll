; Regression: `__spirv_Load` and `__spirv_Store` through a pointer whose mangled type is another: the pointer is cast to what is moved.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpBitcast OpLoad OpStore
target triple = "spir64-unknown-unknown"

declare spir_func double @_Z12__spirv_LoadPi(ptr addrspace(1))
declare spir_func void @_Z13__spirv_StorePiiii(ptr addrspace(1), i32, i32, i32)

define spir_kernel void @k(ptr addrspace(1) %p) {
  call spir_func void @_Z13__spirv_StorePiiii(ptr addrspace(1) %p, i32 42, i32 2, i32 4)
  %wide = call spir_func double @_Z12__spirv_LoadPi(ptr addrspace(1) %p)
  store double %wide, ptr addrspace(1) %p, align 8
  ret void
}
;>          %11 = OpBitcast %_ptr_CrossWorkgroup_double %p
;>                OpStore %p %uint_42 Aligned 4
;>        %wide = OpLoad %double %11
;>                OpStore %11 %wide Aligned 8
