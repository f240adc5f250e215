; Regression: Bytes of words: loads are shifts, stores to memory of one invocation replace a part. A load of two words is two loads.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpAccessChain OpLoad OpStore OpShift OpBitwise OpUConvert
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@words = internal addrspace(10) global [4 x i32] zeroinitializer
@out = internal addrspace(10) global i64 0
define void @main() #0 {
  %half = load i16, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @words, i64 6)
  store i16 %half, ptr addrspace(10) @words
  %two = load i64, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @words, i64 8)
  store i64 %two, ptr addrspace(10) @out
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>          %17 = OpAccessChain %_ptr_Private_uint %words %uint_1
;>          %18 = OpLoad %uint %17
;>          %20 = OpShiftRightLogical %uint %18 %uint_16
;>          %22 = OpUConvert %ushort %20
;>          %24 = OpAccessChain %_ptr_Private_uint %words %uint_0
;>          %25 = OpLoad %uint %24
;>          %26 = OpUConvert %uint %22
;>          %27 = OpShiftLeftLogical %uint %26 %uint_0
;>          %29 = OpShiftLeftLogical %uint %uint_65535 %uint_0
;>          %31 = OpBitwiseAnd %uint %25 %30
;>          %32 = OpBitwiseOr %uint %31 %27
;>          %33 = OpAccessChain %_ptr_Private_uint %words %uint_0
;>                OpStore %33 %32
;>          %35 = OpAccessChain %_ptr_Private_uint %words %uint_2
;>          %36 = OpLoad %uint %35
;>          %37 = OpUConvert %ulong %36
;>          %38 = OpShiftLeftLogical %ulong %37 %ulong_0
;>          %40 = OpAccessChain %_ptr_Private_uint %words %uint_3
;>          %41 = OpLoad %uint %40
;>          %42 = OpUConvert %ulong %41
;>          %44 = OpShiftLeftLogical %ulong %42 %ulong_32
;>          %45 = OpBitwiseOr %ulong %38 %44
;>                OpStore %out %45
