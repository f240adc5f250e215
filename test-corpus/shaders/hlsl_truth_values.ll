; Regression: Truth values between stages, and those in a variable that clang accesses as integers, are integers.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpStore OpINotEqual OpSelect OpDecorate OpVariable
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@A0 = external hidden thread_local addrspace(7) externally_initialized constant i1, !spirv.Decorations !0
@SV_Target0 = external hidden thread_local addrspace(8) global <2 x i1>, !spirv.Decorations !0

define void @main() #0 {
  %tmp = alloca <2 x i1>, align 8
  %a = load i1, ptr addrspace(7) @A0
  %b = xor i1 %a, true
  %v = insertelement <2 x i1> poison, i1 %a, i64 0
  %w = insertelement <2 x i1> %v, i1 %b, i64 1
  %wide = zext <2 x i1> %w to <2 x i32>
  store <2 x i32> %wide, ptr %tmp, align 8
  %again = load <2 x i32>, ptr %tmp, align 8
  %narrow = trunc <2 x i32> %again to <2 x i1>
  store <2 x i1> %narrow, ptr addrspace(8) @SV_Target0
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
;>         %tmp = OpVariable %_ptr_Function_v2uint Function
;>          %13 = OpLoad %uint %A0
;>          %16 = OpINotEqual %bool %13 %uint_0
;>        %wide = OpSelect %v2uint %w %21 %22
;>                OpStore %tmp %wide
;>       %again = OpLoad %v2uint %tmp
;>      %narrow = OpINotEqual %v2bool %25 %22
;>          %27 = OpSelect %v2uint %narrow %21 %22
;>                OpStore %SV_Target0 %27
