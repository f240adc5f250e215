; Regression: The first component of a vector is loaded through the address of its structure, and a float as an integer.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAccessChain OpLoad OpStore OpBitcast
target triple = "spirv1.6-unknown-vulkan1.3-compute"
%block = type { <4 x float>, [2 x i32] }
@in = internal addrspace(10) global %block zeroinitializer
@out = internal addrspace(10) global i32 0
define void @main() #0 {
  %x = load float, ptr addrspace(10) @in
  %bits = load i32, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @in, i64 4)
  %second = load i32, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @in, i64 20)
  %sum = add i32 %bits, %second
  store i32 %sum, ptr addrspace(10) @out
  store float %x, ptr addrspace(10) @out
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>          %18 = OpAccessChain %_ptr_Private_float %in %uint_0 %uint_0
;>          %19 = OpLoad %float %18
;>          %21 = OpAccessChain %_ptr_Private_float %in %uint_0 %uint_1
;>          %22 = OpLoad %float %21
;>          %23 = OpBitcast %uint %22
;>          %24 = OpAccessChain %_ptr_Private_uint %in %uint_1 %uint_1
;>          %25 = OpLoad %uint %24
;>                OpStore %out %sum
;>          %27 = OpBitcast %uint %19
;>                OpStore %out %27
