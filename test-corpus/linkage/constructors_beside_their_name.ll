; Regression: The function that calls the constructors gets a name that no other function has.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpEntryPoint OpExecutionMode
target triple = "spir64"

@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 100, ptr @early, ptr null }]
@state = internal addrspace(1) global i32 0

define internal spir_func void @late() {
  store i32 2, ptr addrspace(1) @state
  ret void
}

define internal spir_func void @early() {
  store i32 1, ptr addrspace(1) @state
  ret void
}

define spir_kernel void @__spirv_global_ctors() {
  ret void
}
;>                OpEntryPoint Kernel %__spirv_global_ctors "__spirv_global_ctors"
;>                OpEntryPoint Kernel %__spirv_global_ctors_ "__spirv_global_ctors_"
;>                OpExecutionMode %__spirv_global_ctors_ Initializer
