; Regression: Parameters of kernels that hosts can pass though SPIR-V has not their types: they have the size of those in LLVM.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpFunctionParameter OpTypeVector OpVectorShuffle OpBitwiseAnd OpCompositeExtract OpVectorExtractDynamic
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @integers(i24 %x, i128 %y, i100 %z, ptr addrspace(1) %p) {
  %a = zext i24 %x to i128
  %b = add i128 %a, %y
  %c = zext i100 %z to i128
  %d = add i128 %b, %c
  store i128 %d, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @vectors(<5 x i8> %v, <12 x i32> %w, <1 x float> %u, ptr addrspace(1) %p) {
  store <5 x i8> %v, ptr addrspace(1) %p
  %e = extractelement <12 x i32> %w, i32 11
  store i32 %e, ptr addrspace(1) %p
  %f = extractelement <1 x float> %u, i32 0
  store float %f, ptr addrspace(1) %p
  ret void
}
;>     %v2ulong = OpTypeVector %ulong 2
;>     %v8uchar = OpTypeVector %uchar 8
;>     %v16uint = OpTypeVector %uint 16
;>     %v4uchar = OpTypeVector %uchar 4
;>      %v4uint = OpTypeVector %uint 4
;>           %x = OpFunctionParameter %uint
;>           %y = OpFunctionParameter %v2ulong
;>           %z = OpFunctionParameter %v2ulong
;>           %p = OpFunctionParameter %_ptr_CrossWorkgroup_ulong
;>          %14 = OpBitwiseAnd %uint %x %uint_16777215
;>          %15 = OpCompositeExtract %ulong %y 0
;>          %16 = OpCompositeExtract %ulong %y 1
;>          %17 = OpCompositeExtract %ulong %z 0
;>          %18 = OpCompositeExtract %ulong %z 1
;>          %20 = OpBitwiseAnd %ulong %18 %ulong_68719476735
;>           %v = OpFunctionParameter %v8uchar
;>           %w = OpFunctionParameter %v16uint
;>           %u = OpFunctionParameter %float
;>         %p_0 = OpFunctionParameter %_ptr_CrossWorkgroup_float
;>          %50 = OpVectorShuffle %v4uchar %v %49 0 1 2 3
;>          %51 = OpCompositeExtract %uchar %v 4
;>          %54 = OpVectorShuffle %v4uint %w %53 8 9 10 11
;>           %e = OpCompositeExtract %uint %54 3
