; What -s writes: LLVM IR that has a form in SPIR-V.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv -s %t.bc -o %t.regularized.bc
; RUN: opt -passes=verify %t.regularized.bc -o %t.out.bc
; RUN: llvm-dis %t.regularized.bc -o -
; KEEP: umin select icmp
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func i1 @least(i1 %a, i1 %b) {
  %x = call i1 @llvm.umin.i1(i1 %a, i1 %b)
  ret i1 %x
}

declare i1 @llvm.umin.i1(i1, i1)
;>   %3 = select i1 %2, i1 %a, i1 %b
;> declare i1 @llvm.umin.i1(i1, i1) #0
