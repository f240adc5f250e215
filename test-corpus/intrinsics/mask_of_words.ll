; Rejected: The mask of an intrinsic is a vector of i1.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func <2 x i32> @f(<2 x i32> %v, <2 x i32> %mask, <2 x i32> %rest) {
  %r = call <2 x i32> @llvm.vector.compress.v2i32(<2 x i32> %v, <2 x i32> %mask, <2 x i32> %rest)
  ret <2 x i32> %r
}

declare <2 x i32> @llvm.vector.compress.v2i32(<2 x i32>, <2 x i32>, <2 x i32>)
;> %s: function @llvm.vector.compress.v2i32: error: the intrinsic llvm.experimental.vector.compress takes a mask, which is a vector of i1
;>   help: LLVM's language reference describes its parameters
