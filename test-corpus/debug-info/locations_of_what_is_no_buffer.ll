; Regression: A buffer's location on a parameter that is no pointer says nothing.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_fpga_buffer_location %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: BufferLocation OpFunctionParameter
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %a, i32 %n) !kernel_arg_buffer_location !0 {
  ret void
}
!0 = !{i32 1, i32 3}
;>                OpCapability FPGABufferLocationALTERA
;>                OpDecorate %a BufferLocationALTERA 1
;>           %a = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
;>           %n = OpFunctionParameter %uint
