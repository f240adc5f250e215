; Rejected: Task sequences whose numbers mean nothing, and one whose task is not known.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm --spirv-ext=+SPV_INTEL_task_sequence %t.bc -o %t.spv
target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij(ptr, i32, i32, i32, i32)

define spir_func i32 @task(i32 %a) {
  ret i32 %a
}

define spir_kernel void @k() {
  %known = alloca i32, align 4
  %1 = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij(ptr %known, i32 10, i32 -1, i32 17, i32 1)
  %2 = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij(ptr @task, i32 -2, i32 -1, i32 17, i32 1)
  %3 = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij(ptr @task, i32 1, i32 2, i32 17, i32 1)
  %4 = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij(ptr @task, i32 1, i32 1, i32 -1, i32 1)
  %5 = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij(ptr @task, i32 1, i32 1, i32 1, i32 -1)
  ret void
}
;> %t.bc: function @k, block %0, '%1 = call @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij': error: the task of a task sequence is known only at run time
;>   help: pass the function itself: the device compiles it into a circuit
;> %t.bc: function @k, block %0, '%2 = call @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij': error: the pipelining of a task sequence is less than -1
;>   help: pass -1 (the compiler chooses), 0 (no pipelining), or the minimum number of cycles
;> %t.bc: function @k, block %0, '%3 = call @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij': error: the cluster mode of a task sequence is not -1, 0 or 1
;>   help: pass -1 (the compiler chooses), 0 (clusters that cannot stall), or 1
;> %t.bc: function @k, block %0, '%4 = call @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij': error: the capacity for results of a task sequence is negative
;>   help: pass the maximum number of waiting results
;> %t.bc: function @k, block %0, '%5 = call @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiij': error: the capacity for calls of a task sequence is negative
;>   help: pass the maximum number of waiting calls
