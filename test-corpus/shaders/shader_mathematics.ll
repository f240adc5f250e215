; Intrinsics of numbers in a shader are instructions of GLSL.std.450, or several plain ones; OpenCL.std is for kernels.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtInstImport OpExtInst OpBitCount OpBitReverse
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@f32 = internal addrspace(10) global [4 x float] zeroinitializer
@f64 = internal addrspace(10) global [4 x double] zeroinitializer
@i32 = internal addrspace(10) global [4 x i32] zeroinitializer
@i64 = internal addrspace(10) global [4 x i64] zeroinitializer
@v4 = internal addrspace(10) global <4 x i32> zeroinitializer

define void @main() #0 {
  %f32.p0 = getelementptr [4 x float], ptr addrspace(10) @f32, i32 0, i32 0
  %f32.0 = load float, ptr addrspace(10) %f32.p0
  %f32.p1 = getelementptr [4 x float], ptr addrspace(10) @f32, i32 0, i32 1
  %f32.1 = load float, ptr addrspace(10) %f32.p1
  %f32.p2 = getelementptr [4 x float], ptr addrspace(10) @f32, i32 0, i32 2
  %f32.2 = load float, ptr addrspace(10) %f32.p2
  %f64.p0 = getelementptr [4 x double], ptr addrspace(10) @f64, i32 0, i32 0
  %f64.0 = load double, ptr addrspace(10) %f64.p0
  %f64.p1 = getelementptr [4 x double], ptr addrspace(10) @f64, i32 0, i32 1
  %f64.1 = load double, ptr addrspace(10) %f64.p1
  %f64.p2 = getelementptr [4 x double], ptr addrspace(10) @f64, i32 0, i32 2
  %f64.2 = load double, ptr addrspace(10) %f64.p2
  %i32.p0 = getelementptr [4 x i32], ptr addrspace(10) @i32, i32 0, i32 0
  %i32.0 = load i32, ptr addrspace(10) %i32.p0
  %i32.p1 = getelementptr [4 x i32], ptr addrspace(10) @i32, i32 0, i32 1
  %i32.1 = load i32, ptr addrspace(10) %i32.p1
  %i32.p2 = getelementptr [4 x i32], ptr addrspace(10) @i32, i32 0, i32 2
  %i32.2 = load i32, ptr addrspace(10) %i32.p2
  %i64.p0 = getelementptr [4 x i64], ptr addrspace(10) @i64, i32 0, i32 0
  %i64.0 = load i64, ptr addrspace(10) %i64.p0
  %i64.p1 = getelementptr [4 x i64], ptr addrspace(10) @i64, i32 0, i32 1
  %i64.1 = load i64, ptr addrspace(10) %i64.p1
  %i64.p2 = getelementptr [4 x i64], ptr addrspace(10) @i64, i32 0, i32 2
  %i64.2 = load i64, ptr addrspace(10) %i64.p2
  %v = load <4 x i32>, ptr addrspace(10) @v4
  %r0 = call float @llvm.acos.f32(float %f32.0)
  store float %r0, ptr addrspace(10) @f32
  %r1 = call float @llvm.atan2.f32(float %f32.0, float %f32.1)
  store float %r1, ptr addrspace(10) @f32
  %r2 = call double @llvm.ceil.f64(double %f64.0)
  store double %r2, ptr addrspace(10) @f64
  %r3 = call float @llvm.copysign.f32(float %f32.0, float %f32.1)
  store float %r3, ptr addrspace(10) @f32
  %r4 = call float @llvm.cos.f32(float %f32.0)
  store float %r4, ptr addrspace(10) @f32
  %r5 = call float @llvm.exp10.f32(float %f32.0)
  store float %r5, ptr addrspace(10) @f32
  %r6 = call float @llvm.fabs.f32(float %f32.0)
  store float %r6, ptr addrspace(10) @f32
  %r7 = call float @llvm.fma.f32(float %f32.0, float %f32.1, float %f32.2)
  store float %r7, ptr addrspace(10) @f32
  %r8 = call float @llvm.fmuladd.f32(float %f32.0, float %f32.1, float %f32.2)
  store float %r8, ptr addrspace(10) @f32
  %r9 = call float @llvm.log10.f32(float %f32.0)
  store float %r9, ptr addrspace(10) @f32
  %r10 = call float @llvm.maximum.f32(float %f32.0, float %f32.1)
  store float %r10, ptr addrspace(10) @f32
  %r11 = call float @llvm.maxnum.f32(float %f32.0, float %f32.1)
  store float %r11, ptr addrspace(10) @f32
  %r12 = call float @llvm.minimum.f32(float %f32.0, float %f32.1)
  store float %r12, ptr addrspace(10) @f32
  %r13 = call float @llvm.minnum.f32(float %f32.0, float %f32.1)
  store float %r13, ptr addrspace(10) @f32
  %r14 = call float @llvm.pow.f32(float %f32.0, float %f32.1)
  store float %r14, ptr addrspace(10) @f32
  %r15 = call float @llvm.rint.f32(float %f32.0)
  store float %r15, ptr addrspace(10) @f32
  %r16 = call float @llvm.round.f32(float %f32.0)
  store float %r16, ptr addrspace(10) @f32
  %r17 = call float @llvm.roundeven.f32(float %f32.0)
  store float %r17, ptr addrspace(10) @f32
  %r18 = call float @llvm.sqrt.f32(float %f32.0)
  store float %r18, ptr addrspace(10) @f32
  %r19 = call float @llvm.tanh.f32(float %f32.0)
  store float %r19, ptr addrspace(10) @f32
  %r20 = call float @llvm.trunc.f32(float %f32.0)
  store float %r20, ptr addrspace(10) @f32
  %r21 = call i32 @llvm.bitreverse.i32(i32 %i32.0)
  store i32 %r21, ptr addrspace(10) @i32
  %r22 = call i64 @llvm.bitreverse.i64(i64 %i64.0)
  store i64 %r22, ptr addrspace(10) @i64
  %r23 = call i32 @llvm.bswap.i32(i32 %i32.0)
  store i32 %r23, ptr addrspace(10) @i32
  %r24 = call i64 @llvm.ctpop.i64(i64 %i64.0)
  store i64 %r24, ptr addrspace(10) @i64
  %r25 = call i32 @llvm.fshl.i32(i32 %i32.0, i32 %i32.1, i32 %i32.2)
  store i32 %r25, ptr addrspace(10) @i32
  %r26 = call i32 @llvm.fshr.i32(i32 %i32.0, i32 %i32.1, i32 %i32.2)
  store i32 %r26, ptr addrspace(10) @i32
  %r27 = call i32 @llvm.sadd.sat.i32(i32 %i32.0, i32 %i32.1)
  store i32 %r27, ptr addrspace(10) @i32
  %r28 = call i32 @llvm.smax.i32(i32 %i32.0, i32 %i32.1)
  store i32 %r28, ptr addrspace(10) @i32
  %r29 = call i32 @llvm.ssub.sat.i32(i32 %i32.0, i32 %i32.1)
  store i32 %r29, ptr addrspace(10) @i32
  %r30 = call i32 @llvm.uadd.sat.i32(i32 %i32.0, i32 %i32.1)
  store i32 %r30, ptr addrspace(10) @i32
  %r31 = call i32 @llvm.ucmp.i32.i32(i32 %i32.0, i32 %i32.1)
  store i32 %r31, ptr addrspace(10) @i32
  %r32 = call i32 @llvm.umin.i32(i32 %i32.0, i32 %i32.1)
  store i32 %r32, ptr addrspace(10) @i32
  %r33 = call i32 @llvm.usub.sat.i32(i32 %i32.0, i32 %i32.1)
  store i32 %r33, ptr addrspace(10) @i32
  %r34 = call i32 @llvm.abs.i32(i32 %i32.0, i1 false)
  store i32 %r34, ptr addrspace(10) @i32
  %r35 = call i64 @llvm.abs.i64(i64 %i64.0, i1 false)
  store i64 %r35, ptr addrspace(10) @i64
  %r36 = call i32 @llvm.ctlz.i32(i32 %i32.0, i1 false)
  store i32 %r36, ptr addrspace(10) @i32
  %r37 = call i64 @llvm.ctlz.i64(i64 %i64.0, i1 false)
  store i64 %r37, ptr addrspace(10) @i64
  %r38 = call i32 @llvm.cttz.i32(i32 %i32.0, i1 false)
  store i32 %r38, ptr addrspace(10) @i32
  %r39 = call i64 @llvm.cttz.i64(i64 %i64.0, i1 false)
  store i64 %r39, ptr addrspace(10) @i64
  %r40 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %i32.0, i32 %i32.1)
  %x40 = extractvalue { i32, i1 } %r40, 1
  %y40 = zext i1 %x40 to i32
  store i32 %y40, ptr addrspace(10) @i32
  %r41 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %i32.0, i32 %i32.1)
  %x41 = extractvalue { i32, i1 } %r41, 1
  %y41 = zext i1 %x41 to i32
  store i32 %y41, ptr addrspace(10) @i32
  %r42 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i32.0, i32 %i32.1)
  %x42 = extractvalue { i32, i1 } %r42, 1
  %y42 = zext i1 %x42 to i32
  store i32 %y42, ptr addrspace(10) @i32
  %r43 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %i32.0, i32 %i32.1)
  %x43 = extractvalue { i32, i1 } %r43, 1
  %y43 = zext i1 %x43 to i32
  store i32 %y43, ptr addrspace(10) @i32
  %r50 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %i32.0, i32 %i32.1)
  %x50 = extractvalue { i32, i1 } %r50, 1
  %y50 = zext i1 %x50 to i32
  store i32 %y50, ptr addrspace(10) @i32
  %r51 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %i32.0, i32 %i32.1)
  %x51 = extractvalue { i32, i1 } %r51, 1
  %y51 = zext i1 %x51 to i32
  store i32 %y51, ptr addrspace(10) @i32
  %r52 = call float @llvm.powi.f32.i32(float %f32.0, i32 %i32.0)
  store float %r52, ptr addrspace(10) @f32
  %r44 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  store i32 %r44, ptr addrspace(10) @i32
  %r45 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %v)
  store i32 %r45, ptr addrspace(10) @i32
  %r46 = call float @llvm.ldexp.f32.i32(float %f32.0, i32 %i32.0)
  store float %r46, ptr addrspace(10) @f32
  ret void
}

declare double @llvm.ceil.f64(double)
declare float @llvm.acos.f32(float)
declare float @llvm.atan2.f32(float, float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.cos.f32(float)
declare float @llvm.exp10.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.ldexp.f32.i32(float, i32)
declare float @llvm.log10.f32(float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.pow.f32(float, float)
declare float @llvm.rint.f32(float)
declare float @llvm.round.f32(float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.tanh.f32(float)
declare float @llvm.trunc.f32(float)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.ucmp.i32.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare float @llvm.powi.f32.i32(float, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>          %54 = OpExtInstImport "GLSL.std.450"
;>          %55 = OpExtInst %float %54 Acos %f32_0
;>          %57 = OpExtInst %float %54 Atan2 %f32_0 %f32_1
;>          %59 = OpExtInst %double %54 Ceil %f64_0
;>          %70 = OpExtInst %float %54 Cos %f32_0
;>          %74 = OpExtInst %float %54 Exp2 %73
;>          %76 = OpExtInst %float %54 FAbs %f32_0
;>          %78 = OpExtInst %float %54 Fma %f32_0 %f32_1 %f32_2
;>          %83 = OpExtInst %float %54 Log2 %f32_0
;>          %91 = OpExtInst %float %54 NMax %f32_0 %f32_1
;>         %101 = OpExtInst %float %54 NMax %f32_0 %f32_1
;>         %107 = OpExtInst %float %54 NMin %f32_0 %f32_1
;>         %116 = OpExtInst %float %54 NMin %f32_0 %f32_1
;>         %118 = OpExtInst %float %54 Pow %f32_0 %f32_1
;>         %120 = OpExtInst %float %54 RoundEven %f32_0
;>         %122 = OpExtInst %float %54 Trunc %f32_0
;>         %124 = OpExtInst %float %54 FAbs %123
;>         %138 = OpExtInst %float %54 RoundEven %f32_0
;>         %140 = OpExtInst %float %54 Sqrt %f32_0
;>         %142 = OpExtInst %float %54 Tanh %f32_0
;>         %144 = OpExtInst %float %54 Trunc %f32_0
;>         %146 = OpBitReverse %uint %i32_0
;>         %152 = OpBitReverse %uint %150
;>         %153 = OpBitReverse %uint %151
;>         %182 = OpBitCount %uint %180
;>         %183 = OpBitCount %uint %181
;>         %211 = OpExtInst %uint %54 SMax %i32_0 %i32_1
;>         %233 = OpExtInst %uint %54 UMin %i32_0 %i32_1
;>         %239 = OpExtInst %uint %54 SAbs %i32_0
;>         %246 = OpExtInst %uint %54 FindUMsb %i32_0
;>         %252 = OpExtInst %uint %54 FindUMsb %251
;>         %253 = OpExtInst %uint %54 FindUMsb %249
;>         %264 = OpExtInst %uint %54 FindILsb %i32_0
;>         %271 = OpExtInst %uint %54 FindILsb %268
;>         %272 = OpExtInst %uint %54 FindILsb %270
;>         %339 = OpExtInst %float %54 FAbs %f32_0
;>         %341 = OpExtInst %float %54 Pow %339 %340
;>         %363 = OpExtInst %uint %54 UMax %359 %360
;>         %364 = OpExtInst %uint %54 UMax %363 %361
;>         %365 = OpExtInst %uint %54 UMax %364 %362
;>         %367 = OpExtInst %float %54 Ldexp %f32_0 %i32_0
