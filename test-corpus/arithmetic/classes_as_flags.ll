; Regression: What a call of a builtin function never takes or gives by nofpclass: fast-math flags of the instruction.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-min-version=1.6 %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: FPFastMathMode OpExtInst
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, float %a, i32 %n) {
  %1 = call spir_func nofpclass(nan inf) float @_Z4fmaxff(float nofpclass(nan inf) %a, float nofpclass(nan inf) %a)
  store volatile float %1, ptr addrspace(1) %out
  %2 = call spir_func nofpclass(nan inf) float @_Z4fminff(float nofpclass(inf) %a, float %a)
  store volatile float %2, ptr addrspace(1) %out
  %3 = call spir_func float @_Z5ldexpfi(float %a, i32 %n)
  store volatile float %3, ptr addrspace(1) %out
  ret void
}
declare spir_func float @_Z4fmaxff(float, float)
declare spir_func float @_Z4fminff(float, float nofpclass(inf))
declare spir_func nofpclass(nan) float @_Z5ldexpfi(float, i32)
;>          %11 = OpExtInstImport "OpenCL.std"
;>                OpDecorate %12 FPFastMathMode NotNaN|NotInf
;>                OpDecorate %13 FPFastMathMode NotInf
;>          %12 = OpExtInst %float %11 fmax %a %a
;>          %13 = OpExtInst %float %11 fmin %a %a
;>          %14 = OpExtInst %float %11 ldexp %a %n
