; Rejected: A required size of sub-groups in version 1.0.
; FAIL: spirv-llvm --spirv-max-version=1.0 %s -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !intel_reqd_sub_group_size !0 {
  ret void
}

!0 = !{i32 16}
;> %s: function @k: error: execution mode SubgroupSize needs SPIR-V 1.1
;>   help: allow it with --spirv-max-version=1.1
