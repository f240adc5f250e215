; Rejected: Intrinsics of LLVM that SPIR-V has no form for.
; FAIL: spirv-llvm %s -o %t.spv
target triple = "spir64-unknown-unknown"

declare void @llvm.set.rounding(i32)
declare i1 @llvm.is.fpclass.f128(fp128, i32)
declare <4 x i1> @llvm.masked.load.v4i1.p0(ptr, i32, <4 x i1>, <4 x i1>)
declare half @llvm.fptrunc.round.f16.f64(double, metadata)
declare fp128 @llvm.fpbuiltin.sin.f128(fp128)
declare <8 x float> @llvm.spv.cross.v8f32(<8 x float>, <8 x float>)
declare ptr addrspace(2) @llvm.spv.generic.cast.to.ptr.explicit.p2(ptr addrspace(4))
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
declare void @llvm.stackmap(i64, i32, ...)

define spir_func void @f(double %d, i64 %l, fp128 %q, i256 %w, i128 %v, ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, <4 x i1> %m, <4 x i32> %x, i32 %n, i8 %b, i1 %c, ptr addrspace(4) %generic, <8 x float> %e) {
  call void @llvm.set.rounding(i32 %n)
  %r2 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 3)
  %r5 = call <4 x i1> @llvm.masked.load.v4i1.p0(ptr %p, i32 1, <4 x i1> %m, <4 x i1> %m)
  %r6 = call i32 @llvm.experimental.get.vector.length.i32(i32 %n, i32 4, i1 true)
  %r9 = call ptr addrspace(2) @llvm.spv.generic.cast.to.ptr.explicit.p2(ptr addrspace(4) %generic)
  %r10 = call half @llvm.fptrunc.round.f16.f64(double %d, metadata !"round.upward")
  %r11 = call fp128 @llvm.fpbuiltin.sin.f128(fp128 %q)
  %r12 = call <8 x float> @llvm.spv.cross.v8f32(<8 x float> %e, <8 x float> %e)
  call void (i64, i32, ...) @llvm.stackmap(i64 1, i32 0)
  ret void
}
;> %s: function @f, 'call @llvm.set.rounding': error: the rounding mode cannot be changed in SPIR-V
;>   help: use convert_*_rt*()
;> %s: function @f, 'call @llvm.is.fpclass.f128': error: the class of a number of this type is not supported
;>   help: use double
;> %s: function @f, 'call @llvm.masked.load.v4i1.p0': error: a masked access to elements that are not whole bytes is not supported
;>   help: use i8
;> %s: function @f, 'call @llvm.experimental.get.vector.length.i32': error: a scalable vector has no length in SPIR-V
;>   help: compile for a fixed vector length
;> %s: function @f, 'call @llvm.spv.generic.cast.to.ptr.explicit.p2': error: a cast to memory outside the generic address space
;>   help: cast to address space 0, 1 or 3
;> %s: function @f, 'call @llvm.fptrunc.round.f16.f64': error: a rounding mode other than to nearest is not supported here
;>   help: use convert_*_rt*()
;> %s: function @f, 'call @llvm.fpbuiltin.sin.f128': error: llvm.fpbuiltin.sin.f128 is not a function of OpenCL C
;>   help: call a function of OpenCL C, or import it (--spirv-allow-unknown-intrinsics=PREFIX)
;> %s: function @f, 'call @llvm.spv.cross.v8f32': error: 'cross' of other types than floats, or more than four of them
;>   help: split the vector
;> %s: function @f, 'call @llvm.stackmap': error: the intrinsic is unknown
;>   help: turn intrinsics with this prefix into imported functions (--spirv-allow-unknown-intrinsics=PREFIX)
;> %s: function @f: error: a floating-point type of more than 64 bits cannot be expressed in SPIR-V
;>   help: use double
