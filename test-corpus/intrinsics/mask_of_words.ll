; Rejected: The mask of an intrinsic is a vector of i1, and it takes and gives vectors of one type.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

define spir_func <2 x i32> @f(<2 x i32> %v, <2 x i32> %mask, <2 x i32> %rest) {
  %r = call <2 x i32> @llvm.vector.compress.v2i32(<2 x i32> %v, <2 x i32> %mask, <2 x i32> %rest)
  ret <2 x i32> %r
}

declare <2 x i32> @llvm.vector.compress.v2i32(<2 x i32>, <2 x i32>, <2 x i32>)

define spir_func i32 @g(<2 x i64> %v, <2 x i1> %mask, <2 x i64> %rest) {
  %r = call i32 @llvm.vector.compress.v2i64(<2 x i64> %v, <2 x i1> %mask, <2 x i64> %rest)
  ret i32 %r
}

declare i32 @llvm.vector.compress.v2i64(<2 x i64>, <2 x i1>, <2 x i64>)
;> %s: function @llvm.vector.compress.v2i32: error: the intrinsic llvm.experimental.vector.compress takes a mask, which is a vector of i1 for the lanes of the other vectors
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.vector.compress.v2i64: error: the intrinsic llvm.experimental.vector.compress takes and gives vectors of one type
;>   help: LLVM's language reference describes its parameters
