; HLSL as clang compiles it: a pixel shader without resources states its origin, and an integer that is not interpolated.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability OpEntryPoint OpExecutionMode OpDecorate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@KIND0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant i32, !spirv.Decorations !0
@COLOR0 = external hidden thread_local local_unnamed_addr addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local local_unnamed_addr addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr addrspace(7) @KIND0, align 4
  %1 = load <4 x float>, ptr addrspace(7) @COLOR0, align 16
  %cmp.i = icmp eq i32 %0, 1
  %2 = shufflevector <4 x float> %1, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %cond.i = select reassoc nnan ninf nsz arcp afn i1 %cmp.i, <4 x float> %1, <4 x float> %2
  store <4 x float> %cond.i, ptr addrspace(8) @SV_Target0, align 16
  ret void
}

attributes #0 = { nounwind "hlsl.shader"="pixel" }

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
;>                OpCapability Shader
;>                OpEntryPoint Fragment %main "main" %KIND0 %COLOR0 %SV_Target0
;>                OpExecutionMode %main OriginUpperLeft
;>                OpDecorate %KIND0 Location 0
;>                OpDecorate %KIND0 Flat
;>                OpDecorate %COLOR0 Location 1
;>                OpDecorate %SV_Target0 Location 0
