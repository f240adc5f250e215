; Regression: Linkage of functions and variables.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: LinkageAttributes
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@exported = addrspace(1) global i32 1
@imported = external addrspace(1) global i32
@internal = internal addrspace(1) global i32 2
define spir_func void @f() {
  %v = load i32, ptr addrspace(1) @imported
  %w = load i32, ptr addrspace(1) @internal
  call spir_func void @g()
  ret void
}
declare spir_func void @g()
;>                OpDecorate %exported LinkageAttributes "exported" Export
;>                OpDecorate %imported LinkageAttributes "imported" Import
;>                OpDecorate %f LinkageAttributes "f" Export
;>                OpDecorate %g LinkageAttributes "g" Import
