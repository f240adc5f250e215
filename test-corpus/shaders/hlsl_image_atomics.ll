; HLSL as clang 23 compiles it: atomic operations on typed buffers and textures reach the texel by a pointer.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpTypeImage OpImageTexelPointer OpAtomic
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [2 x i8] c"B\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"T\00", align 1

define void @main() local_unnamed_addr #1 {
entry:
  %b = tail call target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 24) @llvm.spv.resource.handlefrombinding.tspirv.SignedImage_i32_5_2_0_0_2_24t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %t = tail call target("spirv.Image", i32, 1, 2, 0, 0, 2, 33) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_1_2_0_0_2_33t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %x = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %xs = insertelement <2 x i32> poison, i32 %x, i64 0
  %y = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %xy = insertelement <2 x i32> %xs, i32 %y, i64 1
  %p = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_5_2_0_0_2_24t.i32(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 24) %b, i32 %x)
  %hlsl.interlocked.add.i = tail call spir_func i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11) %p, i32 1)
  %hlsl.interlocked.or.i = tail call spir_func i32 @llvm.spv.interlocked.or.i32.p11(ptr addrspace(11) %p, i32 2)
  %q = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_1_2_0_0_2_33t.v2i32(target("spirv.Image", i32, 1, 2, 0, 0, 2, 33) %t, <2 x i32> %xy)
  %hlsl.interlocked.add4.i = tail call spir_func i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11) %q, i32 3)
  ret void
}

declare i32 @llvm.spv.thread.id.i32(i32) #2

declare i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11), i32) #3

declare i32 @llvm.spv.interlocked.or.i32.p11(ptr addrspace(11), i32) #3

declare target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 24) @llvm.spv.resource.handlefrombinding.tspirv.SignedImage_i32_5_2_0_0_2_24t(i32, i32, i32, i32, ptr) #4

declare target("spirv.Image", i32, 1, 2, 0, 0, 2, 33) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_1_2_0_0_2_33t(i32, i32, i32, i32, ptr) #4

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_5_2_0_0_2_24t.i32(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 24), i32) #0

declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_1_2_0_0_2_33t.v2i32(target("spirv.Image", i32, 1, 2, 0, 0, 2, 33), <2 x i32>) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

;>           %2 = OpTypeImage %int Buffer 2 0 0 2 R32i
;>           %6 = OpTypeImage %uint 2D 2 0 0 2 R32ui
;>          %24 = OpImageTexelPointer %_ptr_Image_int %B %19 %uint_0
;>          %28 = OpAtomicIAdd %int %24 %uint_1 %uint_0 %int_1
;>          %29 = OpImageTexelPointer %_ptr_Image_int %B %19 %uint_0
;>          %31 = OpAtomicOr %int %29 %uint_1 %uint_0 %int_2
;>          %32 = OpImageTexelPointer %_ptr_Image_uint %T %xy %uint_0
;>          %34 = OpAtomicIAdd %uint %32 %uint_1 %uint_0 %uint_3
