; Regression: A matrix between stages that nothing reads is left out: clang loads every parameter without optimization, and
; vectors of six elements have no form there.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpStore OpEntryPoint OpVariable OpDecorate
target triple = "spirv1.6-unknown-vulkan1.3-vertex"

@A0 = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@M0 = external hidden thread_local addrspace(7) externally_initialized constant <6 x float>, !spirv.Decorations !2
@R0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() #0 {
entry:
  %m.addr = alloca [6 x float], align 4
  %a = load <4 x float>, ptr addrspace(7) @A0, align 16
  %m = load <6 x float>, ptr addrspace(7) @M0, align 32
  store <6 x float> %m, ptr %m.addr, align 4
  store <4 x float> %a, ptr addrspace(8) @R0, align 16
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
;>                OpEntryPoint Vertex %main "main" %A0 %R0
;>                OpDecorate %A0 Location 0
;>                OpDecorate %R0 Location 0
;>          %A0 = OpVariable %_ptr_Input_v4float Input
;>          %R0 = OpVariable %_ptr_Output_v4float Output
;>           %a = OpLoad %v4float %A0
;>                OpStore %R0 %a
