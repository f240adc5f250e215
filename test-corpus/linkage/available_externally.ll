; A function whose body is only there to be inlined is the module's own in SPIR-V; its linkage is kept as auxiliary data where that is asked for. A variable of this linkage is imported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-preserve-auxdata --spirv-ext=+SPV_KHR_non_semantic_info -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-preserve-auxdata %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; RUN: spirv-llvm -r --spirv-preserve-auxdata %t.spv -S -o -
; RUN: spirv-llvm -r %t.spv -S -o -
; RUN: spirv-llvm %t.bc -o %t.none.spv --report-loss
; KEEP: define OpExtInst LinkageAttributes lost @v
target triple = "spir64-unknown-unknown"

@v = available_externally addrspace(1) global i32 42

define available_externally spir_func i32 @inlined(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}

define spir_func i32 @user(i32 %x) {
  %r = call spir_func i32 @inlined(i32 %x)
  %s = load i32, ptr addrspace(1) @v, align 4
  %t = add i32 %r, %s
  ret i32 %t
}
;> $ spirv-llvm dis %t.spv
;>           %7 = OpExtInstImport "NonSemantic.AuxData"
;>                OpDecorate %user LinkageAttributes "user" Export
;>                OpDecorate %v LinkageAttributes "v" Import
;>           %8 = OpExtInst %void %7 4 %inlined %uint_0
;> $ spirv-llvm -r --spirv-preserve-auxdata %t.spv -S -o -
;> @v = external addrspace(1) global i32
;> define available_externally spir_func i32 @inlined(i32 %x) #0 {
;> define spir_func i32 @user(i32 %x) #0 {
;>   %s = load i32, ptr addrspace(1) @v, align 4
;> $ spirv-llvm -r %t.spv -S -o -
;> @v = external addrspace(1) global i32
;> define internal spir_func i32 @inlined(i32 %x) #0 {
;> define spir_func i32 @user(i32 %x) #0 {
;>   %s = load i32, ptr addrspace(1) @v, align 4
;> $ spirv-llvm %t.bc -o %t.none.spv --report-loss
;> lost: linkage available_externally (performance, once): function @inlined
