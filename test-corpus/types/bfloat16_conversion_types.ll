; Rejected: Only the extension has this instruction, so that no library can have a function of its name for other types.
; FAIL: spirv-llvm --spirv-ext=+SPV_INTEL_bfloat16_conversion %s -o %t.spv
; FAIL(14): llvm-spirv --spirv-ext=+SPV_INTEL_bfloat16_conversion %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z27__spirv_ConvertFToBF16INTELf(float)
declare spir_func <2 x float> @_Z27__spirv_ConvertBF16ToFINTELDv4_s(<4 x i16>)

define spir_func i32 @wide(float %x) {
  %r = call spir_func i32 @_Z27__spirv_ConvertFToBF16INTELf(float %x)
  ret i32 %r
}

define spir_func <2 x float> @fewer(<4 x i16> %x) {
  %r = call spir_func <2 x float> @_Z27__spirv_ConvertBF16ToFINTELDv4_s(<4 x i16> %x)
  ret <2 x float> %r
}
;> $ spirv-llvm --spirv-ext=+SPV_INTEL_bfloat16_conversion %s -o %t.spv
;> %s: function @wide, block %0, '%r = call @_Z27__spirv_ConvertFToBF16INTELf': error: the result of OpConvertFToBF16INTEL is not an integer of 16 bits, or a vector of such
;>   help: the extension of the instruction defines its operand types
;> %s: function @fewer, block %0, '%r = call @_Z27__spirv_ConvertBF16ToFINTELDv4_s': error: operand 1 of OpConvertBF16ToFINTEL does not have as many components as the result
;>   help: the extension of the instruction defines its operand types
;> $ llvm-spirv --spirv-ext=+SPV_INTEL_bfloat16_conversion %s -o %t.spv
;> InvalidInstruction: Can't translate llvm instruction:
;> OpConvertFToBF16INTEL
;> Result value must be a scalar or vector of integer 16-bit type
;> %s: function @wide, block %0, '%r = call @_Z27__spirv_ConvertFToBF16INTELf': error: the result of OpConvertFToBF16INTEL is not an integer of 16 bits, or a vector of such
;>   help: the extension of the instruction defines its operand types
;> %s: function @fewer, block %0, '%r = call @_Z27__spirv_ConvertBF16ToFINTELDv4_s': error: operand 1 of OpConvertBF16ToFINTEL does not have as many components as the result
;>   help: the extension of the instruction defines its operand types
