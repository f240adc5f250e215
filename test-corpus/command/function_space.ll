; Functions whose addresses are taken, and pointers to functions, in an address space of their own where that is asked for.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv --spirv-ext=+SPV_INTEL_function_pointers %t.bc -o %t.spv
; RUN: llvm-spirv -r --spirv-emit-function-ptr-addr-space %t.spv -o - | llvm-dis - -o -
; RUN: llvm-spirv -r %t.spv -o - | llvm-dis - -o -
; KEEP: define call select @one @two
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_func i32 @one(i32 %a) {
  ret i32 %a
}

define spir_func i32 @two(i32 %a) {
  ret i32 2
}

define spir_func i32 @direct(i32 %a) {
  %b = call spir_func i32 @one(i32 %a)
  ret i32 %b
}

define spir_kernel void @k(ptr addrspace(1) %p, i1 %which) {
  %f = select i1 %which, ptr @one, ptr @two
  %r = call spir_func i32 %f(i32 1)
  store i32 %r, ptr addrspace(1) %p, align 4
  ret void
}
;> $ llvm-spirv -r --spirv-emit-function-ptr-addr-space %t.spv -o - | llvm-dis - -o -
;> define spir_func i32 @one(i32 %a) addrspace(9) #0 {
;> define spir_func i32 @two(i32 %a) addrspace(9) #0 {
;> define spir_func i32 @direct(i32 %a) #1 {
;>   %b = call spir_func addrspace(9) i32 @one(i32 %a) #1
;> define spir_kernel void @k(ptr addrspace(1) %p, i1 %which) #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_type_qual !7 !kernel_arg_base_type !6 {
;>   %f = select i1 %which, ptr addrspace(9) @one, ptr addrspace(9) @two
;>   %r = call spir_func addrspace(9) i32 %f(i32 1)
;> $ llvm-spirv -r %t.spv -o - | llvm-dis - -o -
;> define spir_func i32 @one(i32 %a) #0 {
;> define spir_func i32 @two(i32 %a) #0 {
;> define spir_func i32 @direct(i32 %a) #1 {
;>   %b = call spir_func i32 @one(i32 %a) #1
;> define spir_kernel void @k(ptr addrspace(1) %p, i1 %which) #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_type_qual !7 !kernel_arg_base_type !6 {
;>   %f = select i1 %which, ptr @one, ptr @two
;>   %r = call spir_func i32 %f(i32 1)
