; Kernel metadata of extensions becomes execution modes and decorations, and comes back.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --spirv-ext=+SPV_INTEL_kernel_attributes,+SPV_INTEL_fpga_cluster_attributes,+SPV_INTEL_fpga_dsp_control,+SPV_INTEL_fpga_invocation_pipelining_attributes,+SPV_INTEL_fpga_buffer_location,+SPV_INTEL_runtime_aligned,+SPV_INTEL_maximum_registers,+SPV_KHR_float_controls
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -S -o %t.ll
; RUN: llvm-as %t.ll -o %t.r.bc
; RUN: opt -passes=verify -S %t.r.bc -o -
; KEEP: OpExecutionMode OpDecorate OpExtension define ExecutionMode !{
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) !reqd_work_group_size !0 !max_work_group_size !1 !max_global_work_dim !2 !num_simd_work_items !3 !scheduler_target_fmax_mhz !4 !no_global_work_offset !5 !intel_reqd_sub_group_size !3 !stall_enable !2 !prefer_dsp !2 !propagate_dsp_preference !2 !initiation_interval !3 !max_concurrency !3 !pipeline_kernel !2 !kernel_arg_buffer_location !6 !kernel_arg_runtime_aligned !7 !RegisterAllocMode !8 !ip_interface !9 {
  ret void
}
define spir_kernel void @registers() !RegisterAllocMode !2 !ip_interface !13 {
  ret void
}
!spirv.ExecutionMode = !{!10, !11, !12}
!0 = !{i32 8, i32 1}
!1 = !{i32 8, i32 8, i32 8}
!2 = !{i32 1}
!3 = !{i32 16}
!4 = !{i32 300}
!5 = !{}
!6 = !{i32 -1, i32 2}
!7 = !{i1 false, i1 true}
!8 = !{!"AutoINTEL"}
!9 = !{!"csr", !"wait_for_done_write"}
!10 = !{ptr @k, i32 17, i32 8, i32 1, i32 1}
!11 = !{ptr @k, i32 4459, i32 16}
!12 = !{ptr @k, i32 4459, i32 32}
!13 = !{!"streaming"}
;> $ spirv-llvm dis %t.spv
;>                OpExtension "SPV_INTEL_fpga_buffer_location"
;>                OpExtension "SPV_INTEL_fpga_cluster_attributes"
;>                OpExtension "SPV_INTEL_fpga_dsp_control"
;>                OpExtension "SPV_INTEL_fpga_invocation_pipelining_attributes"
;>                OpExtension "SPV_INTEL_kernel_attributes"
;>                OpExtension "SPV_INTEL_maximum_registers"
;>                OpExtension "SPV_INTEL_runtime_aligned"
;>                OpExecutionMode %k LocalSize 8 1 1
;>                OpExecutionMode %k MaxWorkgroupSizeINTEL 8 8 8
;>                OpExecutionMode %k MaxWorkDimINTEL 1
;>                OpExecutionMode %k NumSIMDWorkitemsINTEL 16
;>                OpExecutionMode %k SchedulerTargetFmaxMhzINTEL 300
;>                OpExecutionMode %k NoGlobalOffsetINTEL
;>                OpExecutionMode %k SubgroupSize 16
;>                OpExecutionMode %k NamedMaximumRegistersINTEL AutoINTEL
;>                OpExecutionMode %k RegisterMapInterfaceINTEL 1
;>                OpExecutionMode %k DenormPreserve 16
;>                OpExecutionMode %k DenormPreserve 32
;>                OpExecutionMode %registers MaximumRegistersINTEL 1
;>                OpExecutionMode %registers StreamingInterfaceINTEL 0
;>                OpDecorate %k StallEnableALTERA
;>                OpDecorate %k MathOpDSPModeALTERA 1 1
;>                OpDecorate %k InitiationIntervalALTERA 16
;>                OpDecorate %k MaxConcurrencyALTERA 16
;>                OpDecorate %k PipelineEnableALTERA 1
;>                OpDecorate %b BufferLocationALTERA 2
;>                OpDecorate %b FuncParamAttr RuntimeAlignedALTERA
;> $ opt -passes=verify -S %t.r.bc -o -
;> define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !kernel_arg_name !10 !stall_enable !11 !initiation_interval !12 !max_concurrency !12 !pipeline_kernel !11 !prefer_dsp !11 !propagate_dsp_preference !11 !kernel_arg_buffer_location !13 !kernel_arg_runtime_aligned !14 !reqd_work_group_size !15 !intel_reqd_sub_group_size !12 !max_work_group_size !16 !no_global_work_offset !5 !max_global_work_dim !11 !num_simd_work_items !12 !scheduler_target_fmax_mhz !17 !RegisterAllocMode !18 !ip_interface !19 {
;> define spir_kernel void @registers() #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !5 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !5 !kernel_arg_name !5 !RegisterAllocMode !11 !ip_interface !20 {
;> !spirv.ExecutionMode = !{!0, !1}
;> !spirv.MemoryModel = !{!2}
;> !opencl.spir.version = !{!3}
;> !opencl.ocl.version = !{!3}
;> !spirv.Generator = !{!4}
;> !opencl.enable.FP_CONTRACT = !{!5}
;> !0 = !{ptr @k, i32 4459, i32 16}
;> !1 = !{ptr @k, i32 4459, i32 32}
;> !2 = !{i32 2, i32 2}
;> !3 = !{i32 2, i32 0}
;> !4 = !{i16 0, i16 0}
;> !5 = !{}
;> !6 = !{i32 1, i32 1}
;> !7 = !{!"none", !"none"}
;> !8 = !{!"char*", !"char*"}
;> !9 = !{!"", !""}
;> !10 = !{!"a", !"b"}
;> !11 = !{i32 1}
;> !12 = !{i32 16}
;> !13 = !{i32 -1, i32 2}
;> !14 = !{i1 false, i1 true}
;> !15 = !{i32 8, i32 1, i32 1}
;> !16 = !{i32 8, i32 8, i32 8}
;> !17 = !{i32 300}
;> !18 = !{!"AutoINTEL"}
;> !19 = !{!"csr", !"wait_for_done_write"}
;> !20 = !{!"streaming"}
