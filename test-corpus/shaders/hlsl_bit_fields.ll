; Regression: Clang packs bit fields between words: the buffer is one of words, and a word that is not aligned is loaded in bytes.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: ArrayStride OpAccessChain OpShift OpLoad OpStore OpUMod OpIMul
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"
%struct.S = type <{ i32, i8, i32 }>
@.str = private unnamed_addr constant [7 x i8] c"buffer\00", align 1
define void @main() #0 {
  %h = call target("spirv.VulkanBuffer", [0 x %struct.S], 12, 0) @llvm.spv.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr @.str)
  %o = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.c(i32 0, i32 1, i32 1, i32 0, ptr @.str)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.b(target("spirv.VulkanBuffer", [0 x %struct.S], 12, 0) %h, i32 %id)
  %q = getelementptr inbounds nuw %struct.S, ptr addrspace(11) %p, i32 0, i32 2
  %f = getelementptr inbounds nuw %struct.S, ptr addrspace(11) %p, i32 0, i32 1
  ; Nothing uses the field.
  %unused = load i8, ptr addrspace(11) %f, align 1
  %v = load i32, ptr addrspace(11) %q, align 1
  %r = call ptr addrspace(11) @llvm.spv.resource.getpointer.c(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %o, i32 0)
  store i32 %v, ptr addrspace(11) %r
  ret void
}
declare i32 @llvm.spv.thread.id.i32(i32)
declare target("spirv.VulkanBuffer", [0 x %struct.S], 12, 0) @llvm.spv.resource.handlefrombinding.b(i32, i32, i32, i32, ptr)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.b(target("spirv.VulkanBuffer", [0 x %struct.S], 12, 0), i32)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.c(i32, i32, i32, i32, ptr)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.c(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32)
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;>                OpDecorate %_runtimearr_uint ArrayStride 4
;>          %16 = OpLoad %v3uint %__spirv_BuiltInGlobalInvocationId
;>          %19 = OpIMul %uint %17 %uint_9
;>          %23 = OpShiftRightLogical %uint %21 %uint_2
;>          %26 = OpAccessChain %_ptr_StorageBuffer_uint %buffer %uint_0 %23
;>          %27 = OpLoad %uint %26
;>          %28 = OpIMul %uint %17 %uint_9
;>          %32 = OpShiftLeftLogical %uint %31 %uint_3
;>          %33 = OpShiftRightLogical %uint %27 %32
;>          %36 = OpIMul %uint %17 %uint_9
;>          %39 = OpShiftRightLogical %uint %38 %uint_2
;>          %40 = OpAccessChain %_ptr_StorageBuffer_uint %buffer %uint_0 %39
;>          %41 = OpLoad %uint %40
;>          %42 = OpIMul %uint %17 %uint_9
;>          %45 = OpShiftLeftLogical %uint %44 %uint_3
;>          %46 = OpShiftRightLogical %uint %41 %45
;>          %49 = OpShiftLeftLogical %uint %47 %uint_8
;>          %51 = OpIMul %uint %17 %uint_9
;>          %54 = OpShiftRightLogical %uint %53 %uint_2
;>          %55 = OpAccessChain %_ptr_StorageBuffer_uint %buffer %uint_0 %54
;>          %56 = OpLoad %uint %55
;>          %57 = OpIMul %uint %17 %uint_9
;>          %60 = OpShiftLeftLogical %uint %59 %uint_3
;>          %61 = OpShiftRightLogical %uint %56 %60
;>          %64 = OpShiftLeftLogical %uint %62 %uint_16
;>          %66 = OpIMul %uint %17 %uint_9
;>          %68 = OpShiftRightLogical %uint %67 %uint_2
;>          %69 = OpAccessChain %_ptr_StorageBuffer_uint %buffer %uint_0 %68
;>          %70 = OpLoad %uint %69
;>          %71 = OpIMul %uint %17 %uint_9
;>          %74 = OpShiftLeftLogical %uint %73 %uint_3
;>          %75 = OpShiftRightLogical %uint %70 %74
;>          %78 = OpShiftLeftLogical %uint %76 %uint_24
;>          %80 = OpAccessChain %_ptr_StorageBuffer_uint %buffer_1 %uint_0 %uint_0
;>                OpStore %80 %79
