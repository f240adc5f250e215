; Rejected: A format that is none.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare float @llvm.convert.from.arbitrary.fp.f32.i8(i8, metadata)

define spir_func float @f(i8 %x) {
  %r = call float @llvm.convert.from.arbitrary.fp.f32.i8(i8 %x, metadata !"Float8E9M9")
  ret float %r
}
;> %s: function @f, 'call @llvm.convert.from.arbitrary.fp.f32.i8': error: the number format "Float8E9M9" is unknown
;>   help: use one of the formats of 4, 6 or 8 bits in LLVM's language reference
