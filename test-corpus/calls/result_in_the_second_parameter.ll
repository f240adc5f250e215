; Regression: The memory for a result is the second parameter.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.back.bc
; RUN: opt -passes=verify -disable-output %t.back.bc
; RUN: spirv-llvm dis %t.back.bc
; KEEP: define
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"
define spir_func void @f(ptr addrspace(1) %this, ptr sret({ i64, i64 }) align 32 %s) {
  store i64 1, ptr %s, align 32
  ret void
}
;> define spir_func void @f(ptr addrspace(1) %this, ptr sret({ i64, i64 }) align 32 %s) #0 {
