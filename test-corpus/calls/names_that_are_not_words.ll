; Regression: The linkage name is the exact name, whatever characters it has.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpName OpEntryPoint LinkageAttributes
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@"a name with $ and \E2\82\AC" = addrspace(1) global i32 1
@plain = addrspace(1) global i32 2
define spir_kernel void @"kernel::one<int>"(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) @"a name with $ and \E2\82\AC"
  store i32 %v, ptr addrspace(1) %p
  ret void
}
;>                OpEntryPoint Kernel %kernel__one_int_ "kernel::one<int>"
;>                OpName %a_name_with___and____ "a name with $ and €"
;>                OpName %plain "plain"
;>                OpName %kernel__one_int_ "kernel::one<int>"
;>                OpName %p "p"
;>                OpName %v "v"
;>                OpDecorate %a_name_with___and____ LinkageAttributes "a name with $ and €" Export
;>                OpDecorate %plain LinkageAttributes "plain" Export
