; Regression: Shuffles joined by an optimiser, in blocks that stand before the blocks they take values from.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVectorShuffle OpLabel OpPhi OpFAdd OpFMul
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i1 %c) {
e:
  br label %head
tail:
  %w = shufflevector <4 x float> %sum, <4 x float> %prod, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %x = fadd <4 x float> %w, %v
  store <4 x float> %x, ptr addrspace(1) %p
  br i1 %c, label %head, label %x1
head:
  %i = phi <4 x float> [ zeroinitializer, %e ], [ %x, %tail ]
  %v = load <4 x float>, ptr addrspace(1) %p
  br label %mid
mid:
  %sum = fadd <4 x float> %v, %i
  %prod = fmul <4 x float> %v, %sum
  br label %tail
x1:
  ret void
}
;>           %e = OpLabel
;>        %head = OpLabel
;>           %i = OpPhi %v4float %12 %e %x %tail
;>         %mid = OpLabel
;>         %sum = OpFAdd %v4float %v %i
;>        %prod = OpFMul %v4float %v %sum
;>        %tail = OpLabel
;>           %w = OpVectorShuffle %v4float %sum %prod 0 5 2 7
;>           %x = OpFAdd %v4float %w %v
;>          %x1 = OpLabel
