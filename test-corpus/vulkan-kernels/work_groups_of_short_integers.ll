; Rejected: a function of work-groups over integers of 16 bits, which the library does not have and OpenCL C does not declare.
; FAIL: spirv-llvm --target vulkan1.2 %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_kernel void @total(ptr addrspace(1) %data) {
  %value = load i16, ptr addrspace(1) %data, align 2
  %sum = call spir_func i16 @_Z21work_group_reduce_adds(i16 %value)
  store i16 %sum, ptr addrspace(1) %data, align 2
  ret void
}

declare spir_func i16 @_Z21work_group_reduce_adds(i16)
;> %s: function @total, block %0, '%sum = call @_Z21work_group_reduce_adds': error: shaders do not support OpGroupIAdd, which only kernels have
;>   help: use another computation
