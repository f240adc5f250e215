; Regression: Global constructors and destructors become entry points that run when the module is loaded or unloaded: several of
; one list in the order of their priorities.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: lost OpEntryPoint OpExecutionMode OpFunctionCall define @llvm
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 100, ptr @early, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @end, ptr null }]
@state = internal addrspace(1) global i32 0
@llvm.used = appending global [1 x ptr] [ptr @late], section "llvm.metadata"

define internal spir_func void @late() {
  store i32 2, ptr addrspace(1) @state
  ret void
}
define internal spir_func void @early() {
  store i32 1, ptr addrspace(1) @state
  ret void
}
define internal spir_func void @end() {
  store i32 0, ptr addrspace(1) @state
  ret void
}
define spir_kernel void @k() {
  call spir_func void @end()
  ret void
}
;> $ spirv-llvm %t.bc -o %t.spv --report-loss
;> lost: module-level instruction @llvm.used (performance, once): '@llvm.used'
;> $ spirv-llvm dis %t.spv
;>                OpEntryPoint Kernel %end "end"
;>                OpEntryPoint Kernel %k "k"
;>                OpEntryPoint Kernel %__spirv_global_ctors "__spirv_global_ctors"
;>                OpExecutionMode %__spirv_global_ctors Initializer
;>                OpExecutionMode %end Finalizer
;>          %17 = OpFunctionCall %void %end_body
;>          %20 = OpFunctionCall %void %end_body
;>          %22 = OpFunctionCall %void %early
;>          %23 = OpFunctionCall %void %late
;> $ opt -passes=verify -S %t.r.bc -o -
;> @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @__spirv_global_ctors, ptr null }]
;> @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @end, ptr null }]
;> define internal spir_func void @late() #0 {
;> define internal spir_func void @early() #0 {
;> define internal spir_func void @end() #0 {
;> define spir_kernel void @k() #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !3 !kernel_arg_type !3 !kernel_arg_base_type !3 !kernel_arg_type_qual !3 {
;> define internal spir_func void @__spirv_global_ctors() #0 {
;> define internal spir_func void @end.body() #0 {
