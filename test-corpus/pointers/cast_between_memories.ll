; Rejected: A cast from local to global memory.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(3) %l) {
  %g = addrspacecast ptr addrspace(3) %l to ptr addrspace(1)
  store i32 0, ptr addrspace(1) %g
  ret void
}
;> %s: function @f, block %0, '%g = addrspacecast': error: a pointer to Workgroup memory cannot become one to CrossWorkgroup memory
;>   help: only the generic address space (4) and the private (0), global (1) and local (3) ones convert
