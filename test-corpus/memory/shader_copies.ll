; Regression: Copies and fills of memory are loads and stores of the largest values that both sides have.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAccessChain OpLoad OpStore OpConstantNull OpBitcast
target triple = "spirv1.6-unknown-vulkan1.3-compute"
%pair = type { i32, [2 x float] }
@a = internal addrspace(10) global %pair zeroinitializer
@b = internal addrspace(10) global %pair zeroinitializer
@c = internal addrspace(10) global [3 x i32] zeroinitializer
define void @main() #0 {
  call void @llvm.memcpy.p10.p10.i64(ptr addrspace(10) @a, ptr addrspace(10) @b, i64 12, i1 false)
  call void @llvm.memcpy.p10.p10.i64(ptr addrspace(10) @c, ptr addrspace(10) @a, i64 8, i1 false)
  call void @llvm.memset.p10.i64(ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @a, i64 4), i8 0, i64 8, i1 false)
  call void @llvm.memset.p10.i64(ptr addrspace(10) @c, i8 1, i64 4, i1 false)
  ret void
}
declare void @llvm.memcpy.p10.p10.i64(ptr addrspace(10), ptr addrspace(10), i64, i1)
declare void @llvm.memset.p10.i64(ptr addrspace(10), i8, i64, i1)
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>           %7 = OpConstantNull %pair
;>          %13 = OpConstantNull %_arr_uint_uint_3
;>          %33 = OpConstantNull %_arr_float_uint_2
;>          %19 = OpLoad %pair %b
;>                OpStore %a %19
;>          %22 = OpAccessChain %_ptr_Private_uint %a %uint_0
;>          %23 = OpLoad %uint %22
;>          %26 = OpAccessChain %_ptr_Private_float %a %uint_1 %uint_0
;>          %27 = OpLoad %float %26
;>          %28 = OpAccessChain %_ptr_Private_uint %c %uint_0
;>                OpStore %28 %23
;>          %29 = OpBitcast %uint %27
;>          %30 = OpAccessChain %_ptr_Private_uint %c %uint_1
;>                OpStore %30 %29
;>          %32 = OpAccessChain %_ptr_Private__arr_float_uint_2 %a %uint_1
;>                OpStore %32 %33
;>          %34 = OpAccessChain %_ptr_Private_uint %c %uint_0
;>                OpStore %34 %uint_16843009
