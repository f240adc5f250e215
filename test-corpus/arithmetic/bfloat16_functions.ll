; Functions of mathematics on bfloat16, and conversions of it, by the names of their instructions.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-ext=+SPV_KHR_bfloat16,+SPV_INTEL_bfloat16_arithmetic,+SPV_INTEL_bfloat16_conversion -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv --spirv-target-env=SPV-IR -o %t.rev.bc
; RUN: llvm-dis %t.rev.bc -o -
; KEEP: OpCapability OpExtension OpExtInst OpFConvert OpConvert call fpext fptrunc fptosi sitofp
target triple = "spir64-unknown-unknown"

declare spir_func bfloat @_Z16__spirv_ocl_fabsDF16b(bfloat)
declare spir_func <4 x bfloat> @_Z15__spirv_ocl_fmaDv4_DF16bS_S_(<4 x bfloat>, <4 x bfloat>, <4 x bfloat>)
declare spir_func bfloat @_Z16__spirv_ocl_fmaxDF16bDF16b(bfloat, bfloat)
declare spir_func float @_Z23__spirv_FConvert_RfloatDF16b(bfloat)
declare spir_func bfloat @_Z26__spirv_FConvert_Rbfloat16f(float)
declare spir_func i32 @_Z24__spirv_ConvertFToS_RintDF16b(bfloat)
declare spir_func bfloat @_Z29__spirv_ConvertSToF_Rbfloat16i(i32)
declare spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float)
declare spir_func float @_Z27__spirv_ConvertBF16ToFINTELs(i16)

define spir_kernel void @maths(ptr addrspace(1) %p, bfloat %b, <4 x bfloat> %v) {
  %size = call spir_func bfloat @_Z16__spirv_ocl_fabsDF16b(bfloat %b)
  %sum = call spir_func <4 x bfloat> @_Z15__spirv_ocl_fmaDv4_DF16bS_S_(<4 x bfloat> %v, <4 x bfloat> %v, <4 x bfloat> %v)
  %more = call spir_func bfloat @_Z16__spirv_ocl_fmaxDF16bDF16b(bfloat %size, bfloat %b)
  store bfloat %more, ptr addrspace(1) %p, align 2
  store <4 x bfloat> %sum, ptr addrspace(1) %p, align 8
  ret void
}

define spir_kernel void @conversions(ptr addrspace(1) %p, bfloat %b, float %f, i16 %bits) {
  %wide = call spir_func float @_Z23__spirv_FConvert_RfloatDF16b(bfloat %b)
  %back = call spir_func bfloat @_Z26__spirv_FConvert_Rbfloat16f(float %wide)
  %whole = call spir_func i32 @_Z24__spirv_ConvertFToS_RintDF16b(bfloat %back)
  %again = call spir_func bfloat @_Z29__spirv_ConvertSToF_Rbfloat16i(i32 %whole)
  %stored = call spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float %f)
  %loaded = call spir_func float @_Z27__spirv_ConvertBF16ToFINTELs(i16 %bits)
  store bfloat %again, ptr addrspace(1) %p, align 2
  store i16 %stored, ptr addrspace(1) %p, align 2
  store float %loaded, ptr addrspace(1) %p, align 4
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability Addresses
;>                OpCapability Kernel
;>                OpCapability Int16
;>                OpCapability BFloat16TypeKHR
;>                OpCapability BFloat16ConversionINTEL
;>                OpCapability BFloat16ArithmeticINTEL
;>                OpExtension "SPV_INTEL_bfloat16_arithmetic"
;>                OpExtension "SPV_INTEL_bfloat16_conversion"
;>                OpExtension "SPV_KHR_bfloat16"
;>          %11 = OpExtInstImport "OpenCL.std"
;>        %size = OpExtInst %bfloat16 %11 fabs %b
;>         %sum = OpExtInst %v4bfloat16 %11 fma %v %v %v
;>        %more = OpExtInst %bfloat16 %11 fmax %size %b
;>        %wide = OpFConvert %float %b_0
;>        %back = OpFConvert %bfloat16 %wide
;>       %whole = OpConvertFToS %uint %back
;>       %again = OpConvertSToF %bfloat16 %whole
;>      %stored = OpConvertFToBF16INTEL %ushort %f
;>      %loaded = OpConvertBF16ToFINTEL %float %bits
;> $ llvm-dis %t.rev.bc -o -
;>   %size = call spir_func bfloat @_Z16__spirv_ocl_fabsDF16b(bfloat %b) #1
;>   %sum = call spir_func <4 x bfloat> @_Z15__spirv_ocl_fmaDv4_DF16bS_S_(<4 x bfloat> %v, <4 x bfloat> %v, <4 x bfloat> %v) #1
;>   %more = call spir_func bfloat @_Z16__spirv_ocl_fmaxDF16bDF16b(bfloat %size, bfloat %b) #1
;>   %wide = fpext bfloat %b to float
;>   %back = fptrunc float %wide to bfloat
;>   %whole = fptosi bfloat %back to i32
;>   %again = sitofp i32 %whole to bfloat
;>   %stored = call spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float %f) #1
;>   %loaded = call spir_func float @_Z27__spirv_ConvertBF16ToFINTELs(i16 %bits) #1
