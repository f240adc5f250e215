; The scalar condition of a choice between vectors is a vector in SPIR-V. One that is constant is a constant there too: the
; module that comes back has no instruction for it, so every round trip has the same instructions.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: spirv-llvm %t.back.bc -o %t.back.spv
; RUN: spirv-llvm dis %t.back.spv
; KEEP: OpUndef OpSelect OpCompositeConstruct OpConstantComposite OpConstantNull
target triple = "spir64-unknown-unknown"

define spir_kernel void @choose(ptr addrspace(1) %out, <2 x i32> %a, <2 x i32> %b) {
  %first = select i1 true, <2 x i32> %a, <2 x i32> %b
  store <2 x i32> %first, ptr addrspace(1) %out, align 8
  %second = select i1 false, <2 x i32> %a, <2 x i32> %b
  store volatile <2 x i32> %second, ptr addrspace(1) %out, align 8
  %third = select i1 undef, <2 x i32> %a, <2 x i32> %b
  store volatile <2 x i32> %third, ptr addrspace(1) %out, align 8
  ret void
}
;> $ spirv-llvm dis %t.spv
;>          %14 = OpConstantComposite %v2bool %true %true
;>          %17 = OpConstantNull %v2bool
;>          %19 = OpUndef %bool
;>          %20 = OpUndef %v2bool
;>       %first = OpSelect %v2uint %14 %a %b
;>      %second = OpSelect %v2uint %17 %a %b
;>       %third = OpSelect %v2uint %20 %a %b
;> $ spirv-llvm dis %t.back.spv
;>          %16 = OpConstantComposite %v2bool %true %true
;>          %18 = OpConstantNull %v2bool
;>          %20 = OpUndef %v2bool
;>       %first = OpSelect %v2uint %16 %a %b
;>      %second = OpSelect %v2uint %18 %a %b
;>       %third = OpSelect %v2uint %20 %a %b
