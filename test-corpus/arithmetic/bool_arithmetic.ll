; Regression: Arithmetic, comparison, conversion and memory of i1: no integer instruction works on truth values.
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
;>           %m = OpLogicalAnd %bool %a %b
;>           %s = OpLogicalNotEqual %bool %m %b
;>           %t = OpLogicalNotEqual %bool %s %a
;>          %15 = OpLogicalNotEqual %bool %t %true
;>           %c = OpLogicalAnd %bool %15 %m
;>          %17 = OpLogicalNotEqual %bool %c %true
;>           %d = OpLogicalAnd %bool %17 %a
;>           %z = OpSelect %uint %d %uint_1 %uint_0
;>                OpStore %24 %z Aligned 4
;>          %27 = OpSelect %uchar %c %uchar_1 %uchar_0
;>                OpStore %p %27 Aligned 1
;>          %28 = OpLoad %uchar %p Aligned 1
;>           %l = OpINotEqual %bool %28 %uchar_0
;>           %y = OpSelect %ulong %l %ulong_18446744073709551615 %ulong_0
;>                OpStore %35 %y Aligned 8
;>           %f = OpSelect %float %l %float_n1 %float_0
;>                OpStore %41 %f Aligned 4
;>          %vf = OpSelect %v4float %v %47 %48
;>                OpStore %51 %vf Aligned 16
