; Translated: Integers of widths that optimizers make: bits of vectors as one integer, bytes of a word, bits of a vector as
; truth values. They are computed in words of 32 bits.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpLoad OpStore OpIAdd OpShift OpBit OpCompositeExtract OpIEqual OpINot OpULess OpSelect OpAccessChain OpCapability
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@in = external addrspace(10) global [4 x <4 x i32>]
@out = external addrspace(10) global [8 x i32]

define void @main() #0 {
  %v = load <4 x i32>, ptr addrspace(10) @in
  %wide = bitcast <4 x i32> %v to i128
  %upper = lshr i128 %wide, 64
  %third = trunc i128 %upper to i32
  store i32 %third, ptr addrspace(10) @out
  %is_zero = icmp eq i128 %wide, 0
  %flag = zext i1 %is_zero to i32
  store i32 %flag, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @out, i64 4)
  %low = trunc i32 %third to i24
  %shifted = add i24 %low, -3
  %byte = sext i24 %shifted to i32
  store i32 %byte, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @out, i64 8)
  %bits = load <128 x i1>, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @in, i64 16)
  %bit = extractelement <128 x i1> %bits, i64 96
  %number = zext i1 %bit to i32
  store i32 %number, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @out, i64 12)
  %loaded = load i96, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @in, i64 32)
  %sum = add i96 %loaded, 5
  store i96 %sum, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @out, i64 16)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>                OpCapability Shader
;>          %17 = OpAccessChain %_ptr_Private_v4uint %in %uint_0
;>          %18 = OpLoad %v4uint %17
;>          %19 = OpCompositeExtract %uint %18 0
;>          %20 = OpCompositeExtract %uint %18 1
;>          %21 = OpCompositeExtract %uint %18 2
;>          %22 = OpCompositeExtract %uint %18 3
;>          %24 = OpAccessChain %_ptr_Private_uint %out %uint_0
;>                OpStore %24 %21
;>          %25 = OpBitwiseXor %uint %19 %uint_0
;>          %26 = OpBitwiseXor %uint %20 %uint_0
;>          %27 = OpBitwiseOr %uint %25 %26
;>          %28 = OpBitwiseXor %uint %21 %uint_0
;>          %29 = OpBitwiseOr %uint %27 %28
;>          %30 = OpBitwiseXor %uint %22 %uint_0
;>          %31 = OpBitwiseOr %uint %29 %30
;>     %is_zero = OpIEqual %bool %31 %uint_0
;>        %flag = OpSelect %uint %is_zero %uint_1 %uint_0
;>          %36 = OpAccessChain %_ptr_Private_uint %out %uint_1
;>                OpStore %36 %flag
;>          %38 = OpBitwiseAnd %uint %21 %uint_16777215
;>          %40 = OpIAdd %uint %38 %uint_16777213
;>          %41 = OpBitwiseAnd %uint %40 %uint_16777215
;>          %42 = OpShiftLeftLogical %uint %41 %uint_8
;>        %byte = OpShiftRightArithmetic %uint %42 %uint_8
;>          %45 = OpAccessChain %_ptr_Private_uint %out %uint_2
;>                OpStore %45 %byte
;>          %46 = OpAccessChain %_ptr_Private_v4uint %in %uint_1
;>          %47 = OpLoad %v4uint %46
;>          %48 = OpCompositeExtract %uint %47 3
;>          %49 = OpBitwiseAnd %uint %48 %uint_1
;>          %50 = OpINotEqual %bool %49 %uint_0
;>      %number = OpSelect %uint %50 %uint_1 %uint_0
;>          %53 = OpAccessChain %_ptr_Private_uint %out %uint_3
;>                OpStore %53 %number
;>          %54 = OpAccessChain %_ptr_Private_uint %in %uint_2 %uint_0
;>          %55 = OpLoad %uint %54
;>          %56 = OpAccessChain %_ptr_Private_uint %in %uint_2 %uint_1
;>          %57 = OpLoad %uint %56
;>          %58 = OpAccessChain %_ptr_Private_uint %in %uint_2 %uint_2
;>          %59 = OpLoad %uint %58
;>          %61 = OpIAdd %uint %55 %uint_5
;>          %62 = OpULessThan %bool %61 %55
;>          %63 = OpIAdd %uint %57 %uint_0
;>          %64 = OpULessThan %bool %63 %57
;>          %65 = OpSelect %uint %62 %uint_1 %uint_0
;>          %66 = OpIAdd %uint %63 %65
;>          %67 = OpULessThan %bool %66 %63
;>          %69 = OpIAdd %uint %59 %uint_0
;>          %70 = OpSelect %uint %68 %uint_1 %uint_0
;>          %71 = OpIAdd %uint %69 %70
;>          %72 = OpAccessChain %_ptr_Private_uint %out %uint_4
;>                OpStore %72 %61
;>          %73 = OpAccessChain %_ptr_Private_uint %out %uint_5
;>                OpStore %73 %66
;>          %75 = OpAccessChain %_ptr_Private_uint %out %uint_6
;>                OpStore %75 %71
