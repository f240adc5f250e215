; What LLVM folds or drops while it reads text.
target datalayout = "e-i64:64"

@a = global float bitcast (i32 1067030938 to float)
@b = global i64 bitcast (double 2.5 to i64)
@c = global i16 bitcast (half 0xH3C00 to i16)
@d = internal local_unnamed_addr ifunc void (), ptr @resolver

define internal ptr @resolver() {
  ret ptr null
}

; The alignment 0 is that of the elements.
define void @f(<vscale x 2 x i16> %v, <vscale x 2 x ptr> %p, <vscale x 2 x i1> %m) {
  call void @llvm.masked.scatter.nxv2i16.nxv2p0(<vscale x 2 x i16> %v, <vscale x 2 x ptr> %p, i32 0, <vscale x 2 x i1> %m)
  %r = call <vscale x 2 x i64> @llvm.masked.gather.nxv2i64.nxv2p0(<vscale x 2 x ptr> %p, i32 0, <vscale x 2 x i1> %m, <vscale x 2 x i64> zeroinitializer)
  ret void
}

declare void @llvm.masked.scatter.nxv2i16.nxv2p0(<vscale x 2 x i16>, <vscale x 2 x ptr>, i32, <vscale x 2 x i1>)
declare <vscale x 2 x i64> @llvm.masked.gather.nxv2i64.nxv2p0(<vscale x 2 x ptr>, i32, <vscale x 2 x i1>, <vscale x 2 x i64>)
