; Regression: A task sequence needs no pointers to functions: it names the function. Numbers that mean nothing are refused.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_task_sequence %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r --spirv-target-env=SPV-IR -S %t.spv -o -
; KEEP: TaskSequenceC OpFunction Pointer
target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij(ptr, i32, i32, i32, i32)

define spir_func i32 @task(i32 %a) {
  ret i32 %a
}

define spir_kernel void @k() {
  %sequence = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij(ptr @task, i32 10, i32 -1, i32 17, i32 1)
  ret void
}
;> $ spirv-llvm dis %t.spv
;>        %task = OpFunction %uint None %3
;>           %a = OpFunctionParameter %uint
;>                OpFunctionEnd
;>           %k = OpFunction %void None %8
;>    %sequence = OpTaskSequenceCreateALTERA %10 %task 10 4294967295 17 1
;>                OpFunctionEnd
;> $ spirv-llvm -r --spirv-target-env=SPV-IR -S %t.spv -o -
;>   %sequence = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiii(ptr @task, i32 10, i32 -1, i32 17, i32 1) #0
;> declare spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiii(ptr, i32, i32, i32, i32) #0
