; Intrinsics of LLVM's own SPIR-V target, which clang's builtins for it become.
; RUN: spirv-llvm %s -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-dis %t.spv
; KEEP: lost warning BuiltIn OpDot OpGroup OpControlBarrier OpExtInst OpFSub OpFMul OpSelect OpLogical OpINotEqual OpFUnord
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, <4 x float> %v, float %f, i32 %i, ptr addrspace(3) %local) {
  %id = call i64 @llvm.spv.thread.id.i64(i32 0)
  %wide = call i32 @llvm.spv.num.workgroups.i32(i32 1)
  %lane = call i32 @llvm.spv.subgroup.local.invocation.id()
  %flat = call i32 @llvm.spv.flattened.thread.id.in.group()
  %any = call i1 @llvm.spv.any.v4f32(<4 x float> %v)
  %c = icmp ne i32 %wide, 0
  %n = call i32 @llvm.spv.wave.active.countbits(i1 %c)
  %chosen = select i1 %any, i32 %n, i32 %i
  %sum = call i32 @llvm.spv.wave.reduce.sum.i32(i32 %chosen)
  %top = call i32 @llvm.spv.wave.reduce.umax.i32(i32 %sum)
  %from = call float @llvm.spv.wave.readlane.f32(float %f, i32 %i)
  %dot = call float @llvm.spv.fdot.v4f32(<4 x float> %v, <4 x float> %v)
  %len = call float @llvm.spv.length.f32(<4 x float> %v)
  %mix = call float @llvm.spv.lerp.f32(float %f, float %dot, float %len)
  %mirror = call <4 x float> @llvm.spv.reflect.v4f32(<4 x float> %v, <4 x float> %v)
  %sign = call i32 @llvm.spv.sign.f32(float %from)
  call void @llvm.spv.group.memory.barrier.with.group.sync()
  %at = getelementptr float, ptr addrspace(1) %out, i64 %id
  store float %mix, ptr addrspace(1) %at
  store volatile i32 %wide, ptr addrspace(3) %local
  store volatile i32 %lane, ptr addrspace(3) %local
  store volatile i32 %flat, ptr addrspace(3) %local
  store volatile i32 %top, ptr addrspace(3) %local
  store volatile i32 %sign, ptr addrspace(3) %local
  store volatile <4 x float> %mirror, ptr addrspace(1) %out
  ret void
}

declare i64 @llvm.spv.thread.id.i64(i32)
declare i32 @llvm.spv.num.workgroups.i32(i32)
declare i32 @llvm.spv.subgroup.local.invocation.id()
declare i32 @llvm.spv.flattened.thread.id.in.group()
declare i1 @llvm.spv.any.v4f32(<4 x float>)
declare i32 @llvm.spv.wave.active.countbits(i1)
declare i32 @llvm.spv.wave.reduce.sum.i32(i32)
declare i32 @llvm.spv.wave.reduce.umax.i32(i32)
declare float @llvm.spv.wave.readlane.f32(float, i32)
declare float @llvm.spv.fdot.v4f32(<4 x float>, <4 x float>)
declare float @llvm.spv.length.f32(<4 x float>)
declare float @llvm.spv.lerp.f32(float, float, float)
declare <4 x float> @llvm.spv.reflect.v4f32(<4 x float>, <4 x float>)
declare i32 @llvm.spv.sign.f32(float)
declare void @llvm.spv.group.memory.barrier.with.group.sync()
;> %56 = OpExtInstImport "OpenCL.std"
;> OpName %18 "__spirv_BuiltInGlobalInvocationId"
;> OpName %22 "__spirv_BuiltInNumWorkgroups"
;> OpName %28 "__spirv_BuiltInSubgroupLocalInvocationId"
;> OpName %31 "__spirv_BuiltInLocalInvocationIndex"
;> OpDecorate %18 BuiltIn GlobalInvocationId
;> OpDecorate %22 BuiltIn NumWorkgroups
;> OpDecorate %28 BuiltIn SubgroupLocalInvocationId
;> OpDecorate %31 BuiltIn LocalInvocationIndex
;> %37 = OpFUnordNotEqual %35 %10 %36
;> %40 = OpLogicalOr %34 %38 %39
;> %42 = OpLogicalOr %34 %40 %41
;> %44 = OpLogicalOr %34 %42 %43
;> %46 = OpINotEqual %34 %26 %45
;> %49 = OpGroupNonUniformBallot %48 %47 %46
;> %50 = OpGroupNonUniformBallotBitCount %6 %47 Reduce %49
;> %51 = OpSelect %6 %44 %50 %12
;> %52 = OpGroupNonUniformIAdd %6 %47 Reduce %51
;> %53 = OpGroupNonUniformUMax %6 %47 Reduce %52
;> %54 = OpGroupNonUniformShuffle %3 %47 %11 %12
;> %55 = OpDot %3 %10 %10
;> %57 = OpExtInst %3 %56 length %10
;> %58 = OpExtInst %3 %56 mix %11 %55 %57
;> %59 = OpDot %3 %10 %10
;> %61 = OpFMul %3 %60 %59
;> %63 = OpFMul %5 %62 %10
;> %64 = OpFSub %5 %10 %63
;> %69 = OpSelect %6 %67 %68 %45
;> %71 = OpSelect %6 %66 %70 %69
;> OpControlBarrier %72 %72 %73
