; Regression: Variables that are initialised with undef, wholly or in part.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpUndef OpConstantComposite
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@whole = internal addrspace(3) global [4 x i32] undef
@global = addrspace(1) global i32 undef
@part = addrspace(2) constant { i32, float } { i32 1, float undef }
define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr [4 x i32], ptr addrspace(3) @whole, i64 0, i64 %i
  store i32 1, ptr addrspace(3) %q
  %v = load i32, ptr addrspace(2) @part
  store i32 %v, ptr addrspace(1) @global
  ret void
}
;>       %whole = OpVariable %_ptr_Workgroup__arr_uint_uint_4 Workgroup
;>      %global = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup
;>          %12 = OpUndef %float
;>          %13 = OpConstantComposite %_struct_9 %uint_1 %12
;>        %part = OpVariable %_ptr_UniformConstant__struct_9 UniformConstant %13
