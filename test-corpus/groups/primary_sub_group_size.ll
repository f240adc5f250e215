; Regression: The primary size of sub-groups is an execution mode where its extension is allowed by name; elsewhere its loss is reported.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_subgroup_requirements %t.bc -o %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv -o %t.rev.bc
; RUN: spirv-llvm dis %t.rev.bc
; RUN: spirv-llvm %t.bc -o %t.plain.spv --report-loss
; KEEP: OpExecutionMode SubgroupRequirements define !{i32 lost
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !intel_reqd_sub_group_size !0 {
  ret void
}
!0 = !{i32 -1}
;> $ spirv-llvm dis %t.spv
;>                OpCapability SubgroupRequirementsINTEL
;>                OpExecutionMode %k NamedSubgroupSizeINTEL 0
;> $ spirv-llvm dis %t.rev.bc
;> define spir_kernel void @k() #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !3 !kernel_arg_type !3 !kernel_arg_base_type !3 !kernel_arg_type_qual !3 !intel_reqd_sub_group_size !4 {
;> !0 = !{i32 2, i32 2}
;> !1 = !{i32 2, i32 0}
;> !4 = !{i32 -1}
;> $ spirv-llvm %t.bc -o %t.plain.spv --report-loss
;> lost: module-level instruction execution mode NamedSubgroupSizeINTEL (needs SPV_INTEL_subgroup_requirements) (semantic, once): function @k
