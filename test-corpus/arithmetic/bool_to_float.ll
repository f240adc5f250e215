; Regression: Truth values as floats: a signed one is -1.0, an unsigned one 1.0; scalars and vectors.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpSelect OpConstant
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i1 %a, <2 x i1> %v) {
  %s = sitofp i1 %a to float
  store volatile float %s, ptr addrspace(1) %p
  %u = uitofp i1 %a to float
  store volatile float %u, ptr addrspace(1) %p
  %vs = sitofp <2 x i1> %v to <2 x double>
  store volatile <2 x double> %vs, ptr addrspace(1) %p
  %vu = uitofp <2 x i1> %v to <2 x half>
  store volatile <2 x half> %vu, ptr addrspace(1) %p
  %c = sitofp i1 true to float
  store volatile float %c, ptr addrspace(1) %p
  %d = uitofp i1 true to float
  store volatile float %d, ptr addrspace(1) %p
  ret void
}
;>    %float_n1 = OpConstant %float -1
;>     %float_0 = OpConstant %float 0
;>     %float_1 = OpConstant %float 1
;>   %double_n1 = OpConstant %double -1
;>          %20 = OpConstantComposite %v2double %double_n1 %double_n1
;>          %21 = OpConstantNull %v2double
;> %half_0x1p_0 = OpConstant %half 0x1p+0
;>          %28 = OpConstantComposite %v2half %half_0x1p_0 %half_0x1p_0
;>          %29 = OpConstantNull %v2half
;>        %true = OpConstantTrue %bool
;>           %s = OpSelect %float %a %float_n1 %float_0
;>           %u = OpSelect %float %a %float_1 %float_0
;>          %vs = OpSelect %v2double %v %20 %21
;>          %vu = OpSelect %v2half %v %28 %29
;>           %c = OpSelect %float %true %float_n1 %float_0
;>           %d = OpSelect %float %true %float_1 %float_0
