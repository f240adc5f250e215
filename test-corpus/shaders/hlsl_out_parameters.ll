; Parameters of entry points that are `out` become outputs, and those that are `inout` an input and an output: clang declares
; both as inputs that are pointers.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpStore OpEntryPoint OpVariable OpDecorate
target triple = "spirv1.6-unknown-vulkan1.3-vertex"

@SV_Position0 = external hidden thread_local addrspace(7) externally_initialized constant ptr, !spirv.Decorations !0
@B0 = external hidden thread_local addrspace(7) externally_initialized constant ptr, !spirv.Decorations !2
@UNUSED0 = external hidden thread_local addrspace(7) externally_initialized constant ptr, !spirv.Decorations !4

; void main(out float4 position : SV_Position, inout float3 b : B, out float unused : UNUSED)
define void @main() #0 {
entry:
  %position.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %unused.addr = alloca ptr, align 8
  %position = load ptr, ptr addrspace(7) @SV_Position0, align 8
  %b = load ptr, ptr addrspace(7) @B0, align 8
  %unused = load ptr, ptr addrspace(7) @UNUSED0, align 8
  store ptr %position, ptr %position.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  store ptr %unused, ptr %unused.addr, align 8
  %b.1 = load ptr, ptr %b.addr, align 8
  %value = load <3 x float>, ptr %b.1, align 16
  %half = fmul <3 x float> %value, splat (float 5.000000e-01)
  store <3 x float> %half, ptr %b.1, align 16
  %position.1 = load ptr, ptr %position.addr, align 8
  store <4 x float> splat (float 1.000000e+00), ptr %position.1, align 16
  %y = getelementptr <4 x float>, ptr %position.1, i32 0, i32 1
  store float 2.000000e+00, ptr %y, align 4
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }
!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{!5}
!5 = !{i32 30, i32 2}
;>                OpEntryPoint Vertex %main "main" %B0_1 %SV_Position0 %B0
;>                OpDecorate %SV_Position0 BuiltIn Position
;>                OpDecorate %B0 Location 1
;>                OpDecorate %B0_1 Location 1
;> %SV_Position0 = OpVariable %_ptr_Output_v4float Output
;>          %B0 = OpVariable %_ptr_Output_v3float Output
;>        %B0_1 = OpVariable %_ptr_Input_v3float Input
;>          %16 = OpVariable %_ptr_Function_v4float Function
;>          %14 = OpLoad %v3float %B0_1
;>                OpStore %16 %21
;>                OpStore %y %float_2
;>          %27 = OpLoad %v4float %16
;>                OpStore %SV_Position0 %27
;>                OpStore %B0 %half
