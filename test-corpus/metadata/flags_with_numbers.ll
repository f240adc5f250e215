; Decorations without operands: in !spirv.Decorations and its like a number behind them says whether they are there. Metadata
; of kernels for FPGAs comes back in one order, whatever order the module has.
; RUN: spirv-llvm --spirv-ext=+all %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.bc
; RUN: opt -passes=verify -S %t.bc
; KEEP: OpDecorate OpExecutionMode define !spirv.ParameterDecorations
target triple = "spir64-unknown-unknown"

define spir_kernel void @test(ptr addrspace(1) %p, ptr addrspace(1) %q) !spirv.ParameterDecorations !0 !pipeline_kernel !6 !num_simd_work_items !7 !initiation_interval !7 !max_work_group_size !9 !stall_enable !6 {
  ret void
}

!0 = !{!1, !4}
!1 = !{!2, !3}
!2 = !{i32 19, i32 1}
!3 = !{i32 6175, i32 1}
!4 = !{!5}
!5 = !{i32 19, i32 0}
!6 = !{i32 1}
!7 = !{i32 8}
!9 = !{i32 4, i32 1, i32 1}
;> $ spirv-llvm dis %t.spv
;>                OpExecutionMode %test NumSIMDWorkitemsINTEL 8
;>                OpExecutionMode %test MaxWorkgroupSizeINTEL 4 1 1
;>                OpDecorate %p Restrict
;>                OpDecorate %p ConduitKernelArgumentALTERA
;>                OpDecorate %test PipelineEnableALTERA 1
;>                OpDecorate %test InitiationIntervalALTERA 8
;>                OpDecorate %test StallEnableALTERA
;> $ opt -passes=verify -S %t.bc
;> define spir_kernel void @test(ptr addrspace(1) %p, ptr addrspace(1) %q) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 !stall_enable !9 !initiation_interval !10 !pipeline_kernel !9 !spirv.ParameterDecorations !11 !max_work_group_size !15 !num_simd_work_items !10 {
