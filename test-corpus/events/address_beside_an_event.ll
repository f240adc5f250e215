; Regression: An address is stored to memory that a builtin reads as an event: the memory has no opaque type.
; RUN: spirv-llvm %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpVariable OpStore
target triple = "spir64"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %e = alloca target("spirv.Event"), align 8
  %s = getelementptr i8, ptr addrspace(1) %p, i64 8
  store ptr addrspace(1) %s, ptr %e, align 8
  %g = addrspacecast ptr %e to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr addrspace(4) %g)
  ret void
}

declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4))
;>           %e = OpVariable %_ptr_Function_Event Function
;>                OpStore %15 %s Aligned 8
