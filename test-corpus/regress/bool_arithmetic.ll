; Arithmetic, comparison, conversion and memory of i1: no integer instruction works on truth values.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLogical OpSelect OpLoad OpStore OpINotEqual OpIMul OpIAdd OpISub OpShift OpConvert
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i1 %a, i1 %b) {
  %m = mul i1 %a, %b
  %s = add i1 %m, %b
  %t = sub i1 %s, %a
  %c = icmp ult i1 %t, %m
  %d = icmp sgt i1 %c, %a
  %h = shl i1 %d, %a
  %z = zext i1 %h to i32
  store i32 %z, ptr addrspace(1) %p
  store i1 %c, ptr addrspace(1) %p
  %l = load i1, ptr addrspace(1) %p
  %y = sext i1 %l to i64
  store i64 %y, ptr addrspace(1) %p
  %f = sitofp i1 %l to float
  store float %f, ptr addrspace(1) %p
  %v = insertelement <4 x i1> undef, i1 %l, i32 0
  %vf = uitofp <4 x i1> %v to <4 x float>
  store <4 x float> %vf, ptr addrspace(1) %p
  ret void
}
;>          %11 = OpLogicalAnd %bool %a %b
;>          %12 = OpLogicalNotEqual %bool %11 %b
;>          %13 = OpLogicalNotEqual %bool %12 %a
;>          %15 = OpLogicalNotEqual %bool %13 %true
;>          %16 = OpLogicalAnd %bool %15 %11
;>          %17 = OpLogicalNotEqual %bool %16 %true
;>          %18 = OpLogicalAnd %bool %17 %a
;>          %22 = OpSelect %uint %18 %uint_1 %uint_0
;>                OpStore %24 %22 Aligned 4
;>          %27 = OpSelect %uchar %16 %uchar_1 %uchar_0
;>                OpStore %p %27 Aligned 1
;>          %28 = OpLoad %uchar %p Aligned 1
;>          %29 = OpINotEqual %bool %28 %uchar_0
;>          %33 = OpSelect %ulong %29 %ulong_18446744073709551615 %ulong_0
;>                OpStore %35 %33 Aligned 8
;>          %39 = OpSelect %float %29 %float_n1 %float_0
;>                OpStore %41 %39 Aligned 4
;>          %49 = OpSelect %v4float %44 %47 %48
;>                OpStore %51 %49 Aligned 16
