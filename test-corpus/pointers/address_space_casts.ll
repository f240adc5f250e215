; Regression: Casts between address spaces that do not convert are errors at their places.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(2) %q) {
  %g = addrspacecast ptr addrspace(2) %q to ptr addrspace(4)
  %h = addrspacecast ptr addrspace(1) %p to ptr addrspace(3)
  store i32 1, ptr addrspace(4) %g
  ret void
}
;> %t.bc: function @k, block %0, '%g = addrspacecast': error: a pointer to UniformConstant memory cannot become one to Generic memory
;>   help: only the generic address space (4) and the private (0), global (1) and local (3) ones convert
;> %t.bc: function @k, block %0, '%h = addrspacecast': error: a pointer to CrossWorkgroup memory cannot become one to Workgroup memory
;>   help: only the generic address space (4) and the private (0), global (1) and local (3) ones convert
