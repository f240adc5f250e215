; Regression: A copy by a work-group whose size is narrower than the target's: size and stride are made as wide.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpGroupAsyncCopy OpUConvert
target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfj9ocl_event(ptr addrspace(3), ptr addrspace(1), i32, target("spirv.Event"))

define spir_func target("spirv.Event") @f(ptr addrspace(3) %l, ptr addrspace(1) %g, i32 %n) {
  %e = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfj9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i32 %n, target("spirv.Event") zeroinitializer)
  ret target("spirv.Event") %e
}
;>          %16 = OpUConvert %ulong %n
;>           %e = OpGroupAsyncCopy %Event %uint_2 %l %g %16 %ulong_1 %14
