; HLSL as clang compiles it: a pixel shader, whose integer input is flat; derivatives, and invocations that end.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpExecutionMode OpDecorate OpExtInst OpDPdx OpDemote
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@KIND0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant i32, !spirv.Decorations !0
@TEXCOORD0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr addrspace(7) @KIND0, align 4
  %1 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  %2 = extractelement <2 x float> %1, i64 0
  %hlsl.frac.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.frac.f32(float %2)
  %sub.i = fadd reassoc nnan ninf nsz arcp afn float %hlsl.frac.i, -2.500000e-01
  %3 = fcmp reassoc nnan ninf nsz arcp afn olt float %sub.i, 0.000000e+00
  br i1 %3, label %lt0.i, label %_Z4mainjDv2_f.exit

lt0.i:
  tail call void @llvm.spv.discard()
  br label %_Z4mainjDv2_f.exit

_Z4mainjDv2_f.exit:
  %spv.ddx.i = tail call reassoc nnan ninf nsz arcp afn noundef float @llvm.spv.ddx.f32(float nofpclass(nan inf) %2)
  %vecinit.i = insertelement <4 x float> poison, float %spv.ddx.i, i64 0
  %4 = extractelement <2 x float> %1, i64 1
  %hlsl.rsqrt.i = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.rsqrt.f32(float %4)
  %vecinit2.i = insertelement <4 x float> %vecinit.i, float %hlsl.rsqrt.i, i64 1
  %conv.i = uitofp i32 %0 to float
  %vecinit3.i = insertelement <4 x float> %vecinit2.i, float %conv.i, i64 2
  %hlsl.sign.i = tail call i32 @llvm.spv.sign.f32(float %2)
  %conv4.i = sitofp i32 %hlsl.sign.i to float
  %vecinit5.i = insertelement <4 x float> %vecinit3.i, float %conv4.i, i64 3
  store <4 x float> %vecinit5.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

declare float @llvm.spv.frac.f32(float) #1

declare void @llvm.spv.discard() #2

declare float @llvm.spv.rsqrt.f32(float) #1

declare i32 @llvm.spv.sign.f32(float) #1

declare float @llvm.spv.ddx.f32(float) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.shader"="pixel" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
;>                OpCapability Shader
;>                OpCapability DemoteToHelperInvocation
;>          %18 = OpExtInstImport "GLSL.std.450"
;>                OpExecutionMode %main OriginUpperLeft
;>                OpDecorate %KIND0 Location 0
;>                OpDecorate %KIND0 Flat
;>                OpDecorate %TEXCOORD0 Location 1
;>                OpDecorate %SV_Target0 Location 0
;>          %19 = OpExtInst %float %18 Fract %17
;>                OpDemoteToHelperInvocation
;>          %27 = OpDPdx %float %17
;>          %29 = OpExtInst %float %18 InverseSqrt %28
;>          %31 = OpExtInst %float %18 FSign %17
