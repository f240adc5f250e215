; Regression: A function that has the mangled name of a builtin, but not its types, is somebody's own.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExtInst OpFunctionCall LinkageAttributes
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i64 %a, float %x, ptr addrspace(1) %in) {
  %product = call spir_func i64 @_Z5mad24iii(i64 %a, i64 %a, i64 %a)
  %root = call spir_func double @_Z4sqrtf(float %x)
  %loaded = call spir_func <4 x double> @_Z6vload4mPU3AS1Kf(i64 0, ptr addrspace(1) %in)
  %sum = call spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) %in, i64 5)
  ret void
}

declare spir_func i64 @_Z5mad24iii(i64, i64, i64)
declare spir_func double @_Z4sqrtf(float)
declare spir_func <4 x double> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1), i64)
;>                OpDecorate %_Z5mad24iii LinkageAttributes "_Z5mad24iii" Import
;>                OpDecorate %_Z4sqrtf LinkageAttributes "_Z4sqrtf" Import
;>                OpDecorate %_Z6vload4mPU3AS1Kf LinkageAttributes "_Z6vload4mPU3AS1Kf" Import
;>     %product = OpFunctionCall %ulong %_Z5mad24iii %a %a %a
;>        %root = OpFunctionCall %double %_Z4sqrtf %x
;>      %loaded = OpFunctionCall %v4double %_Z6vload4mPU3AS1Kf %ulong_0 %in
