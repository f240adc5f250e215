; Regression: A structure with two pointers that are both initialised from one constant.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable ConstantComposite OpSpecConstantOp OpTypeStruct
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@message = internal addrspace(1) constant [3 x i8] c"ab\00"
@both = addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @message, ptr addrspace(1) @message }
define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = load ptr addrspace(1), ptr addrspace(1) @both
  %b = load ptr addrspace(1), ptr addrspace(1) getelementptr ({ ptr addrspace(1), ptr addrspace(1) }, ptr addrspace(1) @both, i64 0, i32 1)
  %x = load i8, ptr addrspace(1) %a
  %y = load i16, ptr addrspace(1) %b
  store i8 %x, ptr addrspace(1) %p
  store i16 %y, ptr addrspace(1) %p
  ret void
}
;>           %9 = OpConstantComposite %_arr_uchar_uint_3 %uchar_97 %uchar_98 %uchar_0
;>     %message = OpVariable %_ptr_CrossWorkgroup__arr_uchar_uint_3 CrossWorkgroup %9
;>  %_struct_13 = OpTypeStruct %_ptr_CrossWorkgroup__arr_uchar_uint_3 %_ptr_CrossWorkgroup_ushort
;>          %15 = OpSpecConstantOp %_ptr_CrossWorkgroup__arr_uchar_uint_3 Bitcast %message
;>          %16 = OpSpecConstantOp %_ptr_CrossWorkgroup_ushort Bitcast %message
;>          %17 = OpSpecConstantComposite %_struct_13 %15 %16
;>        %both = OpVariable %_ptr_CrossWorkgroup__struct_13 CrossWorkgroup %17
