; Regression: `printf` with more arguments than the format names, and declared with only the format.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: printf
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@f = internal addrspace(2) constant [9 x i8] c"%s, %s!\0A\00"
@h = internal addrspace(2) constant [6 x i8] c"Hello\00"
declare spir_func i32 @printf(ptr addrspace(2), ...)
define spir_kernel void @k(i32 %a, double %b) {
  %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @f, ptr addrspace(2) @h, ptr addrspace(2) @h, ptr addrspace(2) @h, i32 %a, double %b)
  %s = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @f)
  ret void
}
;>           %r = OpExtInst %uint %31 printf %33 %34 %34 %34 %a %b
;>           %s = OpExtInst %uint %31 printf %33
