; Rejected: Shaders access images of a few formats atomically.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [2 x i8] c"B\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"T\00", align 1

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #0 {
entry:
  %b = tail call target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 24) @llvm.spv.resource.handlefrombinding.tspirv.SignedImage_i32_5_2_0_0_2_24t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %t = tail call target("spirv.Image", i32, 1, 2, 0, 0, 2, 34) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_1_2_0_0_2_34t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %x = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %xs = insertelement <2 x i32> poison, i32 %x, i64 0
  %y = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %xy = insertelement <2 x i32> %xs, i32 %y, i64 1
  %p = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_5_2_0_0_2_24t.i32(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 24) %b, i32 %x)
  %hlsl.interlocked.add.i = tail call spir_func i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11) %p, i32 1)
  %hlsl.interlocked.or.i = tail call spir_func i32 @llvm.spv.interlocked.or.i32.p11(ptr addrspace(11) %p, i32 2)
  %q = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_1_2_0_0_2_34t.v2i32(target("spirv.Image", i32, 1, 2, 0, 0, 2, 34) %t, <2 x i32> %xy)
  %hlsl.interlocked.add4.i = tail call spir_func i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11) %q, i32 3)
  ret void
}

; Function Attrs: nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11), i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare i32 @llvm.spv.interlocked.or.i32.p11(ptr addrspace(11), i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 24) @llvm.spv.resource.handlefrombinding.tspirv.SignedImage_i32_5_2_0_0_2_24t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.SignedImage_i32_5_2_0_0_2_24t.i32(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 24), i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.Image", i32, 1, 2, 0, 0, 2, 34) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_1_2_0_0_2_34t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_1_2_0_0_2_34t.v2i32(target("spirv.Image", i32, 1, 2, 0, 0, 2, 34), <2 x i32>) #4

attributes #0 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
;> %s: function @main, block %entry, '%10 = call @_Z25__spirv_ImageTexelPointer4typeDv2_ii': error: an image is accessed atomically whose format does not allow that
;>   help: declare the image with the format R32ui, R32i, R32f, R64ui or R64i
