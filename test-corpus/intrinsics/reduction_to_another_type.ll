; Rejected: A reduction whose result is not the type of an element.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare <2 x float> @llvm.vector.reduce.fadd.v2f32(float, <2 x float>)

define spir_func <2 x float> @f(float %s, <2 x float> %v) {
  %r = call <2 x float> @llvm.vector.reduce.fadd.v2f32(float %s, <2 x float> %v)
  ret <2 x float> %r
}
;> %s: function @llvm.vector.reduce.fadd.v2f32: error: the intrinsic llvm.vector.reduce.fadd takes a vector of the type that it gives
;>   help: LLVM's language reference describes its parameters
