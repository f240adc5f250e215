; Regression: Arithmetic that says whether it wrapped, signed and unsigned, and products with twice the bits.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpIMul OpIAdd OpISub OpExtInst OpULessThan OpSLessThan OpINotEqual
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16)
declare spir_func i32 @_Z6mul_hijj(i32, i32)
define spir_kernel void @k(ptr addrspace(1) %p, i32 %a, i64 %b, i16 %c) {
  %1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 7)
  %2 = extractvalue { i32, i1 } %1, 0
  %3 = extractvalue { i32, i1 } %1, 1
  %4 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %2, i32 %a)
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %b, i64 3)
  %7 = extractvalue { i64, i1 } %6, 1
  %8 = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %c, i16 5)
  %9 = extractvalue { i16, i1 } %8, 1
  %10 = or i1 %3, %5
  %11 = or i1 %7, %9
  %12 = or i1 %10, %11
  %13 = call spir_func i32 @_Z6mul_hijj(i32 %a, i32 9)
  %14 = select i1 %12, i32 %13, i32 %2
  store i32 %14, ptr addrspace(1) %p
  ret void
}
;>          %23 = OpExtInstImport "OpenCL.std"
;>          %14 = OpIAdd %uint %a %uint_7
;>          %16 = OpULessThan %bool %14 %a
;>          %17 = OpISub %uint %14 %a
;>          %22 = OpSLessThan %bool %20 %uint_0
;>          %25 = OpExtInst %ulong %23 u_mul_hi %b %ulong_3
;>          %27 = OpINotEqual %bool %25 %ulong_0
;>          %31 = OpIMul %uint %28 %30
;>          %34 = OpINotEqual %bool %33 %31
;>          %39 = OpExtInst %uint %23 u_mul_hi %a %uint_9
