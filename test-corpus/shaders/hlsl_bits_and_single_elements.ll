; Regression: Passes take bits of a word as a vector of truth values, by a shuffle; vectors of one element are that element, also between stages.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpLoad OpStore OpBitwiseAnd OpINotEqual OpCompositeExtract OpCompositeInsert
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@A0 = external hidden thread_local addrspace(7) externally_initialized constant <1 x float>, !spirv.Decorations !0
@B0 = external hidden thread_local addrspace(7) externally_initialized constant <4 x i32>, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() #0 {
  %a = load <1 x float>, ptr addrspace(7) @A0
  %x = extractelement <1 x float> %a, i32 0
  %b = load <4 x i32>, ptr addrspace(7) @B0
  %bits = bitcast <4 x i32> %b to <128 x i1>
  %two = shufflevector <128 x i1> %bits, <128 x i1> poison, <2 x i32> <i32 96, i32 33>
  %first = extractelement <2 x i1> %two, i32 0
  %second = extractelement <2 x i1> %two, i32 1
  %both = and i1 %first, %second
  %y = select i1 %both, float %x, float 2.0
  %v = insertelement <4 x float> zeroinitializer, float %y, i32 1
  store <4 x float> %v, ptr addrspace(8) @SV_Target0
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }
!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
;>          %A0 = OpVariable %_ptr_Input_float Input
;>          %B0 = OpVariable %_ptr_Input_v4uint Input
;>  %SV_Target0 = OpVariable %_ptr_Output_v4float Output
;>          %15 = OpLoad %float %A0
;>           %b = OpLoad %v4uint %B0
;>          %17 = OpCompositeExtract %uint %b 3
;>          %19 = OpBitwiseAnd %uint %17 %uint_1
;>          %22 = OpINotEqual %bool %19 %uint_0
;>          %23 = OpCompositeExtract %uint %b 1
;>          %25 = OpBitwiseAnd %uint %23 %uint_2
;>          %26 = OpINotEqual %bool %25 %uint_0
;>       %first = OpCompositeExtract %bool %28 0
;>      %second = OpCompositeExtract %bool %28 1
;>           %v = OpCompositeInsert %v4float %y %34 1
;>                OpStore %SV_Target0 %v
