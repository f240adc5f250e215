; Rejected: A function by the name of an instruction without all of its operands, and the size of what is no descriptor.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define float @dot(<4 x float> %x) {
  %r = call float @__spirv_Dot(<4 x float> %x)
  ret float %r
}

define i32 @size() {
  %r = call i32 @__spirv_ConstantSizeOfEXT(i32 1)
  ret i32 %r
}

declare float @__spirv_Dot(<4 x float>)
declare i32 @__spirv_ConstantSizeOfEXT(i32)

!spirv.Capability = !{!0, !1}
!0 = !{i32 1}
!1 = !{i32 5}
;> %t.bc: function @dot, block %0, '%r = call @__spirv_Dot': error: the call of @__spirv_Dot does not match OpDot: 'Vector 2' is missing
;>   help: pass the operands of the instruction, literals as constants
;> %t.bc: function @size, block %0, '%r = call @__spirv_ConstantSizeOfEXT': error: the size of a descriptor needs an argument of a descriptor type and a result of type i32 or i64
;>   help: call __spirv_ConstantSizeOfEXT with a value of a type of buffers, images, samplers or acceleration structures
