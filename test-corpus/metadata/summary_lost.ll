; A summary for link-time optimization has no place in SPIR-V and is reported as one loss, from assembly and from bitcode.
; RUN: spirv-llvm %s -o %t.spv --report-loss
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: lost OpEntryPoint
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}

^0 = module: (path: "kernel.bc", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "k", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^2 = blockcount: 0
;> $ spirv-llvm %s -o %t.spv --report-loss
;> lost: metadata summary for link-time optimization (performance, once): module
;> $ spirv-llvm %t.bc -o %t.spv --report-loss
;> lost: metadata summary for link-time optimization (performance, once): module
;> $ spirv-llvm dis %t.spv
;>                OpEntryPoint Kernel %k "k"
