; What older compilers wrote, in every form that becomes another in LLVM 22.
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@marker = constant ptr @intrinsics

declare i32 @llvm.ctlz.i32(i32)
declare i16 @llvm.cttz.i16(i16)
declare i64 @llvm.objectsize.i64(ptr, i1)
declare void @llvm.memcpy.p0i8.p0i8.i64(ptr, ptr, i64, i32, i1)
declare void @llvm.memset.p0i8.i32(ptr, i8, i32, i32, i1)
declare <4 x i32> @llvm.masked.load.v4i32(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32(<4 x i32>, <4 x ptr>, i32, <4 x i1>)
declare ptr @llvm.invariant.group.barrier(ptr)
declare ptr @llvm.ptr.annotation.p0i8(ptr, ptr, ptr, i32)
declare void @llvm.var.annotation(ptr, ptr, ptr, i32)
declare i32 @llvm.flt.rounds()
declare <4 x float> @llvm.experimental.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
declare <4 x float> @llvm.experimental.vector.reverse.v4f32(<4 x float>)
declare float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)
declare i32 @llvm.experimental.vector.reduce.umax.v4i32(<4 x i32>)
declare i64 @llvm.nvvm.abs.ll(i64)
declare i32 @llvm.nvvm.clz.ll(i64)
declare i32 @llvm.nvvm.popc.ll(i64)
declare i32 @llvm.nvvm.max.ui(i32, i32)
declare float @llvm.nvvm.h2f(i16)
declare i32 @llvm.amdgcn.alignbit(i32, i32, i32)
declare void @llvm.stackprotectorcheck(ptr)
declare i1 @llvm.coro.end(ptr, i1)
declare double @llvm.powi.f64(double, i32)
declare void @llvm.no.such.thing(i32)
declare void @clang.arc.use(...)

define void @intrinsics(i32 %a, i16 %b, i64 %c, ptr %p, <4 x i32> %v, <4 x float> %f, <4 x ptr> %ps, <4 x i1> %m) #0 {
  %abs = add i32 %a, 1
  %zeros = call i32 @llvm.ctlz.i32(i32 %abs)
  %trailing = call i16 @llvm.cttz.i16(i16 %b)
  %size = call i64 @llvm.objectsize.i64(ptr %p, i1 true)
  call void @llvm.memcpy.p0i8.p0i8.i64(ptr nonnull %p, ptr readonly %p, i64 %c, i32 8, i1 false)
  tail call void @llvm.memset.p0i8.i32(ptr %p, i8 0, i32 %a, i32 0, i1 true)
  %loaded = call <4 x i32> @llvm.masked.load.v4i32(ptr %p, i32 4, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.scatter.v4i32(<4 x i32> %loaded, <4 x ptr> %ps, i32 16, <4 x i1> %m)
  %fresh = call ptr @llvm.invariant.group.barrier(ptr %p)
  %noted = call ptr @llvm.ptr.annotation.p0i8(ptr %fresh, ptr %p, ptr %p, i32 1)
  call void @llvm.var.annotation(ptr %noted, ptr %p, ptr %p, i32 1)
  %mode = call i32 @llvm.flt.rounds()
  %left = call <4 x float> @llvm.experimental.vector.splice.v4f32(<4 x float> %f, <4 x float> %f, i32 1)
  %right = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %left, <4 x float> %f, i32 -2)
  %back = call <4 x float> @llvm.experimental.vector.reverse.v4f32(<4 x float> %right)
  %sum = call fast float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float 0.0, <4 x float> %back)
  %most = call i32 @llvm.experimental.vector.reduce.umax.v4i32(<4 x i32> %v)
  %magnitude = call i64 @llvm.nvvm.abs.ll(i64 %c)
  %count = call i32 @llvm.nvvm.clz.ll(i64 %magnitude)
  %ones = call i32 @llvm.nvvm.popc.ll(i64 %c)
  %larger = call i32 @llvm.nvvm.max.ui(i32 %count, i32 %ones)
  %float = call float @llvm.nvvm.h2f(i16 %b)
  %shifted = call i32 @llvm.amdgcn.alignbit(i32 %a, i32 %larger, i32 %most)
  call void @llvm.stackprotectorcheck(ptr @marker)
  call i1 @llvm.coro.end(ptr %p, i1 false)
  %power = call double @llvm.powi.f64(double 2.0, i32 %shifted)
  call void @llvm.no.such.thing(i32 1)
  call void (...) @clang.arc.use(ptr %p)
  store float %float, ptr %p, !tbaa !6
  %undeclared = call i64 @llvm.umax(i64 %c, i64 %size)
  %too = call i8 @llvm.umax(i8 1, i8 2)
  call void asm sideeffect "mov\09fp, fp\09\09# marker for objc_retainAutoreleaseReturnValue", ""()
  ret void
}

define void @section() "implicit-section-name"="code" "no-frame-pointer-elim"="false" "no-frame-pointer-elim-non-leaf" {
  ret void
}

attributes #0 = { "no-frame-pointer-elim"="true" "null-pointer-is-valid"="true" }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 7, !"PIC Level", i32 2}
!1 = !{i32 1, !"PIE Level", i32 2}
!2 = !{i32 1, !"branch-target-enforcement", i32 1}
!3 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!4 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular"}
!5 = !{i32 1, !"Objective-C Garbage Collection", i32 84870912}
!6 = !{!"float", !7}
!7 = !{!"root"}
