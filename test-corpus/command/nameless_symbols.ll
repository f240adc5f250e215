; A variable without a name is exported under none in the form of Khronos' translator; a function is the module's own.
; RUN: llvm-spirv %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpDecorate OpEntryPoint
target triple = "spir64-unknown-unknown"

@0 = addrspace(1) global i32 1

define spir_func void @1() {
  ret void
}

define spir_kernel void @k() {
  call spir_func void @1()
  ret void
}
;>                OpEntryPoint Kernel %k "k"
;>                OpDecorate %5 LinkageAttributes "" Export
