; Rejected: A number becomes an image, and the module does not state how wide such numbers are.
; FAIL: spirv-llvm --spirv-ext=+all %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @_Z25__spirv_ConvertUToImageNVl(i64)

define spir_kernel void @k(i64 %number) {
  %image = call spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @_Z25__spirv_ConvertUToImageNVl(i64 %number)
  ret void
}
;> %s: function @k, block %0, '%image = call @_Z25__spirv_ConvertUToImageNVl': error: a number is converted to an image or a sampler, or back, and the module does not state the width of such numbers
;>   help: state 32 or 64 in !spirv.SamplerImageAddressingModeNV
