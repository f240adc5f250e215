; A task sequence: created for a function, asked, waited for and released, there and back.
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
;>                OpCapability TaskSequenceALTERA
;>          %14 = OpTypeTaskSequenceALTERA
;>    %sequence = OpTaskSequenceCreateALTERA %14 %13 4294967295 4294967295 1 2
;>                OpTaskSequenceReleaseALTERA %sequence
;>   %sequence = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiii(ptr @task, i32 -1, i32 -1, i32 1, i32 2) #1
;>   call spir_func void @_Z32__spirv_TaskSequenceReleaseINTELPU3AS125__spirv_TaskSequenceINTEL(target("spirv.TaskSequenceINTEL") %sequence) #1
;> declare spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiii(ptr, i32, i32, i32, i32) #1
;> declare spir_func void @_Z32__spirv_TaskSequenceReleaseINTELPU3AS125__spirv_TaskSequenceINTEL(target("spirv.TaskSequenceINTEL")) #1
;> %t.spv: function k, word 114, instruction 32 (OpTaskSequenceCreateALTERA %15): warning: lost: builtin OpTaskSequenceCreateALTERA: OpenCL C 2.0 has no function _Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiii
;> %t.spv: function k, word 122, instruction 33 (OpTaskSequenceReleaseALTERA): warning: lost: builtin OpTaskSequenceReleaseALTERA: OpenCL C 2.0 has no function _Z32__spirv_TaskSequenceReleaseINTELPU3AS125__spirv_TaskSequenceINTEL
