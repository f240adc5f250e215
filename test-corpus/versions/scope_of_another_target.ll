; Regression: A synchronisation scope that only another target has a meaning for: the widest one is right, and the loss is reported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --report-loss %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: syncscope OpConstant OpAtomic
target triple = "spir64-unknown-unknown"

define spir_func i32 @of_others(ptr addrspace(1) %p) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 7 syncscope("cluster") monotonic, align 4
  ret i32 %a
}
;> $ spirv-llvm --report-loss %t.bc -o %t.spv
;> lost: hint syncscope("cluster"): the widest scope stands for it (performance, once): function @of_others, block %0, '%a = atomicrmw add'
;> $ spirv-llvm dis %t.spv
;>      %uint_0 = OpConstant %uint 0
;>      %uint_7 = OpConstant %uint 7
;>           %a = OpAtomicIAdd %uint %p %uint_0 %uint_0 %uint_7
