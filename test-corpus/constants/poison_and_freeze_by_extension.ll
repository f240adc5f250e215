; Regression: With SPV_KHR_poison_freeze allowed by name, freeze and poison are instructions; without it the value is made free of poison.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_KHR_poison_freeze %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r -S %t.spv -o %t.ll
; RUN: llvm-as %t.ll -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; RUN: spirv-llvm %t.bc -o %t.plain.spv
; RUN: spirv-val %t.plain.spv
; RUN: spirv-llvm dis %t.plain.spv
; KEEP: Poison Freeze freeze poison OpUndef OpReturnValue
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %x, <4 x float> %v, i24 %odd) {
  %f = freeze i32 %x
  store i32 %f, ptr addrspace(1) %p
  %g = freeze <4 x float> %v
  store <4 x float> %g, ptr addrspace(1) %p
  %h = freeze i24 %odd
  store i24 %h, ptr addrspace(1) %p
  ret void
}

define spir_func i32 @nothing() {
  ret i32 poison
}

define spir_func i32 @something() {
  %f = freeze i32 poison
  ret i32 %f
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability PoisonFreezeKHR
;>                OpExtension "SPV_KHR_poison_freeze"
;>                OpExecutionMode %k ArithmeticPoisonKHR
;>          %36 = OpPoisonKHR %uint
;>           %f = OpFreezeKHR %uint %x
;>           %g = OpFreezeKHR %v4float %v
;>                OpReturnValue %36
;>         %f_0 = OpFreezeKHR %uint %36
;>                OpReturnValue %f_0
;> $ spirv-llvm dis %t.rev.bc
;>   %f = freeze i32 %x
;>   %g = freeze <4 x float> %v
;>   ret i32 poison
;>   %f = freeze i32 poison
;> $ spirv-llvm dis %t.plain.spv
;>          %34 = OpUndef %uint
;>                OpReturnValue %34
;>                OpReturnValue %uint_0
