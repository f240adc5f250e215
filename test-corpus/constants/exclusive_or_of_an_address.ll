; Regression: The exclusive or of an address as a constant: LLVM has an expression for it, so that it comes back.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm -r -S %t.spv -o -
; KEEP: @mixed
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@value = addrspace(2) constant i32 7
@mixed = addrspace(2) constant i64 xor (i64 ptrtoint (ptr addrspace(2) @value to i64), i64 5)
;> @mixed = addrspace(2) constant i64 xor (i64 ptrtoint (ptr addrspace(2) @value to i64), i64 5)
