; Regression: Intrinsics that are declared with types that they do not have.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func i64 @k(<2 x i64> %b, float %f, <3 x double> %d, ptr addrspace(1) %p, <2 x i2> %mask, <2 x i32> %other) {
  %reversed = call i64 @llvm.bitreverse.i64(<2 x i64> %b)
  %least = call float @llvm.umin.f32(float %f, float %f)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i16 0, i64 16, i1 false)
  %loaded = call <2 x i32> @llvm.masked.load.v2i32.p1(ptr addrspace(1) %p, i32 4, <2 x i2> %mask, <2 x i32> %other)
  call void @llvm.assume(i32 1)
  %saved = call half @llvm.stacksave()
  %clock = call i65 @llvm.readcyclecounter()
  %signaling = call <2 x i1> @llvm.is.fpclass.v2f64(<3 x double> %d, i32 1)
  %mix = call <4 x float> @llvm.spv.lerp.f32(float %f, float %f, float %f)
  %root = call double @llvm.experimental.constrained.sqrt.v3f64(<3 x double> %d, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  %float = call <2 x i64> @llvm.experimental.constrained.sitofp.v2f32.v2i64(<2 x i64> %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret i64 %reversed
}

declare i64 @llvm.bitreverse.i64(<2 x i64>)
declare float @llvm.umin.f32(float, float)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i16, i64, i1)
declare <2 x i32> @llvm.masked.load.v2i32.p1(ptr addrspace(1), i32, <2 x i2>, <2 x i32>)
declare void @llvm.assume(i32)
declare half @llvm.stacksave()
declare i65 @llvm.readcyclecounter()
declare <2 x i1> @llvm.is.fpclass.v2f64(<3 x double>, i32)
declare <4 x float> @llvm.spv.lerp.f32(float, float, float)
declare double @llvm.experimental.constrained.sqrt.v3f64(<3 x double>, metadata, metadata)
declare <2 x i64> @llvm.experimental.constrained.sitofp.v2f32.v2i64(<2 x i64>, metadata, metadata)
;> %s: function @llvm.bitreverse.i64: error: the intrinsic llvm.bitreverse takes numbers of the type that it gives
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.umin.f32: error: the intrinsic llvm.umin takes numbers of the type that it gives
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.memset.p1.i64: error: the intrinsic llvm.memset fills memory with an i8
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.assume: error: the intrinsic llvm.assume takes an i1
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.stacksave: error: the intrinsic llvm.stacksave is about a pointer
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.readcyclecounter: error: the intrinsic llvm.readcyclecounter gives an i64
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.spv.lerp.f32: error: the intrinsic llvm.spv.lerp takes numbers of the type that it gives
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.experimental.constrained.sitofp.v2f32.v2i64: error: the intrinsic llvm.experimental.constrained.sitofp converts numbers of the types in its name
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.masked.load.v2i32.p1: error: the intrinsic llvm.masked.load takes a mask, which is a vector of i1 for the lanes of the other vectors
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.is.fpclass.v3f64: error: the intrinsic llvm.is.fpclass gives an i1 for each number
;>   help: LLVM's language reference describes its parameters
;> %s: function @llvm.experimental.constrained.sqrt.f64: error: the intrinsic llvm.experimental.constrained.sqrt takes numbers of the type that it gives
;>   help: LLVM's language reference describes its parameters
