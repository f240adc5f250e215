; Conversions of 8-bit and 4-bit floats and 4-bit integers, which LLVM has no types for: one by one, in vectors, and several
; in one wider integer.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_EXT_float8,+SPV_EXT_ocp_microscaling_types,+SPV_INTEL_int4,+SPV_INTEL_fp_conversions,+SPV_KHR_bfloat16 %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: opt -passes=verify -disable-output %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; KEEP: OpCapability OpTypeFloat OpFConvert OpConvertSToF OpConvertFToS OpSConvert OpUConvert OpBitcast OpClampConvertFToSINTEL OpStochasticRoundFToFINTEL OpClampStochasticRoundFToSINTEL Saturated call
target triple = "spir64-unknown-unknown"

define spir_func half @one(i8 %x) {
  %r = call spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 %x)
  ret half %r
}
define spir_func <8 x i8> @several(<8 x half> %x) {
  %r = call spir_func <8 x i8> @_Z36__builtin_spirv_ConvertFP16ToE5M2EXTDv8_Dh(<8 x half> %x)
  ret <8 x i8> %r
}
define spir_func i32 @packed(<4 x bfloat> %x) {
  %r = call spir_func i32 @_Z36__builtin_spirv_ConvertBF16ToE4M3EXTDv4_DF16b(<4 x bfloat> %x)
  ret i32 %r
}
define spir_func half @nibble(i4 %x) {
  %r = call spir_func half @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTi(i4 %x)
  ret half %r
}
define spir_func <2 x i8> @nibbles(<2 x i4> %x) {
  %r = call spir_func <2 x i8> @_Z36__builtin_spirv_ConvertE2M1ToE5M2EXTDv2_i(<2 x i4> %x)
  ret <2 x i8> %r
}
define spir_func i8 @wider(i4 %x) {
  %r = call spir_func i8 @_Z38__builtin_spirv_ConvertInt4ToInt8INTELi(i4 %x)
  ret i8 %r
}
define spir_func i4 @clamped(half %x) {
  %r = call spir_func i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half %x)
  ret i4 %r
}
define spir_func i8 @saturated(bfloat %x) {
  %r = call spir_func i8 @_Z43__builtin_spirv_ClampConvertBF16ToE4M3INTELDF16b(bfloat %x)
  ret i8 %r
}
define spir_func i8 @seeded(half %x, i32 %seed) {
  %r = call spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhi(half %x, i32 %seed)
  ret i8 %r
}
define spir_func i8 @saturated_seeded(half %x, i32 %seed, ptr %last) {
  %r = call spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE4M3INTELDhiPi(half %x, i32 %seed, ptr %last)
  ret i8 %r
}
define spir_func i4 @clamped_seeded(bfloat %x, i32 %seed) {
  %r = call spir_func i4 @_Z51__builtin_spirv_ClampStochasticRoundBF16ToInt4INTELDF16bi(bfloat %x, i32 %seed)
  ret i4 %r
}

declare spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8)
declare spir_func <8 x i8> @_Z36__builtin_spirv_ConvertFP16ToE5M2EXTDv8_Dh(<8 x half>)
declare spir_func i32 @_Z36__builtin_spirv_ConvertBF16ToE4M3EXTDv4_DF16b(<4 x bfloat>)
declare spir_func half @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTi(i4)
declare spir_func <2 x i8> @_Z36__builtin_spirv_ConvertE2M1ToE5M2EXTDv2_i(<2 x i4>)
declare spir_func i8 @_Z38__builtin_spirv_ConvertInt4ToInt8INTELi(i4)
declare spir_func i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half)
declare spir_func i8 @_Z43__builtin_spirv_ClampConvertBF16ToE4M3INTELDF16b(bfloat)
declare spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhi(half, i32)
declare spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE4M3INTELDhiPi(half, i32, ptr)
declare spir_func i4 @_Z51__builtin_spirv_ClampStochasticRoundBF16ToInt4INTELDF16bi(bfloat, i32)
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Linkage
;>                OpCapability Kernel
;>                OpCapability Vector16
;>                OpCapability Float16Buffer
;>                OpCapability Float16
;>                OpCapability Int8
;>                OpCapability Float8EXT
;>                OpCapability Float4EXT
;>                OpCapability Int4TypeINTEL
;>                OpCapability BFloat16TypeKHR
;>                OpCapability FloatConversionsFtoFINTEL
;>                OpCapability FloatConversionsFtoSINTEL
;>                OpDecorate %63 SaturatedToLargestFloat8NormalConversionEXT
;>                OpDecorate %79 SaturatedToLargestFloat8NormalConversionEXT
;>        %half = OpTypeFloat 16
;>     %fp8e4m3 = OpTypeFloat 8 Float8E4M3EXT
;>     %fp8e5m2 = OpTypeFloat 8 Float8E5M2EXT
;>    %bfloat16 = OpTypeFloat 16 BFloat16KHR
;>     %fp4e2m1 = OpTypeFloat 4 Float4E2M1EXT
;>           %8 = OpBitcast %fp8e4m3 %x
;>           %r = OpFConvert %half %8
;>          %18 = OpFConvert %v8fp8e5m2 %x_0
;>         %r_0 = OpBitcast %v8uchar %18
;>          %28 = OpFConvert %v4fp8e4m3 %x_1
;>         %r_1 = OpBitcast %uint %28
;>          %36 = OpBitcast %fp4e2m1 %x_2
;>         %r_2 = OpFConvert %half %36
;>          %46 = OpBitcast %v2fp4e2m1 %x_3
;>          %47 = OpFConvert %v2fp8e5m2 %46
;>         %r_3 = OpBitcast %v2uchar %47
;>         %r_4 = OpSConvert %uchar %x_4
;>         %r_5 = OpClampConvertFToSINTEL %u4 %x_5
;>          %63 = OpFConvert %fp8e4m3 %x_6
;>         %r_6 = OpBitcast %uchar %63
;>          %70 = OpStochasticRoundFToFINTEL %fp8e5m2 %x_7 %seed
;>         %r_7 = OpBitcast %uchar %70
;>          %79 = OpStochasticRoundFToFINTEL %fp8e4m3 %x_8 %seed_0 %last
;>         %r_8 = OpBitcast %uchar %79
;>         %r_9 = OpClampStochasticRoundFToSINTEL %u4 %x_9 %seed_1
;> $ spirv-llvm dis %t.rev.bc
;>   %r = call spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 %x) #1
;>   %r = call spir_func <8 x i8> @_Z36__builtin_spirv_ConvertFP16ToE5M2EXTDv8_Dh(<8 x half> %x) #1
;>   %1 = call spir_func <4 x i8> @_Z36__builtin_spirv_ConvertBF16ToE4M3EXTDv4_DF16b(<4 x bfloat> %x) #1
;>   %r = call spir_func half @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTi(i4 %x) #1
;>   %r = call spir_func <2 x i8> @_Z36__builtin_spirv_ConvertE2M1ToE5M2EXTDv2_i(<2 x i4> %x) #1
;>   %r = call spir_func i8 @_Z38__builtin_spirv_ConvertInt4ToInt8INTELi(i4 %x) #1
;>   %r = call spir_func i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half %x) #1
;>   %r = call spir_func i8 @_Z43__builtin_spirv_ClampConvertBF16ToE4M3INTELDF16b(bfloat %x) #1
;>   %r = call spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhi(half %x, i32 %seed) #1
;>   %r = call spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE4M3INTELDhiPi(half %x, i32 %seed, ptr %last) #1
;>   %r = call spir_func i4 @_Z51__builtin_spirv_ClampStochasticRoundBF16ToInt4INTELDF16bi(bfloat %x, i32 %seed) #1
