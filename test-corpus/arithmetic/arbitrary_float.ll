; Numbers in formats of 4 to 8 bits become floats: the exponent gets another bias, numbers without one are counted.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -disable-output %t.bc
; KEEP: OpShift OpBitcast OpFConvert OpSelect
target triple = "spir64-unknown-unknown"

declare float @llvm.convert.from.arbitrary.fp.f32.i8(i8, metadata)
declare <2 x half> @llvm.convert.from.arbitrary.fp.v2f16.v2i4(<2 x i4>, metadata)
declare double @llvm.convert.from.arbitrary.fp.f64.i8(i8, metadata)

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %r, i8 %x, <2 x i8> %y) {
  %single = call float @llvm.convert.from.arbitrary.fp.f32.i8(i8 %x, metadata !"Float8E4M3FN")
  store float %single, ptr addrspace(1) %p, align 4
  %narrow = trunc <2 x i8> %y to <2 x i4>
  %halves = call <2 x half> @llvm.convert.from.arbitrary.fp.v2f16.v2i4(<2 x i4> %narrow, metadata !"Float4E2M1FN")
  store <2 x half> %halves, ptr addrspace(1) %q, align 4
  %power = call double @llvm.convert.from.arbitrary.fp.f64.i8(i8 %x, metadata !"Float8E8M0FNU")
  store double %power, ptr addrspace(1) %r, align 8
  ret void
}
;> $ spirv-llvm dis %t.spv
;>          %24 = OpShiftLeftLogical %uint %22 %uint_20
;>          %30 = OpBitcast %uint %29
;>          %34 = OpSelect %uint %33 %30 %26
;>          %37 = OpSelect %uint %35 %uint_2143289344 %34
;>          %39 = OpShiftRightLogical %uint %20 %uint_7
;>          %41 = OpShiftLeftLogical %uint %39 %uint_31
;>      %single = OpBitcast %float %42
;>          %53 = OpShiftLeftLogical %v2uint %50 %52
;>          %62 = OpBitcast %v2uint %61
;>          %67 = OpSelect %v2uint %66 %62 %56
;>          %70 = OpShiftRightLogical %v2uint %48 %69
;>          %72 = OpShiftLeftLogical %v2uint %70 %71
;>          %74 = OpBitcast %v2float %73
;>      %halves = OpFConvert %v2half %74
;>          %78 = OpShiftLeftLogical %uint %76 %uint_23
;>          %82 = OpSelect %uint %80 %uint_4194304 %78
;>          %85 = OpSelect %uint %84 %uint_2143289344 %82
;>          %86 = OpBitcast %float %85
;>       %power = OpFConvert %double %86
