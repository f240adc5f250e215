; Translated: Truth values between stages are integers.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpStore OpINotEqual OpSelect OpDecorate OpVariable
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@A0 = external hidden thread_local addrspace(7) externally_initialized constant i1, !spirv.Decorations !0
@SV_Target0 = external hidden thread_local addrspace(8) global <2 x i1>, !spirv.Decorations !0

define void @main() #0 {
  %a = load i1, ptr addrspace(7) @A0
  %b = xor i1 %a, true
  %v = insertelement <2 x i1> poison, i1 %a, i64 0
  %w = insertelement <2 x i1> %v, i1 %b, i64 1
  store <2 x i1> %w, ptr addrspace(8) @SV_Target0
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }
!0 = !{!1}
!1 = !{i32 30, i32 0}
;>                OpDecorate %A0 Location 0
;>                OpDecorate %A0 Flat
;>                OpDecorate %SV_Target0 Location 0
;>          %A0 = OpVariable %_ptr_Input_uint Input
;>  %SV_Target0 = OpVariable %_ptr_Output_v2uint Output
;>          %11 = OpLoad %uint %A0
;>          %14 = OpINotEqual %bool %11 %uint_0
;>          %21 = OpSelect %v2uint %w %19 %20
;>                OpStore %SV_Target0 %21
