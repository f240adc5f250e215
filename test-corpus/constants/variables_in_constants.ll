; Regression: The interface of a kernel lists the variables whose addresses are in constants that it uses: members of arrays, and operands of expressions.
; RUN: spirv-llvm --spirv-max-version 1.4 %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: Version OpEntryPoint
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@first = addrspace(2) constant float 1.0
@second = addrspace(1) global i32 2

define spir_kernel void @choose(i1 %condition, ptr addrspace(1) %out) {
  %chosen = select i1 %condition, [1 x ptr addrspace(2)] [ptr addrspace(2) @first], [1 x ptr addrspace(2)] zeroinitializer
  store [1 x ptr addrspace(2)] %chosen, ptr addrspace(1) %out
  store i64 ptrtoint (ptr addrspace(1) @second to i64), ptr addrspace(1) %out
  ret void
}
;> ; Version: 1.4
;>                OpEntryPoint Kernel %choose "choose" %first %second
