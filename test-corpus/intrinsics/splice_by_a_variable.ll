; Rejected: A splice by an amount that is known at run time only, which LLVM's own reader does not take either.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func <4 x i32> @splice(<4 x i32> %x, <4 x i32> %y, i32 %by) {
  %r = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %x, <4 x i32> %y, i32 %by)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
;> %s: function @splice, 'call @llvm.vector.splice.v4i32': error: a splice by a variable amount is not supported
;>   help: use a constant
