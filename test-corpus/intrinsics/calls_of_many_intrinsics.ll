; Regression: Intrinsics that make a whole module fail when one of them is unknown: each is lowered, emulated, or dropped as a hint.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtInst OpBitCount OpStore OpAtomic OpCompositeInsert OpFunctionCall
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare void @llvm.prefetch.p1(ptr addrspace(1), i32, i32, i32)
declare i32 @llvm.get.rounding()
declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()
declare ptr @llvm.returnaddress(i32)
declare ptr @llvm.frameaddress.p0(i32)
declare i1 @llvm.allow.runtime.check(metadata)
declare i64 @llvm.objectsize.i64.p1(ptr addrspace(1), i1, i1, i1)
declare void @llvm.memcpy.inline.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare float @llvm.ldexp.f32.i32(float, i32)
declare i8 @llvm.vector.reduce.or.v4i8(<4 x i8>)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, i32, <4 x i1>, <4 x i32>)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
define spir_kernel void @k(ptr addrspace(1) %p, float %f, i32 %n, <4 x i8> %v, i64 %len, <4 x i64> %at, <4 x i1> %m) {
  call void @llvm.prefetch.p1(ptr addrspace(1) %p, i32 0, i32 3, i32 1)
  %rounding = call i32 @llvm.get.rounding()
  store volatile i32 %rounding, ptr addrspace(1) %p
  %cycles = call i64 @llvm.readcyclecounter()
  store volatile i64 %cycles, ptr addrspace(1) %p
  %steady = call i64 @llvm.readsteadycounter()
  store volatile i64 %steady, ptr addrspace(1) %p
  %return = call ptr @llvm.returnaddress(i32 0)
  %known = icmp ne ptr %return, null
  store volatile i1 %known, ptr addrspace(1) %p
  %frame = call ptr @llvm.frameaddress.p0(i32 0)
  %framed = icmp ne ptr %frame, null
  store volatile i1 %framed, ptr addrspace(1) %p
  %checked = call i1 @llvm.allow.runtime.check(metadata !"check")
  store volatile i1 %checked, ptr addrspace(1) %p
  %size = call i64 @llvm.objectsize.i64.p1(ptr addrspace(1) %p, i1 false, i1 true, i1 false)
  store volatile i64 %size, ptr addrspace(1) %p
  call void @llvm.memcpy.inline.p1.p1.i64(ptr addrspace(1) align 8 %p, ptr addrspace(1) align 8 null, i64 16, i1 false)
  %scaled = call float @llvm.ldexp.f32.i32(float %f, i32 %n)
  store volatile float %scaled, ptr addrspace(1) %p
  %any = call i8 @llvm.vector.reduce.or.v4i8(<4 x i8> %v)
  store volatile i8 %any, ptr addrspace(1) %p
  %zeros = call i32 @llvm.ctlz.i32(i32 %n, i1 true)
  %turned = call i32 @llvm.fshl.i32(i32 %zeros, i32 %n, i32 5)
  store volatile i32 %turned, ptr addrspace(1) %p
  %ps = getelementptr i32, ptr addrspace(1) %p, <4 x i64> %at
  %gathered = call <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)> %ps, i32 4, <4 x i1> %m, <4 x i32> zeroinitializer)
  store volatile <4 x i32> %gathered, ptr addrspace(1) %p
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %p, i8 3, i64 %len, i1 false)
  %class = call i1 @llvm.is.fpclass.f32(float %f, i32 518)
  store volatile i1 %class, ptr addrspace(1) %p
  %old = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 %n monotonic
  store volatile i32 %old, ptr addrspace(1) %p
  %b = trunc i32 %n to i8
  %sum = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %b, i8 %any)
  %s = extractvalue { i8, i1 } %sum, 0
  %o = extractvalue { i8, i1 } %sum, 1
  store volatile i8 %s, ptr addrspace(1) %p
  store volatile i1 %o, ptr addrspace(1) %p
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
;>          %42 = OpExtInstImport "OpenCL.std"
;>                OpStore %p %uint_1 Volatile|Aligned 4
;>                OpStore %23 %ulong_0 Volatile|Aligned 8
;>                OpStore %23 %ulong_0 Volatile|Aligned 8
;>                OpStore %31 %34 Volatile|Aligned 1
;>                OpStore %31 %38 Volatile|Aligned 1
;>                OpStore %31 %uchar_0 Volatile|Aligned 1
;>                OpStore %23 %ulong_18446744073709551615 Volatile|Aligned 8
;>      %scaled = OpExtInst %float %42 ldexp %f %n
;>                OpStore %45 %scaled Volatile|Aligned 4
;>                OpStore %31 %any Volatile|Aligned 1
;>       %zeros = OpExtInst %uint %42 clz %n
;>                OpStore %p %turned Volatile|Aligned 4
;>    %gathered = OpFunctionCall %v4uint %expanded_llvm_masked_gather_v4i32_p1_4 %63 %64 %65 %66 %m %69
;>                OpStore %72 %gathered Volatile|Aligned 16
;>          %75 = OpFunctionCall %void %expanded_llvm_memset_p1_i64 %31 %uchar_3 %len
;>                OpStore %31 %84 Volatile|Aligned 1
;>         %old = OpFunctionCall %uint %expanded_atomicrmw_uinc_wrap_p1_i32_monotonic_1 %p %n
;>                OpStore %p %old Volatile|Aligned 4
;>                OpStore %31 %88 Volatile|Aligned 1
;>                OpStore %31 %93 Volatile|Aligned 1
;>         %106 = OpCompositeInsert %v4uint %105 %100 0
;>         %112 = OpCompositeInsert %v4uint %111 %107 1
;>         %118 = OpCompositeInsert %v4uint %117 %113 2
;>         %124 = OpCompositeInsert %v4uint %123 %119 3
;>                OpStore %137 %128 Aligned 1
;>         %144 = OpAtomicLoad %uint %140 %uint_0 %uint_0
;>         %146 = OpAtomicCompareExchange %uint %140 %uint_0 %uint_0 %uint_0 %150 %147
