; Without the extension an allocation of run-time size is refused, with the option that would allow it.
; RUN: llvm-as %s -o %t.bc
; FAIL: spirv-llvm %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %n) {
  %a = alloca i32, i32 %n
  store i32 1, ptr %a
  %x = load i32, ptr %a
  ret i32 %x
}
;> %t.bc: function @f, block %0, '%a = alloca': error: an alloca with a size known only at run time needs SPV_INTEL_variable_length_array
;>   help: allow it with --spirv-ext=+SPV_INTEL_variable_length_array
