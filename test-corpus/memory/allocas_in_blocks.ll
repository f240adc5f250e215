; Regression: An allocation outside of the entry block is a variable of the function.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpLabel
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = alloca i32
  store i32 1, ptr %x
  %v = load i32, ptr %x
  store i32 %v, ptr addrspace(1) %p
  br label %b
b:
  ret void
}
;>           %9 = OpLabel
;>           %x = OpVariable %_ptr_Function_uint Function
;>           %a = OpLabel
;>           %b = OpLabel
