; Rejected: A variable in private memory outside functions.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@v = global i32 1
define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  store i32 2, ptr @v
  ret void
}
;> %s: function @f, block %0, 'store': error: @v is a variable in the private address space (0), which SPIR-V does not have
;>   help: move it to the global (1), constant (2) or local (3) address space
