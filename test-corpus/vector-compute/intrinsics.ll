; Regression: Intrinsics of the vector compiler are functions that it knows by name, where its extension is allowed; vectors are as long
; as its registers are. The validator that is built in does not know SPV_EXT_long_vector, and is not asked about it.
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_vector_compute,+SPV_EXT_long_vector %s -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_vector_compute,+SPV_EXT_long_vector %t.bc -o %t.again.spv
; RUN: spirv-llvm dis %t.again.spv
; FAIL: spirv-llvm %s -o %t.none.spv
; KEEP: genx 2048 LongVector error help
target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(i64 %address, ptr addrspace(1) %out) #0 {
  %at = insertelement <1 x i64> poison, i64 %address, i64 0
  %some = call <8 x i32> @llvm.genx.svm.gather.v8i32.v1i1.v1i64(<1 x i1> splat (i1 true), i32 0, <1 x i64> %at, <8 x i32> zeroinitializer)
  %all = call <2048 x i32> @llvm.genx.wrregioni.v2048i32.v8i32.i16.i1(<2048 x i32> zeroinitializer, <8 x i32> %some, i32 0, i32 8, i32 1, i16 0, i32 0, i1 true)
  %one = extractelement <2048 x i32> %all, i64 2047
  store i32 %one, ptr addrspace(1) %out, align 4
  ret void
}

declare <8 x i32> @llvm.genx.svm.gather.v8i32.v1i1.v1i64(<1 x i1>, i32, <1 x i64>, <8 x i32>) #0
declare <2048 x i32> @llvm.genx.wrregioni.v2048i32.v8i32.i16.i1(<2048 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1) #0

attributes #0 = { "VCFunction" }
;> $ spirv-llvm dis %t.spv
;>                OpCapability LongVectorEXT
;>                OpName %llvm_genx_svm_gather_v8i32_v1i1_v1i64 "llvm.genx.svm.gather.v8i32.v1i1.v1i64"
;>                OpName %llvm_genx_wrregioni_v2048i32_v8i32_i16_i1 "llvm.genx.wrregioni.v2048i32.v8i32.i16.i1"
;>                OpDecorate %llvm_genx_svm_gather_v8i32_v1i1_v1i64 VectorComputeFunctionINTEL
;>                OpDecorate %llvm_genx_svm_gather_v8i32_v1i1_v1i64 LinkageAttributes "llvm.genx.svm.gather.v8i32.v1i1.v1i64" Import
;>                OpDecorate %llvm_genx_wrregioni_v2048i32_v8i32_i16_i1 VectorComputeFunctionINTEL
;>                OpDecorate %llvm_genx_wrregioni_v2048i32_v8i32_i16_i1 LinkageAttributes "llvm.genx.wrregioni.v2048i32.v8i32.i16.i1" Import
;>   %v2048uint = OpTypeVector %uint 2048
;>          %23 = OpConstantNull %v2048uint
;>          %35 = OpTypeFunction %v2048uint %v2048uint %v8uint %uint %uint %uint %ushort %uint %bool
;> %llvm_genx_svm_gather_v8i32_v1i1_v1i64 = OpFunction %v8uint None %30
;> %llvm_genx_wrregioni_v2048i32_v8i32_i16_i1 = OpFunction %v2048uint None %35
;>          %36 = OpFunctionParameter %v2048uint
;>        %some = OpFunctionCall %v8uint %llvm_genx_svm_gather_v8i32_v1i1_v1i64 %16 %uint_0 %at %19
;>         %all = OpFunctionCall %v2048uint %llvm_genx_wrregioni_v2048i32_v8i32_i16_i1 %23 %some %uint_0 %uint_8 %uint_1 %ushort_0 %uint_0 %true
;> $ opt -passes=verify -S %t.bc
;> declare <8 x i32> @llvm.genx.svm.gather.v8i32.v1i1.v1i64(<1 x i1>, i32, <1 x i64>, <8 x i32>) #0
;> declare <2048 x i32> @llvm.genx.wrregioni.v2048i32.v8i32.i16.i1(<2048 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1) #0
;>   %some = call <8 x i32> @llvm.genx.svm.gather.v8i32.v1i1.v1i64(<1 x i1> splat (i1 true), i32 0, <1 x i64> %at, <8 x i32> zeroinitializer) #2
;>   %all = call <2048 x i32> @llvm.genx.wrregioni.v2048i32.v8i32.i16.i1(<2048 x i32> zeroinitializer, <8 x i32> %some, i32 0, i32 8, i32 1, i16 0, i32 0, i1 true) #2
;>   %one = extractelement <2048 x i32> %all, i32 2047
;> $ spirv-llvm dis %t.again.spv
;>                OpCapability LongVectorEXT
;>                OpName %llvm_genx_svm_gather_v8i32_v1i1_v1i64 "llvm.genx.svm.gather.v8i32.v1i1.v1i64"
;>                OpName %llvm_genx_wrregioni_v2048i32_v8i32_i16_i1 "llvm.genx.wrregioni.v2048i32.v8i32.i16.i1"
;>                OpDecorate %llvm_genx_svm_gather_v8i32_v1i1_v1i64 VectorComputeFunctionINTEL
;>                OpDecorate %llvm_genx_svm_gather_v8i32_v1i1_v1i64 LinkageAttributes "llvm.genx.svm.gather.v8i32.v1i1.v1i64" Import
;>                OpDecorate %llvm_genx_wrregioni_v2048i32_v8i32_i16_i1 VectorComputeFunctionINTEL
;>                OpDecorate %llvm_genx_wrregioni_v2048i32_v8i32_i16_i1 LinkageAttributes "llvm.genx.wrregioni.v2048i32.v8i32.i16.i1" Import
;>   %v2048uint = OpTypeVector %uint 2048
;>          %25 = OpConstantNull %v2048uint
;>          %37 = OpTypeFunction %v2048uint %v2048uint %v8uint %uint %uint %uint %ushort %uint %bool
;> %llvm_genx_svm_gather_v8i32_v1i1_v1i64 = OpFunction %v8uint None %32
;> %llvm_genx_wrregioni_v2048i32_v8i32_i16_i1 = OpFunction %v2048uint None %37
;>          %38 = OpFunctionParameter %v2048uint
;>        %some = OpFunctionCall %v8uint %llvm_genx_svm_gather_v8i32_v1i1_v1i64 %18 %uint_0 %at %21
;>         %all = OpFunctionCall %v2048uint %llvm_genx_wrregioni_v2048i32_v8i32_i16_i1 %25 %some %uint_0 %uint_8 %uint_1 %ushort_0 %uint_0 %true
;> $ spirv-llvm %s -o %t.none.spv
;> %s: error: a vector of 2048 elements is too long to be split
;>   help: use vectors of usual sizes
