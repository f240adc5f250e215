; Rejected: Assembly at module scope.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

module asm "nop"
;> %s: error: module-level inline assembly cannot be expressed in SPIR-V
;>   help: SPIR-V is not the assembly language of a machine; remove it
