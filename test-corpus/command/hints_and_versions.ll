; Flags, annotations, loop counts and comparisons of pointers raise the version where the command is called llvm-spirv, as far
; as they may, and under the other name where that is asked for. What then has no word is lost, or said in another way.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-dis %t.spv
; RUN: llvm-spirv -r %t.spv -o - | llvm-dis - -o -
; RUN: llvm-spirv --spirv-max-version=1.5 %t.bc -o - | spirv-dis -
; RUN: llvm-spirv --spirv-max-version=1.3 %t.bc -o - | spirv-dis -
; RUN: spirv-llvm --spirv-hints-raise-version %t.bc -o - | spirv-dis -
; RUN: spirv-llvm %t.bc -o - | spirv-dis -
; KEEP: Version: OpDecorate OpPtrEqual OpIEqual %sum %difference %same icmp fneg
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func i32 @wraps(i32 %a, i32 %b) {
  %sum = add nsw i32 %a, %b
  ret i32 %sum
}

define spir_func float @negates(float %a) {
  %difference = fneg nnan float %a
  ret float %difference
}

define spir_func i1 @compares(ptr addrspace(1) %p, ptr addrspace(1) dereferenceable(12) %q) {
  %same = icmp eq ptr addrspace(1) %p, %q
  ret i1 %same
}
;> $ spirv-dis %t.spv
;> OpDecorate %3 LinkageAttributes "wraps" Export
;> OpDecorate %10 LinkageAttributes "negates" Export
;> OpDecorate %16 LinkageAttributes "compares" Export
;> OpDecorate %8 NoSignedWrap
;> OpDecorate %14 FPFastMathMode NotNaN
;> OpDecorate %21 MaxByteOffset 12
;> %23 = OpPtrEqual %15 %20 %21
;> $ llvm-spirv -r %t.spv -o - | llvm-dis - -o -
;>   %sum = add nsw i32 %a, %b
;>   ret i32 %sum
;>   %difference = fneg nnan float %a
;>   ret float %difference
;>   %same = icmp eq i64 %1, %2
;>   ret i1 %same
;> $ llvm-spirv --spirv-max-version=1.5 %t.bc -o - | spirv-dis -
;> OpDecorate %3 LinkageAttributes "wraps" Export
;> OpDecorate %10 LinkageAttributes "negates" Export
;> OpDecorate %16 LinkageAttributes "compares" Export
;> OpDecorate %8 NoSignedWrap
;> OpDecorate %21 MaxByteOffset 12
;> %23 = OpPtrEqual %15 %20 %21
;> $ llvm-spirv --spirv-max-version=1.3 %t.bc -o - | spirv-dis -
;> OpDecorate %3 LinkageAttributes "wraps" Export
;> OpDecorate %10 LinkageAttributes "negates" Export
;> OpDecorate %16 LinkageAttributes "compares" Export
;> OpDecorate %21 MaxByteOffset 12
;> %26 = OpIEqual %15 %24 %25
;> $ spirv-llvm --spirv-hints-raise-version %t.bc -o - | spirv-dis -
;> OpDecorate %1 LinkageAttributes "wraps" Export
;> OpDecorate %8 LinkageAttributes "negates" Export
;> OpDecorate %14 LinkageAttributes "compares" Export
;> OpDecorate %7 NoSignedWrap
;> OpDecorate %13 FPFastMathMode NotNaN
;> OpDecorate %20 MaxByteOffset 12
;> %22 = OpPtrEqual %15 %19 %20
;> $ spirv-llvm %t.bc -o - | spirv-dis -
;> OpDecorate %1 LinkageAttributes "wraps" Export
;> OpDecorate %8 LinkageAttributes "negates" Export
;> OpDecorate %14 LinkageAttributes "compares" Export
;> %25 = OpIEqual %15 %23 %24
