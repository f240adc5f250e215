; Regression: A personality decides nothing where no instruction catches an exception.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --strict %t.bc -o %t.spv
; RUN: spirv-val %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare i32 @personality(...)

define spir_kernel void @k(ptr addrspace(1) %p) personality ptr @personality {
  store i32 1, ptr addrspace(1) %p
  ret void
}
