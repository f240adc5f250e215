; Hints that a version has words for: wrap flags, dereferenceable parameters; the triple asks for the version.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: OpDecorate define Version: add shl
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64v1.4-unknown-unknown"

define spir_func i32 @f(ptr addrspace(1) dereferenceable(32) %p, i32 %i) {
  %x = load i32, ptr addrspace(1) %p
  %a = add nsw nuw i32 %i, %x
  %b = shl nuw i32 %a, 1
  ret i32 %b
}
;> $ spirv-llvm dis %t.spv
;> ; Version: 1.4
;>                OpDecorate %f LinkageAttributes "f" Export
;>                OpDecorate %p MaxByteOffset 32
;>                OpDecorate %a NoSignedWrap
;>                OpDecorate %a NoUnsignedWrap
;>                OpDecorate %b NoUnsignedWrap
;> $ opt -passes=verify -S %t.r.bc -o -
;> define spir_func i32 @f(ptr addrspace(1) dereferenceable(32) %p, i32 %i) #0 {
;>   %x = load i32, ptr addrspace(1) %p, align 4
;>   %a = add nuw nsw i32 %i, %x
;>   %b = shl nuw i32 %a, 1
