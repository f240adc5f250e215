; Rejected: A specialization constant has at most 64 bits.
; FAIL: spirv-llvm %s --spirv-ext=+SPV_ALTERA_arbitrary_precision_integers -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func i2080 @f() {
  %c = call spir_func i2080 @_Z20__spirv_SpecConstantii(i32 1, i2080 1)
  %r = add i2080 %c, 1
  ret i2080 %r
}

declare spir_func i2080 @_Z20__spirv_SpecConstantii(i32, i2080)
;> %s: function @f, block %0, '%c = call @_Z20__spirv_SpecConstantii': error: the number and the default value of a specialization constant must be constants
;>   help: call __spirv_SpecConstant with a constant i32 and a constant of the type of its result
