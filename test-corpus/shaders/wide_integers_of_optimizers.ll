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
  %least = call i24 @llvm.smin.i24(i24 %low, i24 -2)
  %l = sext i24 %least to i32
  store i32 %l, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @out, i64 8)
  %bits = load <128 x i1>, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @in, i64 16)
  %bit = extractelement <128 x i1> %bits, i64 96
  %number = zext i1 %bit to i32
  store i32 %number, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @out, i64 12)
  %loaded = load i96, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @in, i64 32)
  %frozen = freeze i96 %loaded
  %sum = add i96 %frozen, 5
  store i96 %sum, ptr addrspace(10) getelementptr (i8, ptr addrspace(10) @out, i64 16)
  ret void
}

declare i24 @llvm.smin.i24(i24, i24)

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
;>          %46 = OpShiftLeftLogical %uint %38 %uint_8
;>          %47 = OpShiftRightArithmetic %uint %46 %uint_8
;>          %49 = OpShiftLeftLogical %uint %uint_16777214 %uint_8
;>          %50 = OpShiftRightArithmetic %uint %49 %uint_8
;>          %52 = OpSelect %uint %51 %38 %uint_16777214
;>          %53 = OpShiftLeftLogical %uint %52 %uint_8
;>           %l = OpShiftRightArithmetic %uint %53 %uint_8
;>          %55 = OpAccessChain %_ptr_Private_uint %out %uint_2
;>                OpStore %55 %l
;>          %56 = OpAccessChain %_ptr_Private_v4uint %in %uint_1
;>          %57 = OpLoad %v4uint %56
;>          %58 = OpCompositeExtract %uint %57 3
;>          %59 = OpBitwiseAnd %uint %58 %uint_1
;>          %60 = OpINotEqual %bool %59 %uint_0
;>      %number = OpSelect %uint %60 %uint_1 %uint_0
;>          %63 = OpAccessChain %_ptr_Private_uint %out %uint_3
;>                OpStore %63 %number
;>          %64 = OpAccessChain %_ptr_Private_uint %in %uint_2 %uint_0
;>          %65 = OpLoad %uint %64
;>          %66 = OpAccessChain %_ptr_Private_uint %in %uint_2 %uint_1
;>          %67 = OpLoad %uint %66
;>          %68 = OpAccessChain %_ptr_Private_uint %in %uint_2 %uint_2
;>          %69 = OpLoad %uint %68
;>          %71 = OpIAdd %uint %65 %uint_5
;>          %72 = OpULessThan %bool %71 %65
;>          %73 = OpIAdd %uint %67 %uint_0
;>          %74 = OpULessThan %bool %73 %67
;>          %75 = OpSelect %uint %72 %uint_1 %uint_0
;>          %76 = OpIAdd %uint %73 %75
;>          %77 = OpULessThan %bool %76 %73
;>          %79 = OpIAdd %uint %69 %uint_0
;>          %80 = OpSelect %uint %78 %uint_1 %uint_0
;>          %81 = OpIAdd %uint %79 %80
;>          %82 = OpAccessChain %_ptr_Private_uint %out %uint_4
;>                OpStore %82 %71
;>          %83 = OpAccessChain %_ptr_Private_uint %out %uint_5
;>                OpStore %83 %76
;>          %85 = OpAccessChain %_ptr_Private_uint %out %uint_6
;>                OpStore %85 %81
