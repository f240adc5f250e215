; Functions that the flag `afn` allows to approximate: `approximate-functions` alone changes the encoding (the functions that OpenCL C calls `native_…`).
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm --spirv-forms=approximate-functions=native %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtInst
target triple = "spir64-unknown-unknown"

define spir_func float @f(float %x) {
  %r = call afn float @llvm.sqrt.f32(float %x)
  ret float %r
}
declare float @llvm.sqrt.f32(float)
;> $ spirv-llvm dis %t.plain.spv
;>           %7 = OpExtInstImport "OpenCL.std"
;>           %r = OpExtInst %float %7 sqrt %x
;> $ spirv-llvm dis %t.spv
;>           %7 = OpExtInstImport "OpenCL.std"
;>           %r = OpExtInst %float %7 native_sqrt %x
