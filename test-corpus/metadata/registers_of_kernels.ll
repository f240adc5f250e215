; Regression: How many registers a kernel may take: an execution mode where its extension is allowed, a user's words elsewhere.
; RUN: llvm-as %s -o %t.bc
; RUN: spirv-llvm %t.bc -o %t.plain.spv --report-loss
; RUN: spirv-val %t.plain.spv
; RUN: spirv-llvm dis %t.plain.spv
; RUN: spirv-llvm --spirv-ext=+SPV_INTEL_maximum_registers %t.bc -o %t.spv
; RUN: spirv-val %t.spv
; RUN: spirv-llvm dis %t.spv
; KEEP: OpExecutionMode UserSemantic lost
target triple = "spir64-unknown-unknown"

define spir_kernel void @many() !RegisterAllocMode !0 {
  ret void
}
define spir_kernel void @few() !RegisterAllocMode !1 {
  ret void
}
define spir_kernel void @by_id() !RegisterAllocMode !2 {
  ret void
}
!0 = !{i32 2}
!1 = !{i32 1}
!2 = !{!3}
!3 = !{i32 96}
;> $ spirv-llvm %t.bc -o %t.plain.spv --report-loss
;> lost: module-level instruction execution mode MaximumRegistersIdINTEL (needs SPV_INTEL_maximum_registers) (semantic, once): function @by_id
;> lost: decoration UserSemantic (the version is too low) (cosmetic, 2 times): function @many; function @few
;> $ spirv-llvm dis %t.spv
;>                OpExecutionMode %many MaximumRegistersINTEL 2
;>                OpExecutionMode %few MaximumRegistersINTEL 1
;>                OpExecutionModeId %by_id MaximumRegistersIdINTEL %uint_96
