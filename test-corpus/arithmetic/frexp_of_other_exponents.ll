; Regression: frexp whose exponent has another width than that of the builtin.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: frexp Convert
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(double %d, <2 x float> %f, ptr addrspace(1) %out, ptr addrspace(1) %more) {
  %r = call { double, i64 } @llvm.frexp.f64.i64(double %d)
  %e = extractvalue { double, i64 } %r, 1
  store i64 %e, ptr addrspace(1) %out
  %s = call { <2 x float>, <2 x i16> } @llvm.frexp.v2f32.v2i16(<2 x float> %f)
  %t = extractvalue { <2 x float>, <2 x i16> } %s, 1
  store <2 x i16> %t, ptr addrspace(1) %more
  ret void
}

declare { double, i64 } @llvm.frexp.f64.i64(double)
declare { <2 x float>, <2 x i16> } @llvm.frexp.v2f32.v2i16(<2 x float>)
;>          %24 = OpExtInst %double %23 frexp %d %19
;>          %26 = OpSConvert %ulong %25
;>          %27 = OpExtInst %v2float %23 frexp %f %22
;>          %29 = OpUConvert %v2ushort %28
