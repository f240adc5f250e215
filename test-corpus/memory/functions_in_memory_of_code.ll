; Regression: Functions in memory for code (address space 9) are called there, also by what comes back.
; The address of a function is the same there: no instruction moves it.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc --spirv-ext=+SPV_INTEL_function_pointers -o %t.spv
; RUN: spirv-llvm -r -S %t.spv -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; RUN: spirv-llvm %t.r.bc --spirv-ext=+SPV_INTEL_function_pointers -o %t.2.spv
; RUN: spirv-llvm diff %t.spv %t.2.spv
; RUN: spirv-llvm dis %t.2.spv
; KEEP: @foo addrspace(9) OpConstantFunctionPointerINTEL OpFunctionPointerCallINTEL OpBitcast
target triple = "spir64-unknown-unknown"

define spir_func i32 @foo(i32 %x) addrspace(9) {
  %y = add i32 %x, 10
  ret i32 %y
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %x) {
  %slot = alloca ptr addrspace(9), align 8
  store ptr addrspace(9) @foo, ptr %slot, align 8
  %f = load ptr addrspace(9), ptr %slot, align 8
  %y = call spir_func addrspace(9) i32 %f(i32 %x)
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}
;> $ opt -passes=verify -S %t.r.bc -o -
;> define spir_func i32 @foo(i32 %x) #0 {
;>   %slot = alloca ptr addrspace(9), align 8
;>   store ptr addrspace(9) addrspacecast (ptr @foo to ptr addrspace(9)), ptr %slot, align 8
;>   %f = load ptr addrspace(9), ptr %slot, align 8
;>   %y = call spir_func addrspace(9) i32 %f(i32 %x)
;> $ spirv-llvm dis %t.2.spv
;>          %17 = OpConstantFunctionPointerINTEL %_ptr_CodeSectionINTEL_3 %foo
;>         %y_0 = OpFunctionPointerCallINTEL %uint %f %x_0
