; Rejected: An allocation of unknown size.
; FAIL: spirv-llvm %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, ptr addrspace(1) %p) {
  %m = alloca i32, i32 %a
  store i32 0, ptr %m
  ret void
}
;> %s: function @f, block %0, '%m = alloca': error: an alloca with a size known only at run time needs SPV_INTEL_variable_length_array
;>   help: allow it with --spirv-ext=+SPV_INTEL_variable_length_array
