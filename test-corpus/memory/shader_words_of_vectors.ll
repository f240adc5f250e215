; Regression: An index that counts words in an array of vectors is divided: its parts are the vector and the component.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAccessChain OpLoad OpStore OpShift OpBitwise
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@vectors = internal addrspace(10) global [8 x <4 x float>] zeroinitializer
@index = internal addrspace(10) global i32 0
@out = internal addrspace(10) global float 0.0
define void @main() #0 {
  %i = load i32, ptr addrspace(10) @index
  %wide = zext i32 %i to i64
  %at = getelementptr float, ptr addrspace(10) @vectors, i64 %wide
  %v = load float, ptr addrspace(10) %at
  store float %v, ptr addrspace(10) @out
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>           %i = OpLoad %uint %index
;>          %21 = OpShiftLeftLogical %uint %i %uint_2
;>          %23 = OpShiftRightLogical %uint %21 %uint_4
;>          %24 = OpShiftLeftLogical %uint %i %uint_2
;>          %26 = OpBitwiseAnd %uint %24 %uint_15
;>          %27 = OpShiftRightLogical %uint %26 %uint_2
;>          %28 = OpAccessChain %_ptr_Private_float %vectors %23 %27
;>          %29 = OpLoad %float %28
;>                OpStore %out %29
