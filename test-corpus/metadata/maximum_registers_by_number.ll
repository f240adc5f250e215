; MaximumRegisters, the metadata of newer compilers; in the friendly form the modes stand by their numbers, both ways. The
; size of sub-groups under its newer name.
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_maximum_registers %s -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; RUN: spirv-llvm -r %t.spv --spirv-target-env=SPV-IR -S -o %t.ll
; RUN: opt -passes=verify -S %t.ll -o -
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_maximum_registers %t.ll -o %t.2.spv
; RUN: spirv-val %t.2.spv
; RUN: spirv-llvm dis %t.2.spv
; RUN: spirv-llvm %s -o %t.3.spv --report-loss
; KEEP: OpExecutionMode !0 !1 !2 !3 !4 lost
target triple = "spir64-unknown-unknown"

define spir_kernel void @number() !MaximumRegisters !0 {
  ret void
}
define spir_kernel void @chosen() !MaximumRegisters !1 {
  ret void
}
define spir_kernel void @by_id() !MaximumRegisters !2 {
  ret void
}
define spir_kernel void @sub_groups() !reqd_sub_group_size !4 {
  ret void
}
!0 = !{i32 128}
!1 = !{!"AutoINTEL"}
!2 = !{!3}
!3 = !{i32 96}
!4 = !{i32 16}
;> $ spirv-llvm dis %t.spv
;>                OpExecutionMode %number MaximumRegistersINTEL 128
;>                OpExecutionMode %chosen NamedMaximumRegistersINTEL AutoINTEL
;>                OpExecutionModeId %by_id MaximumRegistersIdINTEL %uint_96
;>                OpExecutionMode %sub_groups SubgroupSize 16
;> $ opt -passes=verify -S %t.ll -o -
;> !spirv.ExecutionMode = !{!0, !1, !2}
;> !spirv.MemoryModel = !{!4}
;> !0 = !{ptr @number, i32 6461, i32 128}
;> !1 = !{ptr @chosen, i32 6463, !"AutoINTEL"}
;> !2 = !{ptr @by_id, i32 6462, !3}
;> !3 = !{i32 96}
;> !4 = !{i32 2, i32 2}
;> $ spirv-llvm dis %t.2.spv
;>                OpExecutionMode %number MaximumRegistersINTEL 128
;>                OpExecutionMode %chosen NamedMaximumRegistersINTEL AutoINTEL
;>                OpExecutionModeId %by_id MaximumRegistersIdINTEL %uint_96
;>                OpExecutionMode %sub_groups SubgroupSize 16
;> $ spirv-llvm %s -o %t.3.spv --report-loss
;> lost: module-level instruction execution mode MaximumRegistersINTEL (needs SPV_INTEL_maximum_registers) (semantic, once): function @number
;> lost: module-level instruction execution mode NamedMaximumRegistersINTEL (needs SPV_INTEL_maximum_registers) (semantic, once): function @chosen
;> lost: module-level instruction execution mode MaximumRegistersIdINTEL (needs SPV_INTEL_maximum_registers) (semantic, once): function @by_id
