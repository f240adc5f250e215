; The instruction of the core in the form of Khronos' translator, and the function of OpenCL C from it.
; RUN: llvm-spirv %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: llvm-spirv -r %t.spv -o %t.bc
; RUN: llvm-dis %t.bc -o -
; RUN: spirv-llvm %s -o %t.plain.spv
; RUN: spirv-llvm dis %t.plain.spv
; KEEP: Count popcount
target triple = "spir64-unknown-unknown"

define spir_func <2 x i16> @f(<2 x i16> %v) {
  %r = call spir_func <2 x i16> @_Z8popcountDv2_s(<2 x i16> %v)
  ret <2 x i16> %r
}
declare spir_func <2 x i16> @_Z8popcountDv2_s(<2 x i16>)
;> $ spirv-llvm dis %t.spv
;>           %r = OpBitCount %v2ushort %v
;> $ llvm-dis %t.bc -o -
;>   %r = call spir_func <2 x i16> @_Z8popcountDv2_s(<2 x i16> %v) #1
;> declare spir_func <2 x i16> @_Z8popcountDv2_s(<2 x i16>) #1
;> $ spirv-llvm dis %t.plain.spv
;>           %r = OpExtInst %v2ushort %7 popcount %v
