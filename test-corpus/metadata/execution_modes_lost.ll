; Execution modes that cannot be written are reported: without their extension, with another value than the kernel's
; metadata has, of no kernel, and not known.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.spv --report-loss
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: lost OpExecutionMode
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !reqd_work_group_size !0 !max_work_group_size !0 !intel_reqd_sub_group_size !1 !loop_fuse !1 {
  ret void
}
define spir_func void @f() {
  ret void
}
!spirv.ExecutionMode = !{!2, !3, !4, !5}
!0 = !{i32 8, i32 8, i32 8}
!1 = !{i32 -1, i32 1}
!2 = !{ptr @k, i32 17, i32 16, i32 1, i32 1}
!3 = !{ptr @f, i32 31}
!4 = !{ptr @k, i32 99999}
!5 = !{ptr @k, i32 8}
;> $ spirv-llvm %t.bc -o %t.spv --report-loss
;> lost: metadata !spirv.ExecutionMode (not of a kernel) (semantic, once): module
;> lost: module-level instruction execution mode MaxWorkgroupSizeINTEL (needs SPV_INTEL_kernel_attributes) (semantic, once): function @k
;> lost: module-level instruction execution mode NamedSubgroupSizeINTEL (needs SPV_INTEL_subgroup_requirements) (semantic, once): function @k
;> lost: module-level instruction execution mode LocalSize (it has another value already) (semantic, once): function @k
;> lost: module-level instruction execution mode ExecutionMode(99999) (not known) (semantic, once): function @k
;> lost: module-level instruction execution mode OriginLowerLeft (needs the capability Shader) (semantic, once): function @k
;> lost: metadata !loop_fuse (performance, once): function @k
;> $ spirv-llvm dis %t.spv
;>                OpExecutionMode %k LocalSize 8 8 8
