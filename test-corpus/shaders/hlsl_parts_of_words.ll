; HLSL as clang compiles it: parts of words of a byte-address buffer are loaded by shifts, whatever their alignment is.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpCapability ArrayStride OpAccessChain OpShift OpLoad OpStore OpConvert OpBitwise
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [2 x i8] c"I\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"O\00", align 1

define void @main() #0 {
entry:
  %in = call target("spirv.VulkanBuffer", [0 x i8], 12, 0) @llvm.spv.resource.handlefrombinding.i(i32 0, i32 0, i32 1, i32 0, ptr @.str)
  %out = call target("spirv.VulkanBuffer", [0 x i8], 12, 1) @llvm.spv.resource.handlefrombinding.o(i32 0, i32 1, i32 1, i32 0, ptr @.str.2)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %at = shl i32 %id, 1
  ; A half of a word is in it.
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.i(target("spirv.VulkanBuffer", [0 x i8], 12, 0) %in, i32 %at)
  %short = load i16, ptr addrspace(11) %p, align 2
  %a = zext i16 %short to i32
  ; A word that is not aligned may be in two.
  %word = load i32, ptr addrspace(11) %p, align 2
  %q = getelementptr i8, ptr addrspace(11) %p, i32 3
  %byte = load i8, ptr addrspace(11) %q, align 1
  %b = zext i8 %byte to i32
  %sum = add i32 %a, %word
  %all = add i32 %sum, %b
  %to = shl i32 %id, 2
  %r = call ptr addrspace(11) @llvm.spv.resource.getpointer.o(target("spirv.VulkanBuffer", [0 x i8], 12, 1) %out, i32 %to)
  store i32 %all, ptr addrspace(11) %r, align 4
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32)
declare target("spirv.VulkanBuffer", [0 x i8], 12, 0) @llvm.spv.resource.handlefrombinding.i(i32, i32, i32, i32, ptr)
declare target("spirv.VulkanBuffer", [0 x i8], 12, 1) @llvm.spv.resource.handlefrombinding.o(i32, i32, i32, i32, ptr)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.i(target("spirv.VulkanBuffer", [0 x i8], 12, 0), i32)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.o(target("spirv.VulkanBuffer", [0 x i8], 12, 1), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
;>                OpCapability Shader
;>                OpCapability Int16
;>                OpCapability Int8
;>                OpDecorate %_runtimearr_uint ArrayStride 4
;>          %16 = OpLoad %v3uint %__spirv_BuiltInGlobalInvocationId
;>          %at = OpShiftLeftLogical %uint %17 %uint_1
;>          %21 = OpShiftRightLogical %uint %at %uint_2
;>          %24 = OpAccessChain %_ptr_StorageBuffer_uint %I %uint_0 %21
;>          %25 = OpLoad %uint %24
;>          %27 = OpBitwiseAnd %uint %at %uint_3
;>          %28 = OpShiftLeftLogical %uint %27 %uint_3
;>          %29 = OpShiftRightLogical %uint %25 %28
;>          %33 = OpShiftRightLogical %uint %at %uint_2
;>          %34 = OpAccessChain %_ptr_StorageBuffer_uint %I %uint_0 %33
;>          %35 = OpLoad %uint %34
;>          %36 = OpBitwiseAnd %uint %at %uint_3
;>          %37 = OpShiftLeftLogical %uint %36 %uint_3
;>          %38 = OpShiftRightLogical %uint %35 %37
;>          %40 = OpBitwiseAnd %uint %38 %uint_65535
;>          %42 = OpShiftRightLogical %uint %41 %uint_2
;>          %43 = OpAccessChain %_ptr_StorageBuffer_uint %I %uint_0 %42
;>          %44 = OpLoad %uint %43
;>          %46 = OpBitwiseAnd %uint %45 %uint_3
;>          %47 = OpShiftLeftLogical %uint %46 %uint_3
;>          %48 = OpShiftRightLogical %uint %44 %47
;>          %49 = OpBitwiseAnd %uint %48 %uint_65535
;>          %51 = OpShiftLeftLogical %uint %49 %uint_16
;>          %52 = OpBitwiseOr %uint %40 %51
;>          %54 = OpShiftRightLogical %uint %53 %uint_2
;>          %55 = OpAccessChain %_ptr_StorageBuffer_uint %I %uint_0 %54
;>          %56 = OpLoad %uint %55
;>          %58 = OpBitwiseAnd %uint %57 %uint_3
;>          %59 = OpShiftLeftLogical %uint %58 %uint_3
;>          %60 = OpShiftRightLogical %uint %56 %59
;>          %to = OpShiftLeftLogical %uint %17 %uint_2
;>          %67 = OpShiftRightLogical %uint %to %uint_2
;>          %68 = OpAccessChain %_ptr_StorageBuffer_uint %O %uint_0 %67
;>                OpStore %68 %all
