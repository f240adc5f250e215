; In the form of Khronos' translator reductions extract their elements by constants; where elements have no order that
; numbers of NaN could change, and in vectors that every module has.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: llvm-spirv %s -o %t.k.spv
; RUN: spirv-val %t.k.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm dis %t.k.spv
; RUN: llvm-spirv -r %t.k.spv -o %t.bc
; RUN: opt -passes=verify %t.bc -disable-output
; KEEP: Extract FAdd IAdd Select fmax
target triple = "spir64-unknown-unknown"

define spir_func i32 @add(<3 x i32> %v) {
  %r = call i32 @llvm.vector.reduce.add.v3i32(<3 x i32> %v)
  ret i32 %r
}
define spir_func i16 @smax(<2 x i16> %v) {
  %r = call i16 @llvm.vector.reduce.smax.v2i16(<2 x i16> %v)
  ret i16 %r
}
define spir_func float @fadd(float %s, <2 x float> %v) {
  %r = call float @llvm.vector.reduce.fadd.v2f32(float %s, <2 x float> %v)
  ret float %r
}
define spir_func float @fmax(<2 x float> %v) {
  %r = call float @llvm.vector.reduce.fmax.v2f32(<2 x float> %v)
  ret float %r
}
define spir_func i32 @five(<5 x i32> %v) {
  %r = call i32 @llvm.vector.reduce.add.v5i32(<5 x i32> %v)
  ret i32 %r
}
define spir_func i1 @any(<4 x i1> %v) {
  %r = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %v)
  ret i1 %r
}
declare i32 @llvm.vector.reduce.add.v3i32(<3 x i32>)
declare i16 @llvm.vector.reduce.smax.v2i16(<2 x i16>)
declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>)
declare float @llvm.vector.reduce.fmax.v2f32(<2 x float>)
declare i32 @llvm.vector.reduce.add.v5i32(<5 x i32>)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
;> $ spirv-llvm dis %t.spv
;>                OpName %fmax "fmax"
;>                OpDecorate %fmax LinkageAttributes "fmax" Export
;>           %7 = OpCompositeExtract %uint %v 0
;>           %8 = OpCompositeExtract %uint %v 1
;>           %9 = OpCompositeExtract %uint %v 2
;>          %10 = OpIAdd %uint %7 %8
;>           %r = OpIAdd %uint %10 %9
;>          %18 = OpCompositeExtract %ushort %v_0 0
;>          %19 = OpCompositeExtract %ushort %v_0 1
;>         %r_0 = OpSelect %ushort %21 %18 %19
;>          %30 = OpCompositeExtract %float %v_1 0
;>          %31 = OpCompositeExtract %float %v_1 1
;>          %32 = OpFAdd %float %s %30
;>         %r_1 = OpFAdd %float %32 %31
;>        %fmax = OpFunction %float None %35
;>          %38 = OpCompositeExtract %float %v_2 0
;>          %39 = OpCompositeExtract %float %v_2 1
;>         %r_2 = OpExtInst %float %40 fmax %38 %39
;>          %48 = OpCompositeExtract %uint %45 0
;>          %49 = OpCompositeExtract %uint %45 1
;>          %50 = OpCompositeExtract %uint %45 2
;>          %51 = OpCompositeExtract %uint %45 3
;>          %52 = OpIAdd %uint %48 %49
;>          %53 = OpIAdd %uint %50 %51
;>          %54 = OpIAdd %uint %52 %53
;>         %r_3 = OpIAdd %uint %54 %46
;>          %61 = OpCompositeExtract %bool %v_3 0
;>          %62 = OpCompositeExtract %bool %v_3 1
;>          %63 = OpCompositeExtract %bool %v_3 2
;>          %64 = OpCompositeExtract %bool %v_3 3
;> $ spirv-llvm dis %t.k.spv
;>                OpName %fmax "fmax"
;>                OpDecorate %fmax LinkageAttributes "fmax" Export
;>           %9 = OpVectorExtractDynamic %uint %v %uint_0
;>          %11 = OpVectorExtractDynamic %uint %v %uint_1
;>          %13 = OpVectorExtractDynamic %uint %v %uint_2
;>          %14 = OpIAdd %uint %9 %11
;>           %r = OpIAdd %uint %14 %13
;>          %22 = OpVectorExtractDynamic %ushort %v_0 %uint_0
;>          %23 = OpVectorExtractDynamic %ushort %v_0 %uint_1
;>         %r_0 = OpSelect %ushort %25 %22 %23
;>          %34 = OpVectorExtractDynamic %float %v_1 %uint_0
;>          %35 = OpVectorExtractDynamic %float %v_1 %uint_1
;>          %36 = OpFAdd %float %s %34
;>         %r_1 = OpFAdd %float %36 %35
;>        %fmax = OpFunction %float None %39
;>          %42 = OpCompositeExtract %float %v_2 0
;>          %43 = OpCompositeExtract %float %v_2 1
;>         %r_2 = OpExtInst %float %1 fmax %42 %43
;>          %51 = OpCompositeExtract %uint %48 0
;>          %52 = OpCompositeExtract %uint %48 1
;>          %53 = OpCompositeExtract %uint %48 2
;>          %54 = OpCompositeExtract %uint %48 3
;>          %55 = OpIAdd %uint %51 %52
;>          %56 = OpIAdd %uint %53 %54
;>          %57 = OpIAdd %uint %55 %56
;>         %r_3 = OpIAdd %uint %57 %49
;>          %64 = OpCompositeExtract %bool %v_3 0
;>          %65 = OpCompositeExtract %bool %v_3 1
;>          %66 = OpCompositeExtract %bool %v_3 2
;>          %67 = OpCompositeExtract %bool %v_3 3
