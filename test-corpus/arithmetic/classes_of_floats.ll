; Regression: Tests of the class of a number for masks of one class, of several, of all but some, of none and of all.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpStore OpIEqual OpULessThan OpUGreaterThan OpConstantTrue OpConstantFalse OpSLessThan OpLogicalOr
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare i1 @llvm.is.fpclass.f32(float, i32)
declare <2 x i1> @llvm.is.fpclass.v2f64(<2 x double>, i32)
define spir_kernel void @k(ptr addrspace(1) %p, float %f, <2 x double> %d) {
  %zero = call i1 @llvm.is.fpclass.f32(float %f, i32 96)
  store volatile i1 %zero, ptr addrspace(1) %p
  %not_nan = call i1 @llvm.is.fpclass.f32(float %f, i32 1020)
  store volatile i1 %not_nan, ptr addrspace(1) %p
  %negative = call i1 @llvm.is.fpclass.f32(float %f, i32 60)
  store volatile i1 %negative, ptr addrspace(1) %p
  %none = call i1 @llvm.is.fpclass.f32(float %f, i32 0)
  store volatile i1 %none, ptr addrspace(1) %p
  %all = call i1 @llvm.is.fpclass.f32(float %f, i32 1023)
  store volatile i1 %all, ptr addrspace(1) %p
  %signaling = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %d, i32 1)
  %z = zext <2 x i1> %signaling to <2 x i32>
  store volatile <2 x i32> %z, ptr addrspace(1) %p
  ret void
}
;>        %zero = OpIEqual %bool %16 %uint_0
;>                OpStore %p %22 Volatile|Aligned 1
;>          %26 = OpIEqual %bool %24 %uint_2139095040
;>          %30 = OpULessThan %bool %28 %uint_2130706432
;>          %34 = OpULessThan %bool %32 %uint_8388607
;>          %35 = OpIEqual %bool %24 %uint_0
;>          %36 = OpLogicalOr %bool %26 %30
;>          %37 = OpLogicalOr %bool %36 %34
;>     %not_nan = OpLogicalOr %bool %37 %35
;>                OpStore %p %39 Volatile|Aligned 1
;>          %42 = OpIEqual %bool %41 %uint_2139095040
;>          %43 = OpSLessThan %bool %40 %uint_0
;>          %46 = OpULessThan %bool %45 %uint_2130706432
;>          %47 = OpSLessThan %bool %40 %uint_0
;>          %50 = OpULessThan %bool %49 %uint_8388607
;>          %51 = OpSLessThan %bool %40 %uint_0
;>          %53 = OpIEqual %bool %41 %uint_0
;>          %54 = OpSLessThan %bool %40 %uint_0
;>          %56 = OpLogicalOr %bool %44 %48
;>          %57 = OpLogicalOr %bool %56 %52
;>    %negative = OpLogicalOr %bool %57 %55
;>                OpStore %p %59 Volatile|Aligned 1
;>                OpStore %p %uchar_0 Volatile|Aligned 1
;>                OpStore %p %uchar_1 Volatile|Aligned 1
;>   %signaling = OpULessThan %v2bool %68 %71
;>                OpStore %78 %z Volatile|Aligned 8
