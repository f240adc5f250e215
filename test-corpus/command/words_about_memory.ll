; What llvm-spirv says of memory that only an extension tells apart, where that extension is not allowed.
; RUN: llvm-as %s -o %t.bc
; FAIL(10): llvm-spirv %t.bc -o %t.a.spv
target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(5) %p) {
  %q = addrspacecast ptr addrspace(5) %p to ptr addrspace(3)
  ret void
}
;> InvalidModule: Invalid SPIR-V module: Casts from global_device/global_host only allowed to global/generic
;> %t.bc: function @f, block %0, '%q = addrspacecast': error: a pointer to DeviceOnlyALTERA memory cannot become one to Workgroup memory
;>   help: only the generic address space (4) and the private (0), global (1) and local (3) ones convert
