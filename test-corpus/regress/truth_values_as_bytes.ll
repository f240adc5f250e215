; Vectors of truth values that tests of floats give and that any and all take: libraries have them as vectors of bytes.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR %t.spv -S -o -
; RUN: spirv-llvm %t.back.bc -o %t.again.spv
; RUN: spirv-val %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; KEEP: OpIsNan OpAll OpAny OpIsInf OpSLessThan OpINotEqual call
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(<4 x float> %v, float %x, <2 x i64> %n, ptr addrspace(1) %out) {
  %vector = call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> %v)
  %all = call spir_func i32 @_Z3allDv4_i(<4 x i32> %vector)
  %any = call spir_func i32 @_Z3anyDv2_l(<2 x i64> %n)
  %scalar = call spir_func i32 @_Z5isinff(float %x)
  %a = add i32 %all, %any
  %b = add i32 %a, %scalar
  store i32 %b, ptr addrspace(1) %out, align 4
  ret void
}
declare spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float>)
declare spir_func i32 @_Z3allDv4_i(<4 x i32>)
declare spir_func i32 @_Z3anyDv2_l(<2 x i64>)
declare spir_func i32 @_Z5isinff(float)
;>          %17 = OpIsNan %v4bool %v
;>          %23 = OpSLessThan %v4bool %vector %21
;>          %24 = OpAll %bool %23
;>          %30 = OpSLessThan %v2bool %n %29
;>          %31 = OpAny %bool %30
;>          %33 = OpIsInf %bool %x
;>   %1 = call spir_func <4 x i8> @_Z13__spirv_IsNanDv4_f(<4 x float> %v) #1
;>   %5 = call spir_func i1 @_Z11__spirv_AllDv4_c(<4 x i8> %4) #1
;>   %8 = call spir_func i1 @_Z11__spirv_AnyDv2_c(<2 x i8> %7) #1
;>   %9 = call spir_func i1 @_Z13__spirv_IsInff(float %x) #1
;>          %19 = OpIsNan %v4bool %v
;>          %26 = OpINotEqual %v4bool %25 %24
;>          %32 = OpSLessThan %v4bool %vector %30
;>          %34 = OpSLessThan %v4bool %33 %24
;>          %35 = OpAll %bool %34
;>          %41 = OpSLessThan %v2bool %n %40
;>          %46 = OpSLessThan %v2bool %45 %44
;>          %47 = OpAny %bool %46
;>          %49 = OpIsInf %bool %x
