; Regression: Byte types of LLVM 23 are integers for SPIR-V, and for readers that do not know them.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: llvm-as-23 %s -o %t.23.bc
; RUN: opt-23 -passes=instcombine %t.23.bc -o %t.opt.bc
; RUN: spirv-llvm %t.opt.bc -o %t.opt.spv
; RUN: spirv-val %t.opt.spv
; RUN: spirv-llvm as --llvm-version 23 %s -o %t.as.bc
; RUN: llvm-dis-23 %t.as.bc -o -
; RUN: spirv-llvm as --llvm-version 22 %s -o %t.22.bc
; RUN: opt -passes=verify -disable-output %t.22.bc
; RUN: llvm-dis %t.22.bc -o -
; KEEP: OpType OpLoad OpStore OpBitcast OpConvert OpVectorShuffle OpPhi OpFunction
; KEEP: b8 b32 b64
; KEEP: @table @words @choose %whole bitcast ptrtoint inttoptr freeze
target datalayout = "e-p:64:64:64-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@table = internal addrspace(2) constant [4 x b8] c"ab\01\00"
@words = internal addrspace(2) constant [2 x b32] [b32 1, b32 -2]

define spir_func b32 @choose(i1 %c, b32 %x, b32 %y) {
  %r = select i1 %c, b32 %x, b32 %y
  ret b32 %r
}

define spir_kernel void @copy(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %n) {
entry:
  %tmp = alloca [4 x b8], align 4
  %whole = load b64, ptr addrspace(1) %from, align 8
  store b64 %whole, ptr addrspace(1) %to, align 8
  %v = load <4 x b8>, ptr addrspace(1) %from, align 4
  %w = bitcast <4 x b8> %v to b32
  %f = bitcast b32 %w to float
  %i = bitcast float %f to b32
  %z = freeze b32 %i
  br label %loop

loop:                                             ; preds = %loop, %entry
  %p = phi b32 [ %z, %entry ], [ %q, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %c = icmp ult i32 %k, 3
  %q = call spir_func b32 @choose(i1 %c, b32 %p, b32 7)
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  %a = getelementptr b32, ptr addrspace(1) %to, i64 2
  store b32 %q, ptr addrspace(1) %a, align 4
  %e = extractelement <4 x b8> %v, i32 1
  %v2 = insertelement <4 x b8> %v, b8 %e, i32 0
  %v3 = shufflevector <4 x b8> %v2, <4 x b8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x b8> %v3, ptr %tmp, align 4
  %back = load b32, ptr %tmp, align 4
  %b = getelementptr b32, ptr addrspace(1) %to, i64 3
  store b32 %back, ptr addrspace(1) %b, align 4
  %ptr = load b64, ptr addrspace(1) %from, align 8
  %asptr = bitcast b64 %ptr to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %asptr, align 4
  %asbyte = bitcast ptr addrspace(1) %to to b64
  store b64 %asbyte, ptr addrspace(1) %to, align 8
  %wide = load b128, ptr addrspace(1) %from, align 16
  store b128 %wide, ptr addrspace(1) %to, align 16
  %t = load b8, ptr addrspace(2) @table, align 1
  store b8 %t, ptr addrspace(1) %to, align 1
  %odd = load b24, ptr addrspace(1) %from, align 4
  store b24 %odd, ptr addrspace(1) %to, align 4
  %r = call <4 x b8> @llvm.vector.reverse.v4b8(<4 x b8> %v)
  store <4 x b8> %r, ptr addrspace(1) %to, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x b8> @llvm.vector.reverse.v4b8(<4 x b8>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;> $ spirv-llvm dis %t.spv
;>                OpName %whole "whole"
;>       %uchar = OpTypeInt 8 0
;>        %uint = OpTypeInt 32 0
;> %_arr_uchar_uint_4 = OpTypeArray %uchar %uint_4
;> %_ptr_UniformConstant__arr_uchar_uint_4 = OpTypePointer UniformConstant %_arr_uchar_uint_4
;> %_arr_uint_uint_2 = OpTypeArray %uint %uint_2
;> %_ptr_UniformConstant__arr_uint_uint_2 = OpTypePointer UniformConstant %_arr_uint_uint_2
;>        %bool = OpTypeBool
;>          %21 = OpTypeFunction %uint %bool %uint %uint
;>        %void = OpTypeVoid
;>       %ulong = OpTypeInt 64 0
;> %_ptr_CrossWorkgroup_ulong = OpTypePointer CrossWorkgroup %ulong
;>          %31 = OpTypeFunction %void %_ptr_CrossWorkgroup_ulong %_ptr_CrossWorkgroup_ulong %uint
;> %_ptr_Function__arr_uchar_uint_4 = OpTypePointer Function %_arr_uchar_uint_4
;>     %v4uchar = OpTypeVector %uchar 4
;> %_ptr_CrossWorkgroup_v4uchar = OpTypePointer CrossWorkgroup %v4uchar
;>       %float = OpTypeFloat 32
;> %_ptr_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uint
;> %_ptr_Function_v4uchar = OpTypePointer Function %v4uchar
;> %_ptr_Function_uint = OpTypePointer Function %uint
;> %_ptr_UniformConstant_uchar = OpTypePointer UniformConstant %uchar
;> %_ptr_CrossWorkgroup_uchar = OpTypePointer CrossWorkgroup %uchar
;>      %ushort = OpTypeInt 16 0
;> %_ptr_CrossWorkgroup_ushort = OpTypePointer CrossWorkgroup %ushort
;>      %choose = OpFunction %uint None %21
;>           %c = OpFunctionParameter %bool
;>           %x = OpFunctionParameter %uint
;>           %y = OpFunctionParameter %uint
;>                OpFunctionEnd
;>        %copy = OpFunction %void None %31
;>          %to = OpFunctionParameter %_ptr_CrossWorkgroup_ulong
;>        %from = OpFunctionParameter %_ptr_CrossWorkgroup_ulong
;>           %n = OpFunctionParameter %uint
;>          %41 = OpBitcast %_ptr_CrossWorkgroup_v4uchar %from
;>          %82 = OpBitcast %_ptr_UniformConstant_uchar %table
;>          %85 = OpBitcast %_ptr_CrossWorkgroup_uchar %to
;>          %88 = OpBitcast %_ptr_CrossWorkgroup_ushort %from
;>         %103 = OpBitcast %_ptr_CrossWorkgroup_ushort %to
;>         %109 = OpBitcast %_ptr_CrossWorkgroup_v4uchar %to
;>       %whole = OpLoad %ulong %from Aligned 8
;>                OpStore %to %whole Aligned 8
;>           %v = OpLoad %v4uchar %41 Aligned 4
;>           %w = OpBitcast %uint %v
;>           %f = OpBitcast %float %w
;>           %i = OpBitcast %uint %f
;>           %p = OpPhi %uint %i %entry %q %loop
;>           %k = OpPhi %uint %uint_0 %entry %k1 %loop
;>           %q = OpFunctionCall %uint %choose %c_0 %p %uint_7
;>          %59 = OpBitcast %_ptr_CrossWorkgroup_uint %to
;>                OpStore %a %q Aligned 4
;>          %v3 = OpVectorShuffle %v4uchar %v2 %64 3 2 1 0
;>          %67 = OpBitcast %_ptr_Function_v4uchar %tmp
;>                OpStore %67 %v3 Aligned 4
;>          %69 = OpBitcast %_ptr_Function_uint %tmp
;>        %back = OpLoad %uint %69 Aligned 4
;>                OpStore %b %back Aligned 4
;>         %ptr = OpLoad %ulong %from Aligned 8
;>       %asptr = OpConvertUToPtr %_ptr_CrossWorkgroup_uint %ptr
;>                OpStore %asptr %uint_1 Aligned 4
;>      %asbyte = OpConvertPtrToU %ulong %to
;>                OpStore %to %asbyte Aligned 8
;>          %76 = OpLoad %ulong %from Aligned 16
;>          %79 = OpLoad %ulong %78 Aligned 8
;>                OpStore %to %76 Aligned 16
;>                OpStore %80 %79 Aligned 8
;>           %t = OpLoad %uchar %82 Aligned 1
;>                OpStore %85 %t Aligned 1
;>          %89 = OpLoad %ushort %88 Aligned 4
;>          %91 = OpBitcast %_ptr_CrossWorkgroup_uchar %from
;>          %93 = OpLoad %uchar %92 Aligned 2
;>                OpStore %103 %102 Aligned 4
;>         %106 = OpBitcast %_ptr_CrossWorkgroup_uchar %to
;>                OpStore %107 %105 Aligned 2
;>         %r_0 = OpVectorShuffle %v4uchar %v %64 3 2 1 0
;>                OpStore %109 %r_0 Aligned 4
;>                OpFunctionEnd
;> $ llvm-dis-23 %t.as.bc -o -
;> @table = internal addrspace(2) constant [4 x b8] c"ab\01\00"
;> @words = internal addrspace(2) constant [2 x b32] [b32 1, b32 -2]
;> define spir_func b32 @choose(i1 %c, b32 %x, b32 %y) {
;>   %r = select i1 %c, b32 %x, b32 %y
;>   ret b32 %r
;>   %tmp = alloca [4 x b8], align 4
;>   %whole = load b64, ptr addrspace(1) %from, align 8
;>   store b64 %whole, ptr addrspace(1) %to, align 8
;>   %v = load <4 x b8>, ptr addrspace(1) %from, align 4
;>   %w = bitcast <4 x b8> %v to b32
;>   %f = bitcast b32 %w to float
;>   %i = bitcast float %f to b32
;>   %z = freeze b32 %i
;>   %p = phi b32 [ %z, %entry ], [ %q, %loop ]
;>   %q = call spir_func b32 @choose(i1 %c, b32 %p, b32 7)
;>   %a = getelementptr b32, ptr addrspace(1) %to, i64 2
;>   store b32 %q, ptr addrspace(1) %a, align 4
;>   %e = extractelement <4 x b8> %v, i32 1
;>   %v2 = insertelement <4 x b8> %v, b8 %e, i32 0
;>   %v3 = shufflevector <4 x b8> %v2, <4 x b8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
;>   store <4 x b8> %v3, ptr %tmp, align 4
;>   %back = load b32, ptr %tmp, align 4
;>   %b = getelementptr b32, ptr addrspace(1) %to, i64 3
;>   store b32 %back, ptr addrspace(1) %b, align 4
;>   %ptr = load b64, ptr addrspace(1) %from, align 8
;>   %asptr = bitcast b64 %ptr to ptr addrspace(1)
;>   %asbyte = bitcast ptr addrspace(1) %to to b64
;>   store b64 %asbyte, ptr addrspace(1) %to, align 8
;>   %t = load b8, ptr addrspace(2) @table, align 1
;>   store b8 %t, ptr addrspace(1) %to, align 1
;>   %r = call <4 x b8> @llvm.vector.reverse.v4b8(<4 x b8> %v)
;>   store <4 x b8> %r, ptr addrspace(1) %to, align 4
;> declare <4 x b8> @llvm.vector.reverse.v4b8(<4 x b8>) #0
;> $ llvm-dis %t.22.bc -o -
;> @table = internal addrspace(2) constant [4 x i8] c"ab\01\00"
;> @words = internal addrspace(2) constant [2 x i32] [i32 1, i32 -2]
;> define spir_func i32 @choose(i1 %c, i32 %x, i32 %y) {
;>   %whole = load i64, ptr addrspace(1) %from, align 8
;>   store i64 %whole, ptr addrspace(1) %to, align 8
;>   %w = bitcast <4 x i8> %v to i32
;>   %f = bitcast i32 %w to float
;>   %i = bitcast float %f to i32
;>   %z = freeze i32 %i
;>   %q = call spir_func i32 @choose(i1 %c, i32 %p, i32 7)
;>   %asptr = inttoptr i64 %ptr to ptr addrspace(1)
;>   %asbyte = ptrtoint ptr addrspace(1) %to to i64
;>   %t = load i8, ptr addrspace(2) @table, align 1
