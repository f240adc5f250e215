; Pointers in program-scope variables: the uses of what is loaded decide, then the initialisers.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpSpecConstantOp OpBitcast
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%Entry = type { ptr addrspace(2), i32 }

@text = internal addrspace(2) constant [3 x i8] c"ab\00", align 1
@words = internal addrspace(2) constant [2 x ptr addrspace(2)] [ptr addrspace(2) @text, ptr addrspace(2) null], align 8
@entries = internal addrspace(2) constant [1 x %Entry] [%Entry { ptr addrspace(2) @text, i32 3 }], align 8
@unused = addrspace(1) constant [1 x ptr addrspace(2)] [ptr addrspace(2) @text], align 8

define spir_kernel void @read(ptr addrspace(1) %out, i64 %i) {
  %word.at = getelementptr inbounds ptr addrspace(2), ptr addrspace(2) @words, i64 %i
  %word = load ptr addrspace(2), ptr addrspace(2) %word.at, align 8
  %letter.at = getelementptr i16, ptr addrspace(2) %word, i64 %i
  %letter = load i16, ptr addrspace(2) %letter.at, align 1
  store i16 %letter, ptr addrspace(1) %out, align 2
  %text.at = getelementptr inbounds %Entry, ptr addrspace(2) @entries, i64 %i, i32 0
  %text = load ptr addrspace(2), ptr addrspace(2) %text.at, align 8
  %first = load i16, ptr addrspace(2) %text, align 1
  store i16 %first, ptr addrspace(1) %out, align 2
  ret void
}
;>        %text = OpVariable %_ptr_UniformConstant__arr_uchar_uint_3 UniformConstant %9
;>          %16 = OpSpecConstantOp %_ptr_UniformConstant_ushort Bitcast %text
;>       %words = OpVariable %_ptr_UniformConstant__arr__ptr_UniformConstant_ushort_uint_2 UniformConstant %18
;>     %entries = OpVariable %_ptr_UniformConstant__arr_Entry_uint_1 UniformConstant %25
;>          %29 = OpSpecConstantOp %_ptr_UniformConstant__arr_uchar_uint_3 Bitcast %text
;>      %unused = OpVariable %_ptr_CrossWorkgroup__arr__ptr_UniformConstant__arr_uchar_uint_3_uint_1 CrossWorkgroup %30
