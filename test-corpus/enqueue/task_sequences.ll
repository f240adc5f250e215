; Regression: A task sequence: created for a function, asked, waited for and released, there and back.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_task_sequence,+SPV_ALTERA_task_sequence,+SPV_INTEL_function_pointers %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r -S %t.spv -o -
; KEEP: TaskSequence
target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij(ptr, i32, i32, i32, i32)
declare spir_func void @_Z32__spirv_TaskSequenceReleaseINTELm(target("spirv.TaskSequenceINTEL"))

define spir_func i32 @task(i32 %a) {
  ret i32 %a
}

define spir_kernel void @k() {
  %sequence = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij(ptr @task, i32 -1, i32 -1, i32 1, i32 2)
  call spir_func void @_Z32__spirv_TaskSequenceReleaseINTELm(target("spirv.TaskSequenceINTEL") %sequence)
  ret void
}
;> $ spirv-llvm dis %t.spv
;>                OpCapability TaskSequenceALTERA
;>          %10 = OpTypeTaskSequenceALTERA
;>    %sequence = OpTaskSequenceCreateALTERA %10 %task 4294967295 4294967295 1 2
;>                OpTaskSequenceReleaseALTERA %sequence
;> $ spirv-llvm -r -S %t.spv -o -
;>   %sequence = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiii(ptr @task, i32 -1, i32 -1, i32 1, i32 2) #0
;>   call spir_func void @_Z32__spirv_TaskSequenceReleaseINTELPU3AS125__spirv_TaskSequenceINTEL(target("spirv.TaskSequenceINTEL") %sequence) #0
;> declare spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiii(ptr, i32, i32, i32, i32) #0
;> declare spir_func void @_Z32__spirv_TaskSequenceReleaseINTELPU3AS125__spirv_TaskSequenceINTEL(target("spirv.TaskSequenceINTEL")) #0
;> %t.spv: function k, word 83, instruction 24 (OpTaskSequenceCreateALTERA %11): warning: lost: builtin OpTaskSequenceCreateALTERA: OpenCL C 2.0 has no function _Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiii
;> %t.spv: function k, word 91, instruction 25 (OpTaskSequenceReleaseALTERA): warning: lost: builtin OpTaskSequenceReleaseALTERA: OpenCL C 2.0 has no function _Z32__spirv_TaskSequenceReleaseINTELPU3AS125__spirv_TaskSequenceINTEL
