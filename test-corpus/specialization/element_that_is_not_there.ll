; Regression: A constant is compared with an element that a vector does not have: no constant expression, whose indices are literals.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSpecConstant Extract ULess
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@to = external thread_local addrspace(8) global i32, !spirv.Decorations !0

declare i32 @_Z20__spirv_SpecConstantii(i32, i32)

define void @main() #0 {
  %n = call i32 @_Z20__spirv_SpecConstantii(i32 1, i32 0)
  %e = extractelement <2 x i32> zeroinitializer, i32 -2147483648
  %less = icmp ult i32 %e, %n
  %number = zext i1 %less to i32
  store i32 %number, ptr addrspace(8) @to
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }
!0 = !{!1}
!1 = !{i32 30, i32 0}
;>           %n = OpSpecConstant %uint 0
;>           %e = OpVectorExtractDynamic %uint %10 %uint_2147483648
;>        %less = OpULessThan %bool %e %n
